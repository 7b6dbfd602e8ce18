// Which file a request is about.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace salida::serve {

/// The path of a request's target, without the query and with its %XX resolved, once: "/a%20b?c" is "/a b". A whole
/// address is a target too, as proxies write it. None where it is no target of a request for a file.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

}  // namespace salida::serve
