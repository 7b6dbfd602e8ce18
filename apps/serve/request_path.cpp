#include "serve/request_path.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

namespace salida::serve {
namespace {

/// From the path on: "/b" of "http://a/b".
std::string_view without_host(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    target.remove_prefix(scheme.size());
    const std::size_t path = target.find_first_of("/?");
    return path == std::string_view::npos ? "/" : target.substr(path);
  }
  return target;
}

std::optional<char> byte_of(std::string_view digits) {
  unsigned char byte = 0;
  const char* const end = digits.data() + digits.size();
  const auto [read, problem] = std::from_chars(digits.data(), end, byte, 16);
  if (digits.size() != 2 || problem != std::errc() || read != end) return std::nullopt;
  return static_cast<char>(byte);
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  target = without_host(target);
  target = target.substr(0, target.find_first_of("?#"));
  if (!target.starts_with('/')) return std::nullopt;
  std::string path;
  for (std::size_t k = 0; k < target.size(); ++k) {
    if (target[k] != '%') {
      path += target[k];
      continue;
    }
    const std::optional<char> byte = byte_of(target.substr(k + 1, 2));
    if (!byte) return std::nullopt;
    path += *byte;
    k += 2;
  }
  return path;
}

}  // namespace salida::serve
