#include "store/copy_store.h"

#include "store/copy_rows.h"

namespace motherlode {
namespace {

constexpr std::size_t portion = 1000;  // rows

// What a server writes at its first start; without tables or bans it is of no use.
bool is_own_data(StoredColumns const& table) {
    return table.table == "game_clock" || table.table == "cookie_key";
}

std::optional<Error> make_empty(RowStore& target) {
    for (StoredColumns const& table : stored_columns()) {
        if (is_own_data(table)) {
            if (std::optional<Error> error = target.clear(table)) return error;
            continue;
        }
        Outcome<std::int64_t> const count = target.count(table);
        if (!count) return count.error();
        if (*count > 0)
            return Error{"The target is not empty: it has " + std::to_string(*count) +
                         (*count == 1 ? " row" : " rows") + " in “" + table.table + "”. Choose another one."};
    }
    return {};
}

// PostgreSQL stores no zero bytes.
bool has_zero_byte(Row const& row) {
    for (std::optional<std::string> const& value : row)
        if (value && value->find('\0') != std::string::npos) return true;
    return false;
}

class Copy {
public:
    Copy(RowStore& source, RowStore& target, std::int64_t total, CopyProgress const& progress)
        : source_{source}, target_{target}, total_{total}, progress_{progress} {}

    std::optional<Error> copy(StoredColumns const& table) {
        std::vector<Row> rows;
        std::optional<Error> error = source_.read(table, [&](Row row) -> std::optional<Error> {
            if (has_zero_byte(row)) return Error{"A text in “" + table.table + "” has a zero byte."};
            rows.push_back(std::move(row));
            return rows.size() < portion ? std::nullopt : write(table, rows);
        });
        return error ? error : write(table, rows);
    }

private:
    std::optional<Error> write(StoredColumns const& table, std::vector<Row>& rows) {
        std::optional<Error> error = target_.write(table, rows);
        done_ += static_cast<std::int64_t>(rows.size());
        rows.clear();
        if (!error) progress_(done_, total_);
        return error;
    }

    RowStore& source_;
    RowStore& target_;
    std::int64_t total_;
    std::int64_t done_ = 0;
    CopyProgress const& progress_;
};

// The number of rows in each table.
Outcome<std::vector<std::int64_t>> counts_of(RowStore& store) {
    std::vector<std::int64_t> counts;
    for (StoredColumns const& table : stored_columns()) {
        Outcome<std::int64_t> const count = store.count(table);
        if (!count) return count.error();
        counts.push_back(*count);
    }
    return counts;
}

std::int64_t count_in(std::vector<std::int64_t> const& counts, std::string_view table) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (stored_columns()[i].table == table) return counts[i];
    return 0;
}

}  // namespace

Outcome<CopyCounts> copy_store(StoreAddress const& from, StoreAddress const& to,
                               CopyProgress const& progress) {
    Outcome<std::unique_ptr<RowStore>> const source = open_rows(from, CreateStore::no);
    if (!source) return source.error();
    Outcome<std::unique_ptr<RowStore>> const target = open_rows(to, CreateStore::yes);
    if (!target) return target.error();
    if (std::optional<Error> error = make_empty(**target)) return *error;

    Outcome<std::vector<std::int64_t>> const counts = counts_of(**source);
    if (!counts) return counts.error();
    std::int64_t total = 0;
    for (std::int64_t const count : *counts) total += count;
    Copy copy{**source, **target, total, progress};
    for (StoredColumns const& table : stored_columns())
        if (std::optional<Error> error = copy.copy(table)) return *error;

    Outcome<std::vector<std::int64_t>> const copied = counts_of(**target);
    if (!copied) return copied.error();
    if (*copied != *counts)
        return Error{"The target does not have as many rows as the source. Nothing was copied."};
    if (std::optional<Error> error = (*target)->commit()) return *error;
    return CopyCounts{count_in(*counts, "tables"), count_in(*counts, "entries")};
}

}  // namespace motherlode
