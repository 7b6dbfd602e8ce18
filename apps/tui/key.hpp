// What somebody pressed, or what happened instead.
#pragma once

#include <cstdint>

namespace salida {

enum class KeyKind : std::uint8_t {
  none,  // the time is over, or the screen has another size
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
  click,         // of the mouse, at a row and a column of the screen
  end_of_input,  // nobody can press anything any more
};

struct Key {
  KeyKind kind = KeyKind::none;
  char letter = '\0';  // of ASCII, or a byte of a longer one
  unsigned row = 0;
  unsigned column = 0;
  friend bool operator==(Key, Key) = default;
};

}  // namespace salida
