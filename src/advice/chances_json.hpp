// Chances as JSON: a list in the order of the seats that play.
#pragma once

#include "advice/chances.hpp"
#include "core/position.hpp"
#include "json/json.hpp"

namespace salida {

[[nodiscard]] inline Json chances_json(Seats playing, const Chances& chances) {
  JsonArray array;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (((unsigned{playing} >> seat) & 1U) != 0) array.add(json_to_billionths(chances[seat]));
  }
  return array.done();
}

/// The numbers of the seats that play, counted from 1: whose chances those are.
[[nodiscard]] inline Json seats_json(Seats playing) {
  JsonArray array;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (((unsigned{playing} >> seat) & 1U) != 0) array.add(seat + 1);
  }
  return array.done();
}

}  // namespace salida
