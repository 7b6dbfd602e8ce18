// A reviewed game, and the profile of a player over many games, as JSON. docs/review.md says how to read the figures.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "advice/player_profile.hpp"
#include "advice/review_sums.hpp"
#include "bots/calling.hpp"
#include "json/json.hpp"
#include "record/record.hpp"

namespace salida {

/// A review, and how it was made. Everything lives longer.
struct ReviewFacts {
  const Record& record;
  const GameReview& review;
  int looks = standard_looks;
  Calling calling = Calling::always;
  bool has_network = false;
  const std::optional<std::string>& cut_off;
};

/// The caller adds what only it knows, such as the name of the file.
[[nodiscard]] JsonObject review_json(const ReviewFacts& facts);

/// What a game came to for one seat.
[[nodiscard]] Json seat_sum_json(const SeatSum& sum, std::string_view player);

[[nodiscard]] Json profiles_json(std::span<const PlayerProfile> profiles);

/// How many of the luckiest and unluckiest rolls are told of.
inline constexpr std::size_t most_by_luck = 5;

}  // namespace salida
