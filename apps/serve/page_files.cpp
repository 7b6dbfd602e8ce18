#include "serve/page_files.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "dice/hex.hpp"
#include "dice/sha256.hpp"

namespace salida::serve {
namespace {

namespace fs = std::filesystem;

/// A page takes a few million bytes: more is a folder that was named by mistake.
constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20U;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
    {".css", "text/css; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
}};

std::string_view type_of(const fs::path& file) {
  for (const auto& [ending, type] : types)
    if (file.extension() == ending) return type;
  return "application/octet-stream";  // networks and tables of endings among them
}

Body body_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  if (!stream) throw std::runtime_error(file.string() + ": cannot be read");
  const std::array<char, 64> hash = to_hex(sha256(bytes));
  return {.bytes = std::move(bytes), .tag = '"' + std::string(hash.begin(), hash.begin() + 32) + '"'};
}

std::optional<Body> neighbour_of(const fs::path& file, const char* ending) {
  fs::path name = file;
  name += ending;
  if (!fs::is_regular_file(name)) return std::nullopt;
  return body_of(name);
}

/// A compressed form is no file of its own: it is sent as the file that it stands beside.
bool is_neighbour(const fs::path& file) {
  if (file.extension() != ".br" && file.extension() != ".gz") return false;
  return fs::is_regular_file(fs::path(file).replace_extension());
}

}  // namespace

bool holds_page(const fs::path& folder) {
  std::error_code none;
  return fs::is_regular_file(folder / "index.html", none);
}

PageFiles read_page(const fs::path& folder) {
  PageFiles files;
  std::uintmax_t bytes = 0;
  for (fs::recursive_directory_iterator entry(folder), end; entry != end; ++entry) {
    const fs::path& file = entry->path();
    if (file.filename().native().starts_with('.')) {
      entry.disable_recursion_pending();
      continue;
    }
    if (!entry->is_regular_file()) continue;
    bytes += entry->file_size();
    if (bytes > most_bytes) throw std::runtime_error(folder.string() + ": too large for a page");
    if (is_neighbour(file)) continue;
    std::string path = "/" + file.lexically_relative(folder).generic_string();
    const bool never_changes = path.starts_with("/assets/");  // the page's build puts nothing else there
    files.emplace(std::move(path), PageFile{.plain = body_of(file),
                                            .brotli = neighbour_of(file, ".br"),
                                            .gzip = neighbour_of(file, ".gz"),
                                            .type = type_of(file),
                                            .never_changes = never_changes});
  }
  return files;
}

}  // namespace salida::serve
