# Everything in tests/ is one program. Suites whose name starts with Slow carry the label `slow`, all
# others `fast`; a parametrised suite is named after its instantiation: "Games/SlowPlayouts".
include(GoogleTest)

file(GLOB_RECURSE tests CONFIGURE_DEPENDS tests/*.cpp)
add_executable(motherlode_tests ${tests})
target_include_directories(motherlode_tests PRIVATE tests)
target_compile_definitions(motherlode_tests PRIVATE MOTHERLODE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(motherlode_tests PRIVATE motherlode_bots GTest::gtest_main Threads::Threads)

set(slow Slow*:*/Slow*)
gtest_discover_tests(motherlode_tests TEST_FILTER ${slow} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS slow)
gtest_discover_tests(motherlode_tests TEST_FILTER -${slow} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS fast)
