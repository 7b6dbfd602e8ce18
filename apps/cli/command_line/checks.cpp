#include "cli/command_line/checks.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <system_error>
#include <vector>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida::cli {

std::string expected_one_of(std::span<const std::string_view> names, std::string_view found) {
  return fmt::format("expected {}; found {}{}", any_of(names), in_quotes(found), did_you_mean(found, names));
}

Check not_empty() {
  return [](const std::string& word) {
    return word.empty() ? std::string("expected a name; found nothing") : std::string{};
  };
}

/// CLI11 takes -1 for a very large number.
Check whole_number() {
  return [](const std::string& word) {
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool good = problem == std::errc() && end == word.data() + word.size();
    return good ? std::string{}
                : fmt::format("expected a whole number up to {}", std::numeric_limits<std::uint64_t>::max());
  };
}

/// CLI11's own range takes 1.5 for a 1.
Check counted_from(int least) {
  return [least](const std::string& word) {
    const std::optional<int> number = number_in(word, least, std::numeric_limits<int>::max());
    return number ? std::string{} : fmt::format("expected a number from {}; found {}", least, in_quotes(word));
  };
}

/// CLI11's own range lets "nan" pass.
Check seconds_up_to(int most) {
  return [most](const std::string& word) {
    double number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = problem == std::errc() && end == word.data() + word.size();
    const bool good = is_number && number >= 0 && number <= most;
    return good ? std::string{}
                : fmt::format("expected a number of seconds from 0 to {}; found {}", most, in_quotes(word));
  };
}

Check some_players() {
  return [](const std::string& word) {
    const std::optional<int> number = number_in(word, 1, 255);
    return number ? std::string{} : fmt::format("expected a number of players; found {}", in_quotes(word));
  };
}

Check some_bot() {
  return [](const std::string& word) {
    std::vector<std::string_view> names(bot_names.begin(), bot_names.end());
    names.insert(names.end(), level_names.begin(), level_names.end());
    return std::ranges::find(names, word) == names.end() ? expected_one_of(names, word) : std::string{};
  };
}

}  // namespace salida::cli
