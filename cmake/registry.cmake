# register_games(TARGET) compiles bots and analysis for every game in src/games, one source per game so that they
# compile side by side. registry/games.h lists the games; one that is listed but has no folder does not link.
function(register_games target)
    file(GLOB games CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/games ${PROJECT_SOURCE_DIR}/src/games/*/game.h)
    foreach(header IN LISTS games)
        cmake_path(GET header PARENT_PATH game)
        set(source ${PROJECT_BINARY_DIR}/registry/${game}.generated.cpp)
        configure_file(${PROJECT_SOURCE_DIR}/cmake/registered_type.cpp.in ${source} @ONLY)
        target_sources(${target} PRIVATE ${source})
        compile_alone(${source})
    endforeach()
endfunction()
