// Who stands where, seen by the seat to move: which squares it may not pass and where it may not land. Made for one
// decision and thrown away.
#pragma once

#include <array>
#include <cstdint>

#include "core/lanes.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {

/// Whether other pieces can stand in the way at all.
[[nodiscard]] constexpr bool crowd_matters(const Rules& rules) {
  return rules.crowd.limit != 0 || !rules.crowd.share_safe;
}

template <class Source>
class Crowd {
 public:
  /// Empty, for rules under which nobody stands in the way.
  Crowd() = default;

  Crowd(const Source& source, const Position& position) {
    const Board board = source.board;
    const auto arms = static_cast<unsigned>(board.arms);
    const AllPieces places(position.pieces[0].data());
    const AllPieces seats(seat_of_lane.data());
    const AllPieces own = seats.equal_to(AllPieces(position.turn));

    // Rivals count on the ring alone, and are turned until every arm lies as the mover sees it. B6 says which way.
    const bool with_travel = source.rules.board.turns == TurnOrder::with_travel;
    const AllPieces turn(position.turn);
    const AllPieces away = with_travel ? seats - turn : turn - seats;
    const AllPieces arms_on = away + (AllPieces(127U).less_than(away) & AllPieces(arms));
    const AllPieces two = arms_on + arms_on;
    const AllPieces four = two + two;
    const AllPieces eight = four + four;
    const AllPieces turned = places + arms_on + eight + eight;  // 17 squares an arm; bytes have no quick product
    static_assert(squares_an_arm == 17);
    const AllPieces ring(board.door());
    const AllPieces seen = turned - (ring.less_than(turned) & ring);
    const AllPieces on_ring = (places - AllPieces(1U)).less_than(ring);
    rivals_ = seen & on_ring & ~own;

    const AllPieces on_the_way = (places - AllPieces(1U)).less_than(AllPieces(board.goal() - 1U));
    all_ = rivals_ | (places & on_the_way & own);

    if (!source.rules.crowd.blockades) return;
    const AllPieces paired = all_.equal_to(all_.template rotated_in_fours<1>()) |
                             all_.equal_to(all_.template rotated_in_fours<2>()) |
                             all_.equal_to(all_.template rotated_in_fours<3>());
    const AllPieces holding = position.breaks ? paired & own : paired;  // A13
    blockades_ = all_ & holding;
    has_blockades_ = blockades_.any();
  }

  /// How many squares behind `from` can be walked before a blockade stands in the way.
  [[nodiscard]] unsigned free_steps(const Source& source, unsigned from) const {
    if (!source.rules.crowd.blockades || !has_blockades_) return 255;
    return (blockades_ - AllPieces(from + 1U)).least();  // 0, for no blockade, comes out far ahead
  }

  [[nodiscard]] bool may_land(const Source& source, Place to) const {
    const CrowdRules& crowd = source.rules.crowd;
    if (!crowd_matters(source.rules)) return true;
    const AllPieces there = all_.equal_to(AllPieces(to));
    if (!there.any()) return true;
    const bool has_room = crowd.limit == 0 || !there.more_than_one();  // P3, D4: a square holds two
    if (to > source.board.door() || !(there & rivals_).any()) return has_room;
    // P12, D5, A8: a safe square is shared, at most, and nobody is captured there.
    if (is_safe(to)) return crowd.share_safe && has_room;
    return !has_blockades_ || !blockades_.equal_to(AllPieces(to)).any();  // P7, D7, A7; A13 counts no rival's blockade
  }

  [[nodiscard]] bool rival_at_one_of(Place a, Place b, Place c) const {
    return (rivals_.equal_to(AllPieces(a)) | rivals_.equal_to(AllPieces(b)) | rivals_.equal_to(AllPieces(c))).any();
  }

 private:
  using AllPieces = Lanes<Source::max_arms <= 4 ? 1 : 2>;

  static constexpr auto seat_of_lane = [] {
    std::array<std::uint8_t, AllPieces::size> seats{};
    for (unsigned lane = 0; lane < seats.size(); ++lane) seats[lane] = static_cast<std::uint8_t>(lane / max_pieces);
    return seats;
  }();

  // Places on the mover's own way, 0 for a piece that is nowhere in it.
  AllPieces all_;
  AllPieces rivals_;
  AllPieces blockades_;
  bool has_blockades_ = false;
};

template <class Source>
[[nodiscard]] Crowd<Source> crowd_of(const Source& source, const Position& position) {
  return crowd_matters(source.rules) ? Crowd<Source>(source, position) : Crowd<Source>();
}

}  // namespace salida
