# Writes OUTPUT with the version and the commit of the sources, if they have changed since:
#   cmake -D SOURCES=folder -D VERSION=0.2.0 -D OUTPUT=file -P write_version.cmake
execute_process(COMMAND git -C ${SOURCES} rev-parse --short=7 HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "cli/version.h"

namespace motherlode::cli {
char const* const version_number = "@VERSION@";
char const* const commit = "@commit@";
}  // namespace motherlode::cli
]])
