#include "train/trainer.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <type_traits>

#include "bots/checksum.hpp"
#include "bots/one_roll_player.hpp"
#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"

namespace salida {
namespace {

constexpr float lambda = 0.9F;
constexpr double first_rate = 0.003;
constexpr double last_rate = 0.00003;
constexpr unsigned most_rolls = 3000;  // a game that takes longer teaches nothing

constexpr std::string_view title = "salida training 1\n";

/// Learning slows down along half a wave.
double rate_at(double done) {
  return last_rate + ((first_rate - last_rate) * (1 + std::cos(std::numbers::pi * done)) / 2);
}

}  // namespace

Trainer::Trainer(const TrainingPlan& plan)
    : plan_(plan),
      engine_(engine_for(plan_.rules)),
      network_(plan_.rules, plan.seed),
      current_(plan_.rules, network_.rounded()),
      judge_(plan_.rules, current_) {}

/// One game in five is played by another number of players or in other seats, so that empty seats are known too.
Seats Trainer::seats_of(std::uint64_t game) const {
  const auto turn = static_cast<unsigned>(game / 5 % 4);
  const bool other = game % 5 == 4;
  if (plan_.players == 2) {
    if (other) return static_cast<Seats>((3U << turn | 3U >> (4 - turn)) & 15U);
    return game % 2 == 0 ? 5 : 10;
  }
  return other ? static_cast<Seats>(15U & ~bit_of(turn)) : Seats{15};
}

void Trainer::play_portion(unsigned portion) {
  Portion& own = played_[portion];
  own.slopes.clear();
  own.error = 0;
  own.positions = 0;
  for (unsigned k = 0; k < games_a_portion; ++k)
    play_game((steps_ * games_a_step) + (std::uint64_t{portion} * games_a_portion) + k, own);
}

void Trainer::play_game(std::uint64_t game, Portion& portion) const {
  GameRandom random(plan_.seed, game);
  const Seats seats = seats_of(game);
  Seat first = 0;
  do {
    first = static_cast<Seat>(random.below(4));
  } while ((seats & bit_of(first)) == 0);
  Position position = start(plan_.rules, seats, first);
  position.play_on = false;
  portion.game.clear();
  while (position.phase != Phase::over && portion.game.size() < most_rolls) {
    portion.game.push_back(position);
    const Roll roll = engine_->dice_to_roll(position) == 1 ? random.one_die() : random.two_dice();
    engine_->begin_roll(position, roll);
    if (position.phase == Phase::play) {
      engine_->find_plays(position, portion.plays);
      position = best_of(portion.plays, judge_, position.turn).after;
    }
    if (can_be_called(position)) position = judge_.after_call(position);
  }
  if (position.phase != Phase::over) return;
  portion.game.push_back(position);
  learn_from(portion.game, seats, random, portion);
}

void Trainer::learn_from(const std::vector<Position>& game, Seats seats, GameRandom& random, Portion& portion) const {
  std::array<float, NetworkInputs::arms> worth{};   // of the position after, as it was thought
  std::array<float, NetworkInputs::arms> target{};  // of it, as it is learned
  for (const Seat seat : seats_in(winners(plan_.rules, game.back()))) worth[seat] = target[seat] = 1.0F;
  for (std::size_t k = game.size() - 1; k-- > 0;) {
    const unsigned chosen = random.below(NetworkInputs::arms);
    const unsigned mover = k == 0 ? chosen : game[k - 1].turn;  // who brought it about
    for (unsigned seat = 0; seat < NetworkInputs::arms; ++seat) {
      if ((seats & bit_of(seat)) == 0) continue;
      target[seat] = ((1 - lambda) * worth[seat]) + (lambda * target[seat]);
      worth[seat] = static_cast<float>(current_.chance(game[k], static_cast<Seat>(seat)));
      if (seat != mover && seat != chosen) continue;
      portion.error += network_.add_slopes(game[k], static_cast<Seat>(seat), target[seat], portion.slopes);
      ++portion.positions;
    }
  }
}

void Trainer::learn() {
  std::uint64_t positions = 0;
  error_ = 0;
  for (const Portion& portion : played_) {
    positions += portion.positions;
    error_ += portion.error;
  }
  ++steps_;
  if (positions == 0) return;
  error_ /= static_cast<double>(positions);
  Parameters& sum = played_[0].slopes;
  for (std::size_t k = 1; k < played_.size(); ++k)
    sum.for_each([](float& all, float& one) { all += one; }, played_[k].slopes);

  constexpr float keep_mean = 0.9F;
  constexpr float keep_square = 0.999F;
  const auto step = static_cast<double>(steps_);
  const double done = step / static_cast<double>(std::max<std::uint64_t>(plan_.steps, 1));
  const auto rate = static_cast<float>(rate_at(std::min(done, 1.0)) *
                                       std::sqrt(1 - std::pow(static_cast<double>(keep_square), step)) /
                                       (1 - std::pow(static_cast<double>(keep_mean), step)));
  const float share = 1.0F / static_cast<float>(positions);
  network_.parameters().for_each(
      [=](float& weight, float& slope, float& mean, float& square) {
        const float one = slope * share;
        mean = (keep_mean * mean) + ((1 - keep_mean) * one);
        square = (keep_square * square) + ((1 - keep_square) * one * one);
        weight -= rate * mean / (std::sqrt(square) + 1e-8F);
      },
      sum, mean_, square_);
  current_.change(network_.rounded());
}

std::string Trainer::state() {
  std::string bytes(title);
  const auto put = [&bytes](auto value) {
    const auto raw = std::bit_cast<std::array<char, sizeof value>>(value);
    bytes.append(raw.begin(), raw.end());
  };
  put(steps_);
  network_.parameters().for_each(
      [&put](float weight, float mean, float square) {
        put(weight);
        put(mean);
        put(square);
      },
      mean_, square_);
  put(checksum_of(bytes));
  return bytes;
}

bool Trainer::resume(std::string_view state) {
  if (state.size() != this->state().size() || !state.starts_with(title)) return false;
  const auto take = [&state](auto& value) {
    std::array<char, sizeof value> raw{};
    std::copy_n(state.begin(), raw.size(), raw.begin());
    value = std::bit_cast<std::remove_reference_t<decltype(value)>>(raw);
    state.remove_prefix(raw.size());
  };
  std::uint64_t checksum = 0;
  const std::string_view summed = state.substr(0, state.size() - sizeof checksum);
  state.remove_prefix(summed.size());
  take(checksum);
  if (checksum != checksum_of(summed)) return false;
  state = summed.substr(title.size());
  take(steps_);
  network_.parameters().for_each(
      [&take](float& weight, float& mean, float& square) {
        take(weight);
        take(mean);
        take(square);
      },
      mean_, square_);
  current_.change(network_.rounded());
  return true;
}

}  // namespace salida
