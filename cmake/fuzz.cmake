# Each fuzz/NAME.cpp becomes fuzz_NAME, and a slow test of the same name that runs it for a minute from
# the seeds in fuzz/corpus/NAME. libFuzzer writes what it finds into the first folder it is given, so
# that one is in the build tree and the seeds are only read.
set(MOTHERLODE_FUZZ_SECONDS 60 CACHE STRING "How long a fuzz test runs")

add_custom_target(fuzz)
file(GLOB fuzzers CONFIGURE_DEPENDS fuzz/*.cpp)
foreach(source IN LISTS fuzzers)
    cmake_path(GET source STEM name)
    set(target fuzz_${name})
    set(found ${PROJECT_BINARY_DIR}/corpus/${name})
    set(seeds ${PROJECT_SOURCE_DIR}/fuzz/corpus/${name})
    file(MAKE_DIRECTORY ${found})
    if(NOT EXISTS ${seeds})
        set(seeds "")
    endif()

    add_executable(${target} ${source})
    target_link_libraries(${target} PRIVATE motherlode_registry)
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz ${target})

    add_test(NAME ${target}
             COMMAND ${target} -max_total_time=${MOTHERLODE_FUZZ_SECONDS} -timeout=10 -verbosity=0
                     -print_final_stats=1 -artifact_prefix=${PROJECT_BINARY_DIR}/${name}- ${found} ${seeds})
    set_tests_properties(${target} PROPERTIES LABELS slow)
endforeach()
