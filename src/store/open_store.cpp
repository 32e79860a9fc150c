#include "store/open_store.h"

#include "store/postgres_store.h"
#include "store/sqlite_store.h"

namespace motherlode {

StoreAddress parse_store_address(std::string_view text) {
    using enum StoreAddress::Kind;
    constexpr std::string_view sqlite_prefix = "sqlite:";
    constexpr std::string_view postgres_prefix = "postgres:";
    if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
        return {postgres, std::string{text}};
    if (text.starts_with(postgres_prefix))
        return {postgres, std::string{text.substr(postgres_prefix.size())}};
    if (text.starts_with(sqlite_prefix)) text.remove_prefix(sqlite_prefix.size());
    return {sqlite, std::string{text}};
}

Outcome<OpenStore> open_store(StoreAddress const& address) {
    OpenStore open;
    if (address.kind == StoreAddress::Kind::sqlite) {
        Outcome<StoreLock> lock = StoreLock::take(address.place);
        if (!lock) return lock.error();
        open.lock.emplace(std::move(*lock));
    }
    Outcome<std::unique_ptr<Store>> store = address.kind == StoreAddress::Kind::sqlite
                                                ? open_sqlite_store(address.place)
                                                : open_postgres_store(address.place);
    if (!store) return store.error();
    open.store = std::move(*store);
    return open;
}

}  // namespace motherlode
