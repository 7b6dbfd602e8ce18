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

/// The pattern with every gap filled. A gap that nothing fills stays as it is.
[[nodiscard]] std::string filled(std::string_view pattern, std::span<const Gap> gaps);

/// With a capital at its beginning, where that is an unaccented letter.
[[nodiscard]] std::string capitalised(std::string text);

/// Spanish: "a el" is "al" and "de el" is "del".
[[nodiscard]] std::string contracted(std::string text);

/// "3, 3, 4 and 4".
[[nodiscard]] std::string joined(std::span<const std::string> parts, std::string_view conjunction);

}  // namespace salida
