// Today's date, for records.
#pragma once

#include <chrono>
#include <string>

#include <fmt/chrono.h>
#include <fmt/core.h>

namespace salida::cli {

/// "2026-11-15", in the local time zone.
[[nodiscard]] inline std::string today() {
  return fmt::format("{:%Y-%m-%d}",
                     fmt::localtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

}  // namespace salida::cli
