// salida serve: the game in the browser, from this machine.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/verbs.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "serve/http_server.hpp"
#include "serve/page_files.hpp"
#include "serve/site.hpp"

namespace salida::cli {
namespace {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string page;  // its folder; empty: where the build or an installation puts it
};

namespace fs = std::filesystem;

/// Where a page may lie: the one place that was named, or where an installation and a build put it.
std::vector<fs::path> places(const ServeOptions& options) {
  if (!options.page.empty()) return {options.page};
  if (const char* const named = std::getenv("SALIDA_PAGE"); named != nullptr && *named != '\0') return {named};
  const fs::path beside = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
  return {beside / "share/salida/page", beside / "web/page"};
}

fs::path find_page(const ServeOptions& options) {
  std::string looked;
  for (const fs::path& place : places(options)) {
    if (serve::holds_page(place)) return place;
    looked += (looked.empty() ? "" : " or ") + place.string();
  }
  throw MachineError(fmt::format("no page in {}: ./run builds it, --page DIR says where it is", looked));
}

void listen(serve::HttpServer& server, const std::string& address, std::uint16_t port) {
  try {
    server.listen(address, port);
  } catch (const std::system_error& fault) {
    if (fault.code() == std::errc::address_in_use)
      throw MachineError(fmt::format("port {} is taken: --port N takes another, --port 0 any that is free", port));
    if (fault.code() == std::errc::permission_denied)
      throw MachineError(fmt::format("port {} is not for everybody: --port takes another, from 1024 on", port));
    throw MachineError(fmt::format("cannot listen at {}: {}", address, fault.code().message()));
  }
}

int serve_page(const ServeOptions& options) {
  const std::string address = options.host == "localhost" ? "127.0.0.1" : options.host;
  if (!serve::is_address(address)) {
    return refuse({"--host", fmt::format("expected an address, such as 127.0.0.1, ::1 or 0.0.0.0; found {}",
                                         in_quotes(options.host))});
  }
  const serve::Site site(serve::read_page(find_page(options)));
  serve::HttpServer server([&site](const serve::Request& request) { return site.answer(request); });
  listen(server, address, options.port);
  if (!serve::is_loopback(address)) note("open to the network: whoever reaches this machine reaches the page");
  print_line(fmt::format("Salida is at {} (Ctrl-C stops it)", server.url()));
  flush();
  server.run();
  print_line("Salida has stopped.");
  return ExitCode::success;
}

Check some_port() {
  return [](const std::string& word) {
    const std::optional<int> number = number_in(word, 0, 65535);
    return number ? std::string{} : fmt::format("expected a port from 0 to 65535; found {}", in_quotes(word));
  };
}

}  // namespace

void add_serve_verb(const Verb& program) {
  const Verb serve = program.add_verb("serve", "the game in the browser, from this machine",
                                      "  salida serve\n"
                                      "  salida serve --port 0\n"
                                      "  salida serve --host 0.0.0.0 --page build/web/page");
  auto& options = serve.does(serve_page);
  serve.option("--port", options.port, "N", "8080 by default; 0 for any that is free").check(some_port());
  serve.option("--host", options.host, "ADDRESS", "the address to listen at; by default 127.0.0.1, this machine alone")
      .check(not_empty());
  serve.option("--page", options.page, "DIR", "the folder of the built page; found by itself where ./run has built it")
      .check(not_empty());
}

}  // namespace salida::cli
