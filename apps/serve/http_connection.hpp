// One browser's line: its requests, one after the other, and a clock over everything that waits for it.
#pragma once

#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>

#include "serve/http_request.hpp"
#include "serve/site.hpp"

namespace salida::serve {

class HttpConnection {
 public:
  using Socket = boost::asio::ip::tcp::socket;

  /// The answerer stays the caller's.
  HttpConnection(Socket socket, const Answerer& answer) : stream_(std::move(socket)), answer_(answer) {}

  /// Answers until either side has had enough; throws nothing.
  [[nodiscard]] boost::asio::awaitable<void> converse();

  /// The answer that is under way is the last one.
  void finish();

  void close() { stream_.close(); }

 private:
  enum class Line { kept, closed };

  [[nodiscard]] boost::asio::awaitable<Line> answer_next();
  [[nodiscard]] boost::asio::awaitable<void> await_first_byte();
  [[nodiscard]] boost::asio::awaitable<boost::system::error_code> read(RequestParser* parser);
  [[nodiscard]] boost::asio::awaitable<void> send(
      boost::beast::http::response<boost::beast::http::span_body<const char>> message);
  [[nodiscard]] boost::asio::awaitable<void> close_gently();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_{2 * longest_header};  // what was read and is not answered yet
  const Answerer& answer_;
  bool is_new_ = true;
  bool is_idle_ = true;  // no request has begun
  bool is_last_ = false;
};

/// Tells somebody for whom there is no room.
void turn_away(HttpConnection::Socket socket);

}  // namespace salida::serve
