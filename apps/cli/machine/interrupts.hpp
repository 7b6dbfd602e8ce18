// Ctrl-C as a question: long runs look whether they are asked to end, and end with what they have.
#pragma once

namespace salida::cli {

/// From now on Ctrl-C does not end the program but asks runs to end.
void catch_interrupts();
[[nodiscard]] bool is_interrupted();

}  // namespace salida::cli
