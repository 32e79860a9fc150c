# The extension module of the Python package, in a folder that Python can import from: build/<preset>/python. pip builds
# it through python/setup.py.

# Debian's Python has numpy from apt; another python3 on the PATH may have none. pip names its own.
if(NOT Python_EXECUTABLE AND EXISTS /usr/bin/python3)
    set(Python_EXECUTABLE /usr/bin/python3)
endif()
find_package(Python 3.10 REQUIRED COMPONENTS Interpreter Development.Module)
find_package(pybind11 2.10 REQUIRED)

set(python_folder ${PROJECT_BINARY_DIR}/python/motherlode)
file(GLOB python CONFIGURE_DEPENDS src/python/*.cpp)
pybind11_add_module(motherlode_python MODULE NO_EXTRAS ${python})
set_target_properties(motherlode_python PROPERTIES OUTPUT_NAME _core LIBRARY_OUTPUT_DIRECTORY ${python_folder})
target_compile_definitions(motherlode_python PRIVATE MOTHERLODE_VERSION="${PROJECT_VERSION}")
target_link_libraries(motherlode_python PRIVATE motherlode_registry motherlode_arena Threads::Threads)
precompile(motherlode_python <pybind11/pybind11.h> <pybind11/stl.h> <pybind11/numpy.h>)

# The tensors and environments of every game, one source per game so that they compile side by side.
file(GLOB games CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/games ${PROJECT_SOURCE_DIR}/src/games/*/game.h)
foreach(header IN LISTS games)
    cmake_path(GET header PARENT_PATH game)
    set(source ${PROJECT_BINARY_DIR}/python_games/${game}.generated.cpp)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/python_game.cpp.in ${source} @ONLY)
    target_sources(motherlode_python PRIVATE ${source})
    compile_alone(${source})
endforeach()

# The modules written in Python, linked next to the extension.
file(GLOB modules CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/python/motherlode python/motherlode/[_a-z]*)
list(REMOVE_ITEM modules __pycache__)
file(MAKE_DIRECTORY ${python_folder})
foreach(module IN LISTS modules)
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/python/motherlode/${module} ${python_folder}/${module} SYMBOLIC)
endforeach()

# Compares the package with the program: python/tests/test_identical.py. A source distribution has no tests.
if(EXISTS ${PROJECT_SOURCE_DIR}/python/tests)
    add_executable(motherlode_hashes python/tests/native_hashes.cpp)
    target_link_libraries(motherlode_hashes PRIVATE motherlode_registry)
endif()
