// Finds the inputs of a network for a position that awaits a roll: which rows of its first layer are added up.
//
// Everything is seen from one seat: seats are counted from it in turn order, and squares along its way.
//   place   seat, place        each piece
//   pair    seat, place        two pieces of a seat on one square
//   turn    seat, doubles, tries  who rolls, and how far that turn has come
//   last    place              P11: the piece that the seat's next repeat would send to its nest
//   shot    seat, distance, quarter  a rival's piece, that many squares behind a piece of the seat that can be captured
//                              and has come so far
//   aim     seat, distance, quarter  the same the other way round
#pragma once

#include <array>
#include <cstdint>

#include "core/position.hpp"
#include "core/rules.hpp"

namespace salida {

/// The numbers of the rows that are added up for one position.
class Rows {
 public:
  void clear() { size_ = 0; }
  void add(unsigned row) { rows_[size_++] = static_cast<std::uint16_t>(row); }
  [[nodiscard]] const std::uint16_t* begin() const { return rows_.data(); }
  [[nodiscard]] const std::uint16_t* end() const { return rows_.data() + size_; }

 private:
  static constexpr unsigned most = 16 + 12 + 2 + (2 * 4 * 12);
  std::array<std::uint16_t, most> rows_;  // NOLINT(*-member-init): only rows that were added are read
  unsigned size_ = 0;
};

/// For boards of four arms.
class NetworkInputs {
 public:
  static constexpr unsigned arms = 4;
  static constexpr Board board{.arms = static_cast<int>(arms)};
  static constexpr unsigned place_count = unsigned{board.goal()} + 1;
  static constexpr unsigned farthest_shot = 12;

  static constexpr unsigned pair_rows = arms * place_count;  // the first row of each kind
  static constexpr unsigned turn_rows = pair_rows + (arms * place_count);
  static constexpr unsigned last_rows = turn_rows + (arms * 9);
  static constexpr unsigned shot_rows = last_rows + place_count;
  static constexpr unsigned aim_rows = shot_rows + ((arms - 1) * farthest_shot * 4);
  static constexpr unsigned row_count = aim_rows + ((arms - 1) * farthest_shot * 4);

  explicit NetworkInputs(const Rules& rules);

  void find(const Position& position, Seat seat, Rows& rows) const;

 private:
  void add_shots(const std::array<std::uint32_t, arms>& hands, Rows& rows) const;

  std::array<std::uint8_t, 16> turned_by_{};  // how far ahead of one's own each piece's way begins, in squares
  bool blockades_;
};

}  // namespace salida
