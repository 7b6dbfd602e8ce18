#include "serve/http_server.hpp"

#include <chrono>
#include <csignal>
#include <cstddef>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "serve/http_connection.hpp"

namespace salida::serve {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using namespace std::chrono_literals;

// Half of the 1024 files that a program may usually have open: the rest of it never goes without.
constexpr std::size_t most_connections = 512;
constexpr auto closing_time = 2s;  // for answers that are under way at the end

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
    finish();
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
    HttpConnection connection(std::move(socket), answer_);
    open_.insert(&connection);
    co_await connection.converse();
    open_.erase(&connection);
  }

  /// Nobody new; then those who are still being answered, for as long as there is time.
  void finish() {
    ending_ = true;
    acceptor_.close();
    for (HttpConnection* const connection : open_) connection->finish();
    io_.restart();
    io_.run_for(closing_time);
    for (HttpConnection* const connection : open_) connection->close();
    io_.restart();
    io_.run();
  }

  Answerer answer_;
  std::set<HttpConnection*> open_;
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
