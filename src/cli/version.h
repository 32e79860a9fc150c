#pragma once

#include <string>

namespace motherlode::cli {

// "motherlode 0.2.0 (commit 5d46cc4)"; version.generated.cpp has both.
extern char const* const version_number;
extern char const* const commit;  // empty if the sources are not in a Git repository

inline std::string version_text() {
    std::string text = std::string{"motherlode "} + version_number;
    return *commit == '\0' ? text : text + " (commit " + commit + ")";
}

}  // namespace motherlode::cli
