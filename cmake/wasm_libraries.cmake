# The libraries of the preset `wasm`, used by their headers alone. The folder with all headers of the system must not be
# searched, because its C library is another one; so the folders of these libraries are linked into the build.
find_path(system_headers fmt/format.h REQUIRED NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library boost fmt toml++)
    file(CREATE_LINK ${system_headers}/${library} ${headers}/${library} SYMBOLIC)
endforeach()

set(TOMLPLUSPLUS_INCLUDE_DIR ${headers})
add_library(fmt::fmt INTERFACE IMPORTED)
target_include_directories(fmt::fmt SYSTEM INTERFACE ${headers})
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)

file(CONFIGURE OUTPUT boost_json.generated.cpp CONTENT "#include <boost/json/src.hpp>\n")
add_library(boost_json STATIC ${PROJECT_BINARY_DIR}/boost_json.generated.cpp)
target_include_directories(boost_json SYSTEM PUBLIC ${headers})
add_library(Boost::json ALIAS boost_json)

# One thread: the page's worker.
add_library(Threads::Threads INTERFACE IMPORTED)
