// A number as short decimal text, by arithmetic that every machine does alike.
#pragma once

#include <string>

namespace salida {

/// A finite number, rounded to so many significant digits, 16 at the most: "0.25", "-1234.5", "3e-40". Written without
/// the standard library, whose way adds a fifth to the browser's simulator.
[[nodiscard]] std::string number_text(double number, int digits = 10);

}  // namespace salida
