# ccache and mold shorten a build where they are installed; nothing depends on them.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold HAVE_MOLD)
if(HAVE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
