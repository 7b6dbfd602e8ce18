// Which form of a file a browser would rather have.
#pragma once

#include <string_view>

#include "serve/page_files.hpp"

namespace salida::serve {

struct ChosenBody {
  const Body* body;
  std::string_view encoding;  // as Content-Encoding says it; empty: as it is
};

/// The form that Accept-Encoding likes best; the smaller one where it likes several alike.
[[nodiscard]] ChosenBody choose_body(const PageFile& file, std::string_view accept_encoding);

}  // namespace salida::serve
