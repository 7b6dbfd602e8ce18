// Sentences with gaps: "{who} rolls {roll}." and what fills them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace salida {

struct Gap {
  std::string_view name;
  std::string text;
};

/// The pattern with its gaps filled. A gap without a text stays as it is.
[[nodiscard]] std::string filled(std::string_view pattern, std::span<const Gap> gaps);

/// The text with its first letter a capital, unless that letter has an accent.
[[nodiscard]] std::string capitalised(std::string text);

/// The Spanish contractions: "a el" becomes "al", "de el" becomes "del".
[[nodiscard]] std::string contracted(std::string text);

/// "3, 3, 4 and 4".
[[nodiscard]] std::string joined(std::span<const std::string> parts, std::string_view conjunction);

}  // namespace salida
