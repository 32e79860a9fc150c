#include "server/slow_disk.h"

#include <algorithm>
#include <thread>

#include "store/memory_store.h"

namespace motherlode::server::testing {
namespace {

using namespace std::chrono_literals;

class SlowStore final : public Store {
public:
    explicit SlowStore(SlowDisk& disk) : disk_{disk} {}

    std::optional<Error> create(NewTable const& table) override { return kept_->create(table); }
    std::optional<SaveError> append(std::span<Append const> appends) override {
        disk_.append.pass();
        std::this_thread::sleep_for(disk_.append_time);
        disk_.note_batch(appends.size());
        for (Append const& append : appends)
            if (disk_.broken(append.table)) return SaveError{{"The log is damaged."}, append.table};
        if (disk_.locked()) return SaveError{{"The database is locked."}};
        return kept_->append(appends);
    }
    std::optional<Error> save_game_time(Millis time) override { return kept_->save_game_time(time); }
    Outcome<std::optional<Millis>> game_time() override { return kept_->game_time(); }
    Outcome<std::string> cookie_key(std::string_view proposed) override {
        return kept_->cookie_key(proposed);
    }
    Outcome<bool> move_seats(std::string_view from, std::string_view to) override {
        return kept_->move_seats(from, to);
    }
    Outcome<std::optional<StoredTable>> load(std::string_view table) override {
        disk_.load.pass();
        return kept_->load(table);
    }
    Outcome<std::optional<std::string>> setup(std::string_view table) override { return kept_->setup(table); }
    Outcome<std::vector<TableWake>> unfinished() override { return kept_->unfinished(); }
    Outcome<std::vector<TableLine>> owned_by(std::string_view person) override {
        return kept_->owned_by(person);
    }
    Outcome<std::vector<TableLine>> listed(int most) override { return kept_->listed(most); }
    Outcome<std::vector<TableDetails>> details() override { return kept_->details(); }
    Outcome<Expired> expired(Lifetimes const& lifetimes) override { return kept_->expired(lifetimes); }
    std::optional<Error> remove(std::span<std::string const> tables) override {
        return kept_->remove(tables);
    }
    std::optional<Error> set_state(std::span<std::string const> tables, TableState state) override {
        return kept_->set_state(tables, state);
    }
    Outcome<std::vector<std::string>> bans() override { return kept_->bans(); }
    std::optional<Error> set_ban(std::string_view network, bool banned) override {
        return kept_->set_ban(network, banned);
    }
    std::optional<Error> vacuum() override { return kept_->vacuum(); }
    std::optional<Error> obstacle() override { return kept_->obstacle(); }

private:
    SlowDisk& disk_;
    std::unique_ptr<Store> kept_ = make_memory_store();
};

}  // namespace

void Gate::close() {
    std::lock_guard const lock{mutex_};
    closed_ = true;
    reached_ = false;
}

void Gate::open() {
    {
        std::lock_guard const lock{mutex_};
        closed_ = false;
    }
    changed_.notify_all();
}

bool Gate::wait_until_reached() {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, 5s, [this] { return reached_; });
}

void Gate::pass() {
    std::unique_lock lock{mutex_};
    reached_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !closed_; });
}

void SlowDisk::break_table(std::string const& table) {
    std::lock_guard const lock{mutex_};
    broken_.insert(table);
}

void SlowDisk::mend() {
    std::lock_guard const lock{mutex_};
    broken_.clear();
}

bool SlowDisk::broken(std::string const& table) const {
    std::lock_guard const lock{mutex_};
    return broken_.contains(table);
}

void SlowDisk::note_batch(std::size_t tables) {
    std::lock_guard const lock{mutex_};
    largest_batch_ = std::max(largest_batch_, tables);
}

std::size_t SlowDisk::largest_batch() const {
    std::lock_guard const lock{mutex_};
    return largest_batch_;
}

std::unique_ptr<Store> make_slow_store(SlowDisk& disk) { return std::make_unique<SlowStore>(disk); }

}  // namespace motherlode::server::testing
