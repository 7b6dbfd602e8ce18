#include "serve/encoding.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>

#include "notation/reading.hpp"
#include "serve/trimmed.hpp"

namespace salida::serve {
namespace {

bool same_word(std::string_view a, std::string_view b) {
  const auto small = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
  return std::ranges::equal(a, b, {}, small, small);
}

/// The q of "br;q=0.5": 1 where there is none, 0 where it is no number.
double weight_in(const std::vector<std::string_view>& words) {
  for (std::size_t k = 1; k < words.size(); ++k) {
    std::string_view word = trimmed(words[k]);
    if (!word.starts_with("q=") && !word.starts_with("Q=")) continue;
    word.remove_prefix(2);
    double weight = 0;
    const char* const end = word.data() + word.size();
    const auto [read, problem] = std::from_chars(word.data(), end, weight);
    return problem == std::errc() && read == end ? weight : 0;
  }
  return 1;
}

/// How much somebody likes an encoding; none where that is not said.
std::optional<double> weight_of(std::string_view accept_encoding, std::string_view encoding) {
  std::optional<double> of_any;
  for (const std::string_view item : parts_of(accept_encoding, ',')) {
    const std::vector<std::string_view> words = parts_of(item, ';');
    const std::string_view name = trimmed(words.front());
    if (same_word(name, encoding)) return weight_in(words);
    if (name == "*") of_any = weight_in(words);
  }
  return of_any;
}

}  // namespace

ChosenBody choose_body(const PageFile& file, std::string_view accept_encoding) {
  // The file as it is can always be sent: nobody is sent away for want of another form.
  ChosenBody best{.body = &file.plain, .encoding = {}};
  double weight = 0;
  const auto consider = [&](const std::optional<Body>& body, std::string_view encoding) {
    const double liked = weight_of(accept_encoding, encoding).value_or(0);
    if (!body || !(liked > weight)) return;
    best = {.body = &*body, .encoding = encoding};
    weight = liked;
  };
  consider(file.brotli, "br");
  consider(file.gzip, "gzip");
  if (weight_of(accept_encoding, "identity").value_or(0) > weight) return {.body = &file.plain, .encoding = {}};
  return best;
}

}  // namespace salida::serve
