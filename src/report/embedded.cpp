#include "report/embedded.hpp"

// The assembler reads the files: a literal of this size would cost the compiler seconds, and a generated file a step
// more.
asm(R"(
  .pushsection .rodata
  .global salida_page_style, salida_page_style_end
  .global salida_plots_script, salida_plots_script_end
  .global salida_plots_hash, salida_plots_hash_end
salida_page_style:
  .incbin ")" SALIDA_PAGE_STYLE R"("
salida_page_style_end:
salida_plots_script:
  .incbin ")" SALIDA_PLOTS_SCRIPT R"("
salida_plots_script_end:
salida_plots_hash:
  .incbin ")" SALIDA_PLOTS_HASH R"("
salida_plots_hash_end:
  .byte 0
  .popsection
)");

extern "C" {
// NOLINTBEGIN(modernize-avoid-c-arrays): the assembler's labels.
extern const char salida_page_style[], salida_page_style_end[];
extern const char salida_plots_script[], salida_plots_script_end[];
extern const char salida_plots_hash[], salida_plots_hash_end[];
// NOLINTEND(modernize-avoid-c-arrays)
}

namespace salida::detail {

std::string_view page_style() { return {&salida_page_style[0], &salida_page_style_end[0]}; }

std::string_view plots_script() { return {&salida_plots_script[0], &salida_plots_script_end[0]}; }

std::string_view plots_script_hash() { return {&salida_plots_hash[0], &salida_plots_hash_end[0]}; }

}  // namespace salida::detail
