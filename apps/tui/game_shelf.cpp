#include "tui/game_shelf.hpp"

#include <utility>

namespace salida {
namespace {

constexpr std::size_t counted_at_once = 64;

}  // namespace

GameShelf::GameShelf(std::string text, std::string file) : text_(std::move(text)) {
  places_.emplace_back(text_, std::move(file));
  while (places_.size() <= counted_at_once && look_further()) {
  }
}

std::optional<Result<ReadGame>> GameShelf::game(std::size_t number) {
  while (places_.size() <= number && look_further()) {
  }
  if (number == 0 || number > number_of(number).known) return std::nullopt;
  AnyRecordReader reader = places_[number - 1];
  return reader.next();
}

GameNumber GameShelf::number_of(std::size_t number) const {
  return {.number = number, .known = places_.size() - 1, .are_all = are_all_};
}

bool GameShelf::look_further() {
  if (are_all_) return false;
  AnyRecordReader reader = places_.back();
  are_all_ = !reader.next().has_value();
  if (!are_all_) places_.push_back(std::move(reader));
  return !are_all_;
}

}  // namespace salida
