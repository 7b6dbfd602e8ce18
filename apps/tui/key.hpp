// A key or a click of the mouse, or what happened instead.
#pragma once

#include <cstdint>

namespace salida {

enum class KeyKind : std::uint8_t {
  none,  // the time is over, the screen was resized, or the key has no meaning here
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  enter,
  backspace,
  escape,
  letter,
  click,         // of the mouse, at a row and column of the screen
  end_of_input,  // no more keys can come
};

struct Key {
  KeyKind kind = KeyKind::none;
  char letter = '\0';  // an ASCII character, or one byte of a longer one
  unsigned row = 0;
  unsigned column = 0;
  friend bool operator==(Key, Key) = default;
};

}  // namespace salida
