#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "store/sqlite_store.h"

namespace motherlode {

// A path for a store's file, which is deleted after the test.
class StoreFile {
public:
    StoreFile() {
        static int count = 0;
        std::string const name = "motherlode-" + std::to_string(getpid()) + "-" + std::to_string(count++);
        folder_ = std::filesystem::temp_directory_path() / name;
    }
    ~StoreFile() { remove(); }
    StoreFile(StoreFile const&) = delete;
    StoreFile& operator=(StoreFile const&) = delete;

    std::string path() const {
        std::filesystem::create_directories(folder_);
        return folder_ / "store.db";
    }
    void remove() const {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    std::unique_ptr<Store> open() const {
        Outcome<std::unique_ptr<Store>> store = open_sqlite_store(path());
        EXPECT_TRUE(store) << store.error().sentence;
        return std::move(*store);
    }

private:
    std::filesystem::path folder_;
};

}  // namespace motherlode
