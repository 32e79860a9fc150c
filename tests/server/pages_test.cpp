#include <fstream>

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

// A page like that of a build.
class Pages : public ::testing::Test {
protected:
    Pages() {
        write("web/index.html", "<!doctype html>");
        write("web/assets/app-1a2b3c.js", "export {};");
        write("web/assets/app-1a2b3c.js.br", "packed");
        write("web/assets/app-1a2b3c.js.gz", "zipped");
        write("web/.hidden", "hidden");
        write("secret.txt", "secret");
    }
    void write(std::string const& name, std::string const& text) {
        std::filesystem::path const path = server.web().parent_path() / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path} << text;
    }
    HttpReply get(std::string const& path, Headers const& headers = {}) {
        return http(server.port(), "GET", path, headers);
    }

    TestServer server;
};

TEST_F(Pages, ThePageIsServedForTablesToo) {
    for (char const* path : {"/", "/t/abcdefghjk", "/?x=1"}) {
        HttpReply const reply = get(path);
        EXPECT_EQ(reply.status, 200) << path;
        EXPECT_EQ(reply.body, "<!doctype html>");
        EXPECT_EQ(reply.header("content-type"), "text/html; charset=utf-8");
        EXPECT_EQ(reply.header("cache-control"), "private, no-cache");
        EXPECT_NE(reply.header("set-cookie").find("motherlode="), std::string::npos);
    }
    std::string const cookie = get("/").header("set-cookie");
    EXPECT_EQ(get("/", {{"Cookie", cookie.substr(0, cookie.find(';'))}}).header("set-cookie"), "");
}

TEST_F(Pages, AnUnknownAddressIsAnsweredInWordsToABrowserAndInJsonToAProgram) {
    for (char const* path : {"/nowhere", "/nowhere/at/all", "/old.html"}) {
        HttpReply const page = get(path, {{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}});
        EXPECT_EQ(page.status, 404) << path;
        EXPECT_EQ(page.body, "<!doctype html>") << path;
        EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
        HttpReply const json = get(path, {{"Accept", "*/*"}});
        EXPECT_EQ(json.status, 404) << path;
        EXPECT_EQ(json.header("content-type"), "application/json");
    }
    EXPECT_EQ(get("/api/nothing", {{"Accept", "text/html"}}).header("content-type"), "application/json");
}

TEST_F(Pages, AssetsAreCachedForeverAndCompressed) {
    HttpReply const plain = get("/assets/app-1a2b3c.js");
    EXPECT_EQ(plain.body, "export {};");
    EXPECT_EQ(plain.header("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(plain.header("cache-control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
    EXPECT_EQ(plain.header("set-cookie"), "");

    HttpReply const packed = get("/assets/app-1a2b3c.js", {{"Accept-Encoding", "gzip, br"}});
    EXPECT_EQ(packed.body, "packed");
    EXPECT_EQ(packed.header("content-encoding"), "br");
    EXPECT_EQ(get("/assets/app-1a2b3c.js", {{"Accept-Encoding", "gzip"}}).body, "zipped");
    EXPECT_EQ(get("/assets/app-1a2b3c.js", {{"Accept-Encoding", "br;q=0, gzip"}}).body, "zipped");

    HttpReply const again = get("/assets/app-1a2b3c.js", {{"If-None-Match", plain.header("etag")}});
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
}

TEST_F(Pages, AChangedFileIsReadAgain) {
    EXPECT_EQ(get("/").body, "<!doctype html>");
    write("web/index.html", "<!doctype html><p>new");
    std::filesystem::last_write_time(server.web() / "index.html",
                                     std::filesystem::file_time_type::clock::now() + std::chrono::seconds{2});
    EXPECT_EQ(get("/").body, "<!doctype html><p>new");
}

TEST_F(Pages, OtherFoldersAreNotServed) {
    for (char const* path :
         {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
          "//secret.txt", "/assets//app-1a2b3c.js", "/./index.html", "/.hidden", "/assets", "/assets/",
          "/t/../../secret.txt/x", "/assets/app-1a2b3c.js/../../../secret.txt", "/..\\secret.txt",
          "secret.txt", "*", "http://localhost/../secret.txt"}) {
        HttpReply const reply = get(path);
        EXPECT_EQ(reply.body.find("secret\n"), std::string::npos) << path;
        EXPECT_NE(reply.body, "secret") << path;
        EXPECT_NE(reply.body, "hidden") << path;
    }
}

TEST(PagesMissing, AreReported) {
    TestServer const server;
    HttpReply const reply = http(server.port(), "GET", "/");
    EXPECT_EQ(reply.status, 404);
    EXPECT_NE(reply.body.find("The web page was not found."), std::string::npos);
}

}  // namespace
}  // namespace motherlode::server::testing
