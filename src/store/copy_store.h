#pragma once

#include <cstdint>
#include <functional>

#include "store/open_store.h"

namespace motherlode {

struct CopyCounts {
    std::int64_t tables = 0;
    std::int64_t entries = 0;
};

// `rows` of `total` rows are copied.
using CopyProgress = std::function<void(std::int64_t rows, std::int64_t total)>;

// Copies everything from one store into another, which must be empty. No server may use either of them. The copy is one
// transaction: if it fails, the target is still empty. At the end, the number of rows is compared.
Outcome<CopyCounts> copy_store(StoreAddress const& from, StoreAddress const& to,
                               CopyProgress const& progress);

}  // namespace motherlode
