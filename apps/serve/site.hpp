// What is answered to a request: a function of the page's files, with no socket in it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "serve/page_files.hpp"

namespace salida::serve {

/// What the answer depends on.
struct Request {
  std::string method{};
  std::string target{};
  std::string accept_encoding{};
  std::string if_none_match{};
};

struct Header {
  std::string_view name;
  std::string_view value;
  friend bool operator==(const Header&, const Header&) = default;
};

/// Its texts belong to the site. The body is that of a GET: whoever answers a HEAD sends its length alone.
struct Response {
  unsigned status = 200;
  std::vector<Header> headers{};
  std::string_view body{};
};

/// Whoever answers: a site, and what may come to stand beside it.
using Answerer = std::function<Response(const Request&)>;

inline constexpr std::size_t longest_target = 2048;

class Site {
 public:
  explicit Site(PageFiles files) : files_(std::move(files)) {}
  [[nodiscard]] Response answer(const Request& request) const;

 private:
  PageFiles files_;
};

/// The answer where there is no file to send.
[[nodiscard]] Response problem(unsigned status);

}  // namespace salida::serve
