// The files that are built into the program and go into every report.
#pragma once

#include <string_view>

namespace salida::detail {

/// The style sheet of the report page: web/report/report.css.
[[nodiscard]] std::string_view page_style();

/// The script that draws the plots, bundled from web/report; empty if the program was built without Node.
[[nodiscard]] std::string_view plots_script();

/// What a content security policy calls that script: "sha256-..."; empty if there is no script.
[[nodiscard]] std::string_view plots_script_hash();

}  // namespace salida::detail
