#include "json/json.hpp"

#include <cmath>

#include "json/number_text.hpp"
#include "json/utf8.hpp"

namespace salida {
namespace {

void add_escaped(std::string& text, char letter) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(letter);
  switch (letter) {
    case '"': text += "\\\""; return;
    case '\\': text += "\\\\"; return;
    case '\n': text += "\\n"; return;
    case '\r': text += "\\r"; return;
    case '\t': text += "\\t"; return;
    default: break;
  }
  if (byte >= 0x20) {
    text += letter;
    return;
  }
  text += "\\u00";
  text += digits[byte / 16];
  text += digits[byte % 16];
}

}  // namespace

Json json_of(std::string_view text) {
  constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
  std::string written = "\"";
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) written += replacement;
    else if (length == 1) add_escaped(written, text.front());
    else written += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return {written + '"'};
}

Json json_of(double number) { return std::isfinite(number) ? Json{number_text(number)} : Json(); }

Json json_to_billionths(double number) {
  constexpr double billion = 1e9;
  return json_of(std::round(number * billion) / billion);
}

JsonObject& JsonObject::add_text(std::string_view key, std::string_view value) {
  if (text_.size() > 1) text_ += ',';
  text_ += json_of(key).text;
  text_ += ':';
  text_ += value;
  return *this;
}

JsonObject& JsonObject::add_all(const JsonObject& other) {
  if (text_.size() > 1 && other.text_.size() > 1) text_ += ',';
  text_.append(other.text_, 1);
  return *this;
}

}  // namespace salida
