# What shortens a build. Nothing depends on it: ccache and mold are used where they are installed.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths below the project count as relative: a second clone finds what the first one compiled.
    # ccache takes precompiled headers only if it may ignore __TIME__ and the defines inside them; the sources use neither.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# Sources are compiled by the dozen, because most of the time goes into what they all include. A name in an anonymous
# namespace must therefore be unique in its folder. Preset `tidy` compiles every source alone.
option(CMAKE_UNITY_BUILD "Compile several sources at once" ON)
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)

# compile_alone(SOURCE...): for sources that must not be joined, or take so long that they should run side by side.
function(compile_alone)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

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
