#include "server/gzip.h"

#include <cassert>

#include <zlib.h>

namespace motherlode::server {

std::string gzipped(std::string_view text) {
    constexpr int gzip_header = 16;  // added to the window size, it makes zlib write a gzip header
    constexpr int default_memory = 8;
    z_stream stream{};
    [[maybe_unused]] int state = deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED,
                                              MAX_WBITS + gzip_header, default_memory, Z_DEFAULT_STRATEGY);
    assert(state == Z_OK);
    std::string packed(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    // zlib does not write to its input, although its old interface is not const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    state = deflate(&stream, Z_FINISH);
    assert(state == Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

}  // namespace motherlode::server
