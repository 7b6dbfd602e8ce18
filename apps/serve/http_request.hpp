// A request as Beast reads it from bytes, within limits, and what the site is told of it.
#pragma once

#include <cstddef>
#include <cstdint>

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "serve/site.hpp"

namespace salida::serve {

inline constexpr std::uint32_t longest_header = 8 * 1024;
inline constexpr std::uint64_t longest_body = 1024;  // nobody needs one; a small one is read and passed over

using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

/// Sets its limits, and lets it read a body with the header.
void prepare(RequestParser& parser);

[[nodiscard]] Request request_of(const RequestParser::value_type& message);

/// The status for bytes that are no request; 0 where the fault is the line's, and there is nobody to tell.
[[nodiscard]] unsigned status_for(const boost::system::error_code& fault);

}  // namespace salida::serve
