// Between the files that write JSON: nlohmann's type, and the one way in which it becomes text.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "notation/json.hpp"

namespace salida::detail {

using Json = nlohmann::ordered_json;

[[nodiscard]] inline std::string text_of(const Json& json, Layout layout) {
  return json.dump(layout == Layout::indented ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace salida::detail
