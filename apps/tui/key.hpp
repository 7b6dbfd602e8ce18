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
  end_of_input,  // nobody can press anything any more
};

struct Key {
  KeyKind kind = KeyKind::none;
  char letter = '\0';  // of ASCII
  friend bool operator==(Key, Key) = default;
};

}  // namespace salida
