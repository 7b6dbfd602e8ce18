// The browser's C ABI begins here: for now, the signature that proves that this build plays the same games.
#include "sim/signature.hpp"

#include <string>

extern "C" {

/// The address of the text that `salida bench --signature-only` prints, ended by a zero byte.
__attribute__((export_name("salida_signature"))) const char* salida_signature() {
  static const std::string text = salida::signature_text();
  return text.c_str();
}
}
