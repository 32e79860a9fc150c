#include "server/storage.h"

namespace motherlode::server {

void Storage::add(std::function<void(Store&)> work, std::function<void()> done) {
    results_.push_back(std::move(done));
    thread_.add([this, work = std::move(work)] {
        work(*store_);
        loop_.post([this] {
            std::function<void()> const next = std::move(results_.front());
            results_.pop_front();
            next();
        });
    });
}

}  // namespace motherlode::server
