# ccache and mold shorten a build where they are installed; nothing depends on them.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths below the project count as relative: a second clone finds what the first one compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

include(CheckLinkerFlag)
if(NOT EMSCRIPTEN)
    check_linker_flag(CXX -fuse-ld=mold HAVE_MOLD)
endif()
if(HAVE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
