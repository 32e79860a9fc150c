#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/open_store.h"

// Only for copy_store.cpp: a store as plain rows, whatever its kind.
namespace motherlode {

// The tables of every kind of database, in an order that respects their references.
struct StoredColumns {
    std::string table;
    std::string columns;
    std::string key;  // the order of the rows
};
std::span<StoredColumns const> stored_columns();

// A row as texts; empty for null.
using Row = std::vector<std::optional<std::string>>;

// A transaction of one store. Without `commit` nothing is changed.
class RowStore {
public:
    virtual ~RowStore() = default;

    virtual Outcome<std::int64_t> count(StoredColumns const& table) = 0;
    virtual std::optional<Error> read(StoredColumns const& table,
                                      std::function<std::optional<Error>(Row)> const& take) = 0;
    virtual std::optional<Error> write(StoredColumns const& table, std::span<Row const> rows) = 0;
    virtual std::optional<Error> clear(StoredColumns const& table) = 0;
    virtual std::optional<Error> commit() = 0;
};

// Opens a store that no server uses. A file that does not exist is created only with `create`.
enum class CreateStore : std::uint8_t { no, yes };
Outcome<std::unique_ptr<RowStore>> open_rows(StoreAddress const& address, CreateStore create);

}  // namespace motherlode
