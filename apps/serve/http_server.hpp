// HTTP over a socket: who may connect, how long they may take, and when it ends. What is answered comes from outside.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "serve/site.hpp"

namespace salida::serve {

class HttpServer {
 public:
  explicit HttpServer(Answerer answer);
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  HttpServer(HttpServer&&) = delete;
  HttpServer& operator=(HttpServer&&) = delete;
  ~HttpServer();

  /// From here on connections wait to be answered. Port 0 is any that is free. Throws std::system_error.
  void listen(const std::string& address, std::uint16_t port);

  /// Where it listens, as a browser is told: "http://127.0.0.1:8080".
  [[nodiscard]] std::string url() const;

  /// Answers until SIGINT or SIGTERM; what is being answered then is finished, if that takes no longer than two
  /// seconds.
  void run();

 private:
  class Sockets;  // all that knows Boost
  std::unique_ptr<Sockets> sockets_;
};

/// Whether it is an address, such as 127.0.0.1 or ::1.
[[nodiscard]] bool is_address(const std::string& text);

/// Whether it can be reached from this machine alone.
[[nodiscard]] bool is_loopback(const std::string& address);

}  // namespace salida::serve
