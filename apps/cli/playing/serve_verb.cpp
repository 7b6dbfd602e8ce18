// salida serve: the game in the browser, from this machine.
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/core.h>

#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/verbs.hpp"
#include "notation/phrases.hpp"
#include "serve/http_server.hpp"
#include "serve/page_files.hpp"
#include "serve/site.hpp"

namespace salida::cli {
namespace {

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

}  // namespace

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

}  // namespace salida::cli
