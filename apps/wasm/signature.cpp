// The proof that this module plays the same games as every other build.
#include <string>

#include "verbs.hpp"

extern "C" {

/// The address of the text that `salida bench --signature-only` prints, ended by a zero byte.
__attribute__((export_name("salida_signature"))) const char* salida_signature() {
  static const std::string text = salida::wasm::signature();
  return text.c_str();
}
}
