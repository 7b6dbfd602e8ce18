#include "cli/rules/load_rules.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <fmt/core.h>
#include <sys/stat.h>

#include "notation/house_rules.hpp"

namespace salida::cli {
namespace {

bool looks_like_a_file(std::string_view name) {
  return name.find('/') != std::string_view::npos || name.ends_with(".toml");
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t largest) {
  struct stat status{};
  if (stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode))
    return Error{path, "expected a file; it is a folder"};
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!file) return Error{path, fmt::format("cannot open the file: {}", std::strerror(errno))};
  std::string text;
  std::size_t read = 0;
  do {  // a file's size is not known before its end: it may be a pipe
    text.resize(std::min(std::max<std::size_t>(2 * read, 1U << 16U), largest + 1));
    read += std::fread(text.data() + read, 1, text.size() - read, file.get());
  } while (read == text.size() && read <= largest);
  text.resize(read);
  if (std::ferror(file.get()) != 0) return Error{path, fmt::format("cannot read the file: {}", std::strerror(errno))};
  if (text.size() > largest) return Error{path, fmt::format("expected a file of at most {} bytes", largest)};
  return text;
}

Result<NamedRules> load_rules(const std::string& id_or_file) {
  if (const NamedRules* const built_in = find_variant(id_or_file)) return *built_in;
  if (!looks_like_a_file(id_or_file)) {
    Error error = unknown_rules(variants(), id_or_file);
    error.message += "; a house-rules file is named by its path, as in rules/five_six_pair.toml";
    return error;
  }
  const Result<std::string> text = read_file(id_or_file, house_rules_largest);
  if (!text) return text.error();
  return read_house_rules(*text, id_or_file);
}

Result<KnownRules> KnownRules::with(const std::string& id_or_file) {
  KnownRules known;
  known.known_.assign(variants().begin(), variants().end());
  if (id_or_file.empty() || find_variant(id_or_file) != nullptr) return known;
  const Result<NamedRules> house = load_rules(id_or_file);
  if (!house) return house.error();
  known.known_.push_back(*house);
  return known;
}

}  // namespace salida::cli
