// Bytes from anywhere, read as a request for the page: nothing crashes, and what comes back is of the page or a
// refusal.
#include "serve/site.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string_view>

#include <boost/asio/buffer.hpp>

#include "serve/http_request.hpp"

namespace {

using namespace salida::serve;

void require(bool holds) {
  if (!holds) std::abort();
}

const Site& small_site() {
  static const Site site(PageFiles{
      {"/index.html", {.plain = {.bytes = "page", .tag = "\"1\""}, .type = "text/html"}},
      {"/assets/a.js",
       {.plain = {.bytes = "script", .tag = "\"2\""},
        .brotli = Body{.bytes = "br", .tag = "\"3\""},
        .gzip = Body{.bytes = "gz", .tag = "\"4\""},
        .type = "text/javascript",
        .never_changes = true}},
  });
  return site;
}

void check(const Response& response) {
  static const std::set<unsigned> statuses{200, 304, 400, 404, 405, 414};
  static const std::set<std::string_view> bodies{"page", "script", "br", "gz"};
  require(statuses.contains(response.status));
  require(response.status != 200 || bodies.contains(response.body));
  require(response.status != 304 || response.body.empty());
  for (const Header& header : response.headers) require(header.value.find_first_of("\r\n") == std::string_view::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  RequestParser parser;
  prepare(parser);
  boost::system::error_code fault;
  parser.put(boost::asio::buffer(data, size), fault);
  if (!fault && !parser.is_done()) parser.put_eof(fault);
  if (fault) {
    require(status_for(fault) == 0 || problem(status_for(fault)).status >= 400);
    return 0;
  }
  check(small_site().answer(request_of(parser.get())));
  return 0;
}
