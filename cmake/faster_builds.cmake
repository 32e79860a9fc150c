# What shortens a build. Nothing depends on it: ccache and mold are used where they are installed.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths below the project count as relative: a second clone finds what the first one compiled.
    # ccache takes precompiled headers only if it may ignore __TIME__ and the defines inside them; the sources use neither.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

include(CheckLinkerFlag)
if(NOT EMSCRIPTEN)
    check_linker_flag(CXX -fuse-ld=mold HAVE_MOLD)
endif()
if(HAVE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# precompile(TARGET HEADER...): compiles large headers that most sources of a target include only once.
function(precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # Without it ccache does not take what uses a precompiled header.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()
