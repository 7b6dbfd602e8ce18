// What is answered to a request for the page, without a socket. tests/serve/server.py asks the program itself.
#include "serve/site.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "serve/encoding.hpp"
#include "serve/request_path.hpp"

namespace salida::serve {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Key;
using testing::Not;

/// A page of a few files, in a folder that is gone afterwards.
class SmallPage : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "salida_page_XXXXXX").string();
    folder_ = mkdtemp(name.data());
    write("index.html", "<!doctype html>");
    write("sw.js", "// worker");
    write("sw.js.br", "worker, by brotli");
    write("sw.js.gz", "worker, by gzip");
    write("assets/page-C0ffee12.css", "body {}");
    write("nets/medellin-4.net", "network");
    write("manifest.webmanifest", "{}");
    write("a b.svg", "<svg/>");
    write(".secret/key", "secret");
    write("alone.gz", "beside nothing");
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, std::string_view text) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  [[nodiscard]] Site site() const { return Site(read_page(folder_)); }

  std::filesystem::path folder_;
};

Request get(std::string_view target) { return {.method = "GET", .target = std::string(target)}; }

std::string_view header(const Response& response, std::string_view name) {
  for (const Header& header : response.headers)
    if (header.name == name) return header.value;
  return "";
}

TEST_F(SmallPage, sends_files_with_their_types) {
  const Site site = this->site();
  const std::map<std::string_view, std::string_view> types{
      {"/", "text/html; charset=utf-8"},
      {"/index.html", "text/html; charset=utf-8"},
      {"/sw.js", "text/javascript; charset=utf-8"},
      {"/assets/page-C0ffee12.css", "text/css; charset=utf-8"},
      {"/nets/medellin-4.net", "application/octet-stream"},
      {"/manifest.webmanifest", "application/manifest+json"},
      {"/a%20b.svg", "image/svg+xml"},
      {"/alone.gz", "application/octet-stream"},
      {"http://127.0.0.1:8080/sw.js?v=1", "text/javascript; charset=utf-8"},
  };
  for (const auto& [target, type] : types) {
    const Response response = site.answer(get(target));
    EXPECT_EQ(response.status, 200U) << target;
    EXPECT_EQ(header(response, "Content-Type"), type) << target;
  }
  EXPECT_EQ(site.answer(get("/nets/medellin-4.net")).body, "network");
}

TEST_F(SmallPage, sends_nothing_but_the_files_of_the_page) {
  const Site site = this->site();
  for (const std::string_view target :
       {"/nothing", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%252e%252e/etc/passwd", "//", "//etc/passwd",
        "/./index.html", "/assets/../index.html", "/\\..\\etc\\passwd", "/index.html%00.js", "/sw.js.br", "/sw.js.gz",
        "/.secret/key", "/assets", "/assets/", "/INDEX.HTML", "http://evil/../etc/passwd"}) {
    const Response response = site.answer(get(target));
    EXPECT_EQ(response.status, 404U) << target;
    EXPECT_THAT(response.body, HasSubstr("href=\"/\""));
  }
}

TEST_F(SmallPage, refuses_what_is_no_request_for_a_file) {
  const Site site = this->site();
  for (const std::string_view target : {"", "*", "index.html", "/%", "/%2", "/%zz", "/%-1", "ftp://host/", "?"})
    EXPECT_EQ(site.answer(get(target)).status, 400U) << target;
  EXPECT_EQ(site.answer(get("/" + std::string(longest_target, 'a'))).status, 414U);
  for (const char* const method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
    const Response response = site.answer({.method = method, .target = "/"});
    EXPECT_EQ(response.status, 405U) << method;
    EXPECT_EQ(header(response, "Allow"), "GET, HEAD");
  }
}

TEST_F(SmallPage, says_in_every_answer_what_the_page_may_do) {
  const Site site = this->site();
  for (const Response& response : {site.answer(get("/")), site.answer(get("/nothing")), problem(503)}) {
    EXPECT_THAT(header(response, "Content-Security-Policy"), HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
    EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header(response, "Referrer-Policy"), "no-referrer");
    EXPECT_EQ(header(response, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(header(response, "Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_NE(header(response, "Permissions-Policy"), "");
  }
}

TEST_F(SmallPage, lets_browsers_keep_what_never_changes_and_ask_about_the_rest) {
  const Site site = this->site();
  EXPECT_EQ(header(site.answer(get("/assets/page-C0ffee12.css")), "Cache-Control"),
            "public, max-age=31536000, immutable");
  const Response first = site.answer(get("/"));
  EXPECT_EQ(header(first, "Cache-Control"), "no-cache");
  const std::string tag(header(first, "ETag"));
  for (const std::string& known : {tag, "W/" + tag, "\"other\" , " + tag, std::string("*")}) {
    const Response again = site.answer({.method = "GET", .target = "/", .if_none_match = known});
    EXPECT_EQ(again.status, 304U) << known;
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(header(again, "ETag"), tag);
  }
  for (const std::string& other : {tag.substr(1), tag + "x", std::string("\"other\""), std::string(",,")})
    EXPECT_EQ(site.answer({.method = "GET", .target = "/", .if_none_match = other}).status, 200U) << other;
  write("index.html", "<!doctype html>\n");
  EXPECT_EQ(this->site().answer({.method = "GET", .target = "/", .if_none_match = tag}).status, 200U);
}

TEST_F(SmallPage, sends_the_form_that_the_browser_likes_best) {
  const Site site = this->site();
  const std::map<std::string_view, std::string_view> chosen{
      {"", ""},
      {"gzip, deflate, br", "br"},
      {"gzip", "gzip"},
      {"GZip ; Q=0.3", "gzip"},
      {"br;q=0.5, gzip;q=0.9", "gzip"},
      {"br;q=0, gzip;q=0.1", "gzip"},
      {"br;q=0", ""},
      {"*", "br"},
      {"*;q=0.5, br;q=0", "gzip"},
      {"gzip;q=0.5, identity", ""},
      {"identity;q=0, *;q=0", ""},
      {"br;q=nan, gzip;q=x", ""},
      {"zstd", ""},
      {";;, ,=;q", ""},
  };
  for (const auto& [accepted, encoding] : chosen) {
    const Response response =
        site.answer({.method = "GET", .target = "/sw.js", .accept_encoding = std::string(accepted)});
    EXPECT_EQ(header(response, "Content-Encoding"), encoding) << accepted;
    EXPECT_EQ(response.body, encoding == "br"     ? "worker, by brotli"
                             : encoding == "gzip" ? "worker, by gzip"
                                                  : "// worker");
    EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(response, "Content-Type"), "text/javascript; charset=utf-8");
  }
}

TEST_F(SmallPage, tells_the_forms_of_a_file_apart_by_their_tags) {
  const Site site = this->site();
  const std::string plain(header(site.answer(get("/sw.js")), "ETag"));
  const Response packed = site.answer({.method = "GET", .target = "/sw.js", .accept_encoding = "br"});
  EXPECT_NE(header(packed, "ETag"), plain);
  const Response again =
      site.answer({.method = "GET", .target = "/sw.js", .accept_encoding = "br", .if_none_match = plain});
  EXPECT_EQ(again.status, 200U);
}

TEST_F(SmallPage, is_there_only_where_it_was_built) {
  EXPECT_TRUE(holds_page(folder_));
  EXPECT_FALSE(holds_page(folder_ / "assets"));
  EXPECT_FALSE(holds_page(folder_ / "nowhere"));
  EXPECT_FALSE(holds_page(folder_ / "index.html"));
  EXPECT_THROW(static_cast<void>(read_page(folder_ / "nowhere")), std::runtime_error);
  EXPECT_THAT(read_page(folder_), Not(Contains(Key("/sw.js.br"))));
}

TEST(RequestPath, is_resolved_once) {
  EXPECT_EQ(path_of("/a%20b?c=d%"), "/a b");
  EXPECT_EQ(path_of("/a%2520b"), "/a%20b");
  EXPECT_EQ(path_of("/a#b"), "/a");
  EXPECT_EQ(path_of("http://host"), "/");
  EXPECT_EQ(path_of("https://host/a"), "/a");
  EXPECT_EQ(path_of("/http://host/a"), "/http://host/a");
}

}  // namespace
}  // namespace salida::serve
