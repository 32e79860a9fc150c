# ccache and mold shorten a build where they are installed; nothing depends on them.

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
