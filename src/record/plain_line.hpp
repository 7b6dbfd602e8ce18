// Checks names, words and comments: one line of UTF-8 that any terminal can show.
#pragma once

#include <cstddef>
#include <string_view>

namespace salida {

/// Whether the text is valid UTF-8 without control characters, and has at most `most` bytes.
[[nodiscard]] bool is_plain_line(std::string_view text, std::size_t most);

}  // namespace salida
