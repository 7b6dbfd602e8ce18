#include "serve/http_connection.hpp"

#include <chrono>
#include <cstddef>
#include <ctime>
#include <exception>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/write.hpp>
#include <fmt/chrono.h>

namespace salida::serve {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::use_awaitable;
using boost::system::error_code;
using namespace std::chrono_literals;

constexpr auto request_time = 10s;  // from its first byte to its last
constexpr auto idle_time = 60s;     // between two requests
constexpr auto write_time = 10s;    // without a byte taken
constexpr auto linger_time = 1s;    // for what is still on its way when there is nothing more to say

constexpr std::size_t portion = 4096;

using Message = http::response<http::span_body<const char>>;

Message message_of(const Response& response) {
  Message message;
  message.version(11);
  message.result(response.status);
  message.set(http::field::date, fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))));
  for (const auto& [name, value] : response.headers)
    message.set(beast::string_view(name.data(), name.size()), beast::string_view(value.data(), value.size()));
  if (message.result() != http::status::not_modified) message.content_length(response.body.size());
  message.body() = {response.body.data(), response.body.size()};
  return message;
}

/// After which the line is closed.
Message refusal(unsigned status) {
  Message message = message_of(problem(status));
  message.keep_alive(false);
  return message;
}

}  // namespace

asio::awaitable<void> HttpConnection::converse() {
  try {
    stream_.socket().set_option(asio::ip::tcp::no_delay(true));
    while (co_await answer_next() == Line::kept) {
    }
    co_await close_gently();
  } catch (const std::exception&) {  // they have gone, or took too long
    close();
  }
}

void HttpConnection::finish() {
  is_last_ = true;
  if (is_idle_) close();
}

asio::awaitable<HttpConnection::Line> HttpConnection::answer_next() {
  co_await await_first_byte();
  RequestParser parser;
  const error_code fault = co_await read(&parser);
  if (const unsigned status = status_for(fault); status != 0) {
    co_await send(refusal(status));
    co_return Line::closed;
  }
  if (fault) throw boost::system::system_error(fault);
  const RequestParser::value_type& request = parser.get();
  Message message = message_of(answer_(request_of(request)));
  if (request.method() == http::verb::head) message.body() = {};
  message.keep_alive(request.keep_alive() && request.version() == 11 && !is_last_);
  const bool stays = message.keep_alive();
  co_await send(std::move(message));
  co_return stays && !is_last_ ? Line::kept : Line::closed;
}

asio::awaitable<void> HttpConnection::await_first_byte() {
  if (buffer_.size() > 0) co_return;  // it came with the request before
  is_idle_ = true;
  stream_.expires_after(std::exchange(is_new_, false) ? request_time : idle_time);
  buffer_.commit(co_await stream_.async_read_some(buffer_.prepare(portion), use_awaitable));
  is_idle_ = false;
}

/// Beast's limits are for what is read at one time; all of it together has one too.
asio::awaitable<error_code> HttpConnection::read(RequestParser* parser) {
  prepare(*parser);
  stream_.expires_after(request_time);
  for (std::size_t bytes = 0; !parser->is_done();) {
    error_code fault;
    bytes += co_await http::async_read_some(stream_, buffer_, *parser, asio::redirect_error(use_awaitable, fault));
    if (fault) co_return fault;
    if (bytes > longest_header + longest_body) co_return http::error::header_limit;
  }
  co_return error_code();
}

/// Each write may take its time anew: a slow line is no reason to give up, one that stands still is.
asio::awaitable<void> HttpConnection::send(Message message) {
  http::response_serializer<Message::body_type> serializer(message);
  while (!serializer.is_done()) {
    stream_.expires_after(write_time);
    co_await http::async_write_some(stream_, serializer, use_awaitable);
  }
}

/// A socket that is closed with bytes unread takes back what was sent: they are read first.
asio::awaitable<void> HttpConnection::close_gently() {
  stream_.socket().shutdown(Socket::shutdown_send);
  stream_.expires_after(linger_time);
  buffer_.clear();
  while (true) co_await stream_.async_read_some(buffer_.prepare(portion), use_awaitable);
}

void turn_away(HttpConnection::Socket socket) {
  const Message message = refusal(503);
  error_code gone;
  http::write(socket, message, gone);  // a few bytes on a new socket: nothing to wait for
}

}  // namespace salida::serve
