#include "serve/http_request.hpp"

#include <string>

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>

namespace salida::serve {
namespace {

namespace http = boost::beast::http;

/// A header may come in several lines, which are one list.
std::string list_in(const RequestParser::value_type& message, http::field name) {
  std::string list;
  const auto [begin, end] = message.equal_range(name);
  for (auto line = begin; line != end; ++line) {
    if (line != begin) list += ',';
    list.append(line->value().data(), line->value().size());
  }
  return list;
}

}  // namespace

void prepare(RequestParser& parser) {
  parser.eager(true);
  parser.header_limit(longest_header);
  parser.body_limit(longest_body);
}

Request request_of(const RequestParser::value_type& message) {
  return {.method = std::string(message.method_string()),
          .target = std::string(message.target()),
          .accept_encoding = list_in(message, http::field::accept_encoding),
          .if_none_match = list_in(message, http::field::if_none_match)};
}

unsigned status_for(const boost::system::error_code& fault) {
  const boost::system::error_code end = http::error::end_of_stream;
  if (fault.category() != end.category() || fault == end) return 0;
  if (fault == http::error::header_limit || fault == http::error::buffer_overflow) return 431;
  if (fault == http::error::body_limit) return 413;
  return 400;
}

}  // namespace salida::serve
