#include "serve/site.hpp"

#include <algorithm>
#include <optional>

#include "notation/reading.hpp"
#include "serve/encoding.hpp"
#include "serve/request_path.hpp"
#include "serve/trimmed.hpp"

namespace salida::serve {
namespace {

/// What every answer says: the page takes nothing from elsewhere, nobody frames it, and nothing is guessed.
std::vector<Header> safe_headers() {
  return {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
       "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
       "form-action 'none'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
  };
}

constexpr std::string_view not_found =
    "<!doctype html>\n"
    "<html lang=\"es\">\n"
    "<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<title>Salida</title>\n"
    "<h1>Aquí no hay nada</h1>\n"
    "<p lang=\"en\">There is nothing here.</p>\n"
    "<p><a href=\"/\">Salida</a></p>\n"
    "</html>\n";

std::string_view words_for(unsigned status) {
  switch (status) {
    case 405: return "The page can be read, and nothing else.\n";
    case 413: return "A request for a page has no body.\n";
    case 414: return "The address is too long.\n";
    case 431: return "The header is too long.\n";
    case 503: return "Too many connections: try again later.\n";
    default: return "This is no request for a page.\n";
  }
}

/// Whether one of the tags is what the file has now; where a file is compressed on its way, W/ comes before the tag.
bool names_tag(std::string_view if_none_match, std::string_view tag) {
  return std::ranges::any_of(parts_of(if_none_match, ','), [tag](std::string_view item) {
    item = trimmed(item);
    if (item.starts_with("W/")) item.remove_prefix(2);
    return item == "*" || item == tag;
  });
}

Response send(const PageFile& file, const Request& request) {
  const auto [body, encoding] = choose_body(file, request.accept_encoding);
  Response response{.headers = safe_headers()};
  std::vector<Header>& headers = response.headers;
  headers.push_back({"ETag", body->tag});
  headers.push_back({"Cache-Control", file.never_changes ? "public, max-age=31536000, immutable" : "no-cache"});
  if (file.brotli || file.gzip) headers.push_back({"Vary", "Accept-Encoding"});
  if (names_tag(request.if_none_match, body->tag)) {
    response.status = 304;
    return response;
  }
  headers.push_back({"Content-Type", file.type});
  if (!encoding.empty()) headers.push_back({"Content-Encoding", encoding});
  response.body = body->bytes;
  return response;
}

}  // namespace

Response problem(unsigned status) {
  Response response{.status = status, .headers = safe_headers()};
  response.headers.push_back({"Cache-Control", "no-store"});
  response.headers.push_back(
      {"Content-Type", status == 404 ? "text/html; charset=utf-8" : "text/plain; charset=utf-8"});
  if (status == 405) response.headers.push_back({"Allow", "GET, HEAD"});
  response.body = status == 404 ? not_found : words_for(status);
  return response;
}

Response Site::answer(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") return problem(405);
  if (request.target.size() > longest_target) return problem(414);
  std::optional<std::string> path = path_of(request.target);
  if (!path) return problem(400);
  if (path->ends_with('/')) *path += "index.html";
  const auto file = files_.find(*path);
  return file == files_.end() ? problem(404) : send(file->second, request);
}

}  // namespace salida::serve
