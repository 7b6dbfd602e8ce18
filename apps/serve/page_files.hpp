// The files of the built page, all in memory: what is not among them cannot be asked for, whatever the path says.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace salida::serve {

/// The bytes that are sent, and their hash in quotes: two forms of a file have two tags.
struct Body {
  std::string bytes;
  std::string tag;
};

struct PageFile {
  Body plain;
  std::optional<Body> brotli{};  // NAME.br beside NAME
  std::optional<Body> gzip{};    // NAME.gz
  std::string_view type;         // as Content-Type says it
  bool never_changes = false;    // its name carries a hash of what is in it
};

/// By the path that a browser asks for: "/index.html".
using PageFiles = std::map<std::string, PageFile, std::less<>>;

/// Whether a page has been built there.
[[nodiscard]] bool holds_page(const std::filesystem::path& folder);

/// Every file of the folder and of those in it, but for those whose name begins with a dot. Throws where one cannot be
/// read, or where they are too many for a page.
[[nodiscard]] PageFiles read_page(const std::filesystem::path& folder);

}  // namespace salida::serve
