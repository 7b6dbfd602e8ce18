// Escapes text for HTML.
#pragma once

#include <string>
#include <string_view>

namespace salida::detail {

/// For text between tags and for attributes in double quotes.
[[nodiscard]] std::string escaped(std::string_view text);

/// The same JSON without any '<': nothing in it can end the script that it stands in, or begin a comment there.
[[nodiscard]] std::string json_for_script(std::string_view json);

}  // namespace salida::detail
