#include "kernel/embedded_files.h"

namespace motherlode {

std::string_view embedded_file(std::string_view path) {
    for (EmbeddedFile const& file : embedded_files())
        if (file.path == path) return file.contents;
    return {};
}

}  // namespace motherlode
