#include "serve/http_server.hpp"

#include <chrono>
#include <csignal>
#include <cstddef>
#include <ctime>
#include <exception>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <fmt/chrono.h>

#include "serve/http_request.hpp"

namespace salida::serve {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using namespace std::chrono_literals;

// Half of the 1024 files that a program may usually have open: the rest of it never goes without.
constexpr std::size_t most_connections = 512;
constexpr auto request_time = 10s;  // from its first byte to its last
constexpr auto idle_time = 60s;     // between two requests
constexpr auto write_time = 10s;    // without a byte taken
constexpr auto linger_time = 1s;    // for what is still on its way when there is nothing more to say
constexpr auto closing_time = 2s;   // for answers that are under way at the end

using Message = http::response<http::span_body<const char>>;
enum class Part { head, all };
enum class Line { kept, closed };

Message message_of(const Response& response, Part part, Line line) {
  Message message;
  message.version(11);
  message.result(response.status);
  message.set(http::field::date, fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))));
  for (const auto& [name, value] : response.headers)
    message.set(beast::string_view(name.data(), name.size()), beast::string_view(value.data(), value.size()));
  if (message.result() != http::status::not_modified) message.content_length(response.body.size());
  if (part == Part::all) message.body() = {response.body.data(), response.body.size()};
  message.keep_alive(line == Line::kept);
  return message;
}

struct Connection {
  explicit Connection(tcp::socket socket) : stream(std::move(socket)) {}

  beast::tcp_stream stream;
  beast::flat_buffer buffer{2 * longest_header};  // what was read and is not answered yet
  bool is_idle = true;                            // no request has begun
  bool is_new = true;
};

/// Each write may take its time anew: a slow line is no reason to give up, one that stands still is.
asio::awaitable<void> send(Connection& connection, Message message) {
  http::response_serializer<Message::body_type> serializer(message);
  while (!serializer.is_done()) {
    connection.stream.expires_after(write_time);
    co_await http::async_write_some(connection.stream, serializer, asio::use_awaitable);
  }
}

/// A socket that is closed with bytes unread takes back what was sent: they are read first.
asio::awaitable<void> close_gently(Connection& connection) {
  connection.stream.socket().shutdown(tcp::socket::shutdown_send);
  connection.stream.expires_after(linger_time);
  connection.buffer.clear();
  while (true) co_await connection.stream.async_read_some(connection.buffer.prepare(4096), asio::use_awaitable);
}

asio::awaitable<void> await_first_byte(Connection& connection) {
  if (connection.buffer.size() > 0) co_return;  // a request that came with the one before
  connection.is_idle = true;
  connection.stream.expires_after(std::exchange(connection.is_new, false) ? request_time : idle_time);
  const auto space = connection.buffer.prepare(4096);
  connection.buffer.commit(co_await connection.stream.async_read_some(space, asio::use_awaitable));
  connection.is_idle = false;
}

/// Beast's limits are for what is read at one time; all of it together has one too.
asio::awaitable<boost::system::error_code> read(Connection& connection, RequestParser& parser) {
  prepare(parser);
  connection.stream.expires_after(request_time);
  for (std::size_t bytes = 0; !parser.is_done();) {
    boost::system::error_code fault;
    bytes += co_await http::async_read_some(connection.stream, connection.buffer, parser,
                                            asio::redirect_error(asio::use_awaitable, fault));
    if (fault) co_return fault;
    if (bytes > longest_header + longest_body) co_return http::error::header_limit;
  }
  co_return boost::system::error_code();
}

/// One try, and no waiting: there is no room for whoever it is.
void turn_away(tcp::socket socket) {
  const Message message = message_of(problem(503), Part::all, Line::closed);
  boost::system::error_code gone;
  socket.non_blocking(true, gone);
  http::write(socket, message, gone);
}

}  // namespace

class HttpServer::Sockets {
 public:
  explicit Sockets(Answerer answer) : answer_(std::move(answer)) {}

  void listen(const std::string& address, std::uint16_t port) {
    acceptor_ = tcp::acceptor(io_, tcp::endpoint(asio::ip::make_address(address), port));
  }

  [[nodiscard]] tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

  void run() {
    signals_.async_wait([this](const boost::system::error_code&, int) { io_.stop(); });
    asio::co_spawn(io_, accept(), asio::detached);
    io_.run();
    stop();
  }

 private:
  asio::awaitable<void> accept() {
    while (true) {
      boost::system::error_code fault;
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, fault));
      if (ending_) co_return;
      if (fault) {
        asio::steady_timer pause(io_, 100ms);  // no file left to open, for now
        co_await pause.async_wait(asio::use_awaitable);
      } else if (open_.size() >= most_connections) {
        turn_away(std::move(socket));
      } else {
        asio::co_spawn(io_, converse(std::move(socket)), asio::detached);
      }
    }
  }

  asio::awaitable<void> converse(tcp::socket socket) {
    Connection connection(std::move(socket));
    open_.insert(&connection);
    try {
      connection.stream.socket().set_option(tcp::no_delay(true));
      while (co_await answer_next(connection) == Line::kept) {
      }
      co_await close_gently(connection);
    } catch (const std::exception&) {  // they have gone, or took too long
    }
    open_.erase(&connection);
  }

  asio::awaitable<Line> answer_next(Connection& connection) {
    co_await await_first_byte(connection);
    RequestParser parser;
    const boost::system::error_code fault = co_await read(connection, parser);
    if (const unsigned status = status_for(fault); status != 0) {
      co_await send(connection, message_of(problem(status), Part::all, Line::closed));
      co_return Line::closed;
    }
    if (fault) throw boost::system::system_error(fault);
    const RequestParser::value_type& request = parser.get();
    const bool stays = request.keep_alive() && request.version() == 11 && !ending_;
    const Line line = stays ? Line::kept : Line::closed;
    const Part part = request.method() == http::verb::head ? Part::head : Part::all;
    co_await send(connection, message_of(answer_(request_of(request)), part, line));
    co_return ending_ ? Line::closed : line;
  }

  /// Nobody new, and nobody who is waiting for nothing; then those who are still there, for as long as there is time.
  void stop() {
    ending_ = true;
    acceptor_.close();
    for (Connection* const connection : open_)
      if (connection->is_idle) connection->stream.close();
    io_.restart();
    io_.run_for(closing_time);
    for (Connection* const connection : open_) connection->stream.close();
    io_.restart();
    io_.run();
  }

  Answerer answer_;
  std::set<Connection*> open_;
  bool ending_ = false;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_, SIGINT, SIGTERM};  // held back from here on, so that none comes too early
};

HttpServer::HttpServer(Answerer answer) : sockets_(std::make_unique<Sockets>(std::move(answer))) {}
HttpServer::~HttpServer() = default;

void HttpServer::listen(const std::string& address, std::uint16_t port) {
  try {
    sockets_->listen(address, port);
  } catch (const boost::system::system_error& fault) {
    throw std::system_error(fault.code(), address);
  }
}

std::string HttpServer::url() const {
  std::ostringstream text;
  text << "http://" << sockets_->endpoint();
  return text.str();
}

void HttpServer::run() { sockets_->run(); }

bool is_address(const std::string& text) {
  boost::system::error_code none;
  asio::ip::make_address(text, none);
  return !none;
}

bool is_loopback(const std::string& address) { return asio::ip::make_address(address).is_loopback(); }

}  // namespace salida::serve
