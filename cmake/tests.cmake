# Everything in tests/ is one program. Suites whose name starts with Slow carry the label `slow`, all
# others `fast`; a parametrised suite is named after its instantiation: "Games/SlowPlayouts".
include(GoogleTest)

file(GLOB_RECURSE tests CONFIGURE_DEPENDS tests/*.cpp)
list(REMOVE_ITEM tests ${PROJECT_SOURCE_DIR}/tests/wasm/native_checks.cpp)
add_executable(motherlode_tests ${tests})
target_include_directories(motherlode_tests PRIVATE tests)
# A third of the time to compile a test is GoogleTest's header.
precompile(motherlode_tests <gtest/gtest.h>)
set_source_files_properties(tests/source_tree.cpp PROPERTIES COMPILE_DEFINITIONS
    "MOTHERLODE_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\";MOTHERLODE_PROGRAM=\"$<TARGET_FILE:motherlode>\"")
# Under the sanitizers g++ 12 takes a part of std::regex for uninitialised, which it is not.
set_source_files_properties(tests/docs/messages_test.cpp tests/server/protocol_test.cpp PROPERTIES COMPILE_OPTIONS -Wno-maybe-uninitialized)
add_dependencies(motherlode_tests motherlode motherlode_example_bot)
target_link_libraries(motherlode_tests
    PRIVATE motherlode_server motherlode_arena motherlode_wasm motherlode_registry motherlode_fit Boost::json SQLite::SQLite3 GTest::gtest_main Threads::Threads)

# The tests are listed when the program is linked, and each golden example is one.
file(GLOB golden CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/games/*/golden/*.txt)
set_property(TARGET motherlode_tests APPEND PROPERTY LINK_DEPENDS ${golden})

set(slow Slow*:*/Slow*)
set(discovery DISCOVERY_TIMEOUT 60 NO_PRETTY_VALUES) # a value's text may be its bytes
gtest_discover_tests(motherlode_tests ${discovery} TEST_FILTER ${slow} PROPERTIES LABELS slow)
# All tests that need PostgreSQL are one test of CTest, so that they share a server, which takes seconds to create.
set(postgres *Postgres*)
gtest_discover_tests(motherlode_tests ${discovery} TEST_FILTER -${slow}:${postgres} PROPERTIES LABELS fast)
add_test(NAME postgres COMMAND motherlode_tests --gtest_filter=${postgres}:-${slow})
set_tests_properties(postgres PROPERTIES LABELS fast TIMEOUT 600)

add_test(NAME cli_commands COMMAND ${PROJECT_SOURCE_DIR}/tests/cli/commands.sh $<TARGET_FILE:motherlode>)
set_tests_properties(cli_commands PROPERTIES LABELS fast)

# The examples in docs/bot-protocol.md and docs/protocol.md.
add_test(NAME docs_examples COMMAND ${PROJECT_SOURCE_DIR}/tests/docs/examples.py $<TARGET_FILE:motherlode>)
set_tests_properties(docs_examples PROPERTIES LABELS fast)

# What deploy/ contains, with the real programs. Skipped where these cannot be installed.
add_test(NAME deploy_proxies COMMAND ${PROJECT_SOURCE_DIR}/tests/deploy/proxies.py $<TARGET_FILE:motherlode>)
set_tests_properties(deploy_proxies PROPERTIES LABELS slow SKIP_RETURN_CODE 77)
add_test(NAME deploy_operations COMMAND ${PROJECT_SOURCE_DIR}/tests/deploy/operations.sh $<TARGET_FILE:motherlode> ${PROJECT_BINARY_DIR})
set_tests_properties(deploy_operations PROPERTIES LABELS slow SKIP_RETURN_CODE 77)
foreach(what package image)
    add_test(NAME deploy_${what} COMMAND ${PROJECT_SOURCE_DIR}/tests/deploy/${what}.sh ${PROJECT_BINARY_DIR})
    set_tests_properties(deploy_${what} PROPERTIES LABELS slow SKIP_RETURN_CODE 77)
endforeach()

# Every mutant of scripts/mutants.py must still fit the sources; ./test mutants runs them.
add_test(NAME mutants_fit COMMAND ${PROJECT_SOURCE_DIR}/scripts/mutants.py --check)
set_tests_properties(mutants_fit PROPERTIES LABELS fast)
