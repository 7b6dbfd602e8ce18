// What a name, a word or a comment may be: one line of UTF-8 that any terminal can show.
#pragma once

#include <cstddef>
#include <string_view>

namespace salida {

/// Without control characters, whole as UTF-8, at most so many bytes.
[[nodiscard]] bool is_plain_line(std::string_view text, std::size_t most);

}  // namespace salida
