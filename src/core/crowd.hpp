// Who stands where, seen by the seat to move: which squares it may not pass and where it may not land. Made for one
// decision and thrown away.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/lanes.hpp"
#include "core/position.hpp"
#include "core/source.hpp"

namespace salida {

/// Whether other pieces can stand in the way at all.
[[nodiscard]] constexpr bool crowd_matters(const Rules& rules) {
  return rules.crowd.limit != 0 || !rules.crowd.share_safe;
}

/// For each way of four pieces: lane 4 * piece + way.
using WayLanes = Lanes<1>;

template <class Source>
class Crowd {
 public:
  /// Empty, for rules under which nobody stands in the way.
  Crowd() = default;

  Crowd(const Source& source, const Position& position) {
    const Board board = source.board;
    const auto arms = static_cast<unsigned>(board.arms);
    const auto places = AllPieces::of_words([&](unsigned seats_on) -> std::uint32_t {
      if (seats_on >= arms) return 0;
      return std::bit_cast<std::uint32_t>(position.pieces[seat_after(position.turn, seats_on, arms)]);
    });
    const AllPieces own(mover);

    // Rivals count on the ring alone, and are turned until every arm lies as the mover sees it. B6 says which way.
    const bool with_travel = source.rules.board.turns == TurnOrder::with_travel;
    const AllPieces seats_on(squares_of_seats_on);
    const AllPieces ring(board.door());
    const AllPieces turned = places + (with_travel ? seats_on : ring - seats_on);
    const AllPieces seen = turned - (ring & ~turned.at_most(ring));
    const AllPieces one(1U);
    const AllPieces on_ring = (places - one).at_most(AllPieces(board.door() - 1U));
    const AllPieces on_the_way = (places - one).at_most(AllPieces(board.goal() - 2U));
    all_ = (seen & on_ring & ~own) | (places & on_the_way & own);

    if (!source.rules.crowd.blockades) return;
    const AllPieces paired = all_.equal_to(all_.template rotated_in_fours<1>()) |
                             all_.equal_to(all_.template rotated_in_fours<2>()) |
                             all_.equal_to(all_.template rotated_in_fours<3>());
    const bool breaks = source.rules.crowd.one_one_breaks && position.breaks;
    blockades_ = all_ & (breaks ? paired & own : paired);  // A13
  }

  /// How many squares behind each lane can be walked before a blockade stands in the way: `from` has four lanes a
  /// piece.
  [[nodiscard]] WayLanes free_steps(const WayLanes& from) const {
    const WayLanes next = from + WayLanes(1U);
    // 0, for no blockade, comes out far ahead.
    return AllPieces::leasts({steps_to_blockades(next.spread<0>()), steps_to_blockades(next.spread<4>()),
                              steps_to_blockades(next.spread<8>()), steps_to_blockades(next.spread<12>())});
  }

  /// Where nobody may land. A blockade that holds is not told here: no step onto it is free (P7, D7, A7, A13).
  [[nodiscard]] WayLanes closed(const Source& source, const WayLanes& to) const {
    const CrowdRules& crowd = source.rules.crowd;
    const WayLanes minus_rivals = minus_rivals_at(to);
    const WayLanes minus_all = minus_rivals + minus_pieces_at<0, max_pieces>(to);
    const WayLanes nobody(0U);
    const WayLanes no_rival = minus_rivals.equal_to(nobody);
    // P3, D4: a square holds two. Two or more are 254 or less, turned by one: 255 or less but more than 1.
    const WayLanes full = crowd.limit != 0 ? ~(minus_all + WayLanes(1U)).at_most(WayLanes(1U)) : nobody;
    // P12, D5, A8: a safe square is shared, at most, and nobody is captured there.
    const WayLanes safe_with_rival = safe(to) & ~no_rival;
    return (full & no_rival) | (crowd.share_safe ? full & safe_with_rival : safe_with_rival);
  }

  /// Where a rival stands.
  [[nodiscard]] WayLanes rivals_at(const WayLanes& places) const {
    return ~minus_rivals_at(places).equal_to(WayLanes(0U));
  }

 private:
  using AllPieces = Lanes<Source::max_arms <= 4 ? 1 : 2>;
  using Bytes = std::array<std::uint8_t, AllPieces::size>;

  // The mover's four pieces come first, then those of the seat after it.
  static constexpr Bytes mover = [] {
    Bytes bytes{};
    for (unsigned lane = 0; lane < max_pieces; ++lane) bytes[lane] = 255;
    return bytes;
  }();
  static constexpr Bytes squares_of_seats_on = [] {
    Bytes bytes{};
    for (unsigned lane = 0; lane < bytes.size(); ++lane)
      bytes[lane] = static_cast<std::uint8_t>(lane / max_pieces * squares_an_arm);
    return bytes;
  }();

  [[nodiscard]] AllPieces steps_to_blockades(const WayLanes& next) const {
    return blockades_ - AllPieces::repeating(next.first_register());
  }

  /// Minus the number of pieces at each place, of those in so many lanes. Added up in pairs, so that no addition waits
  /// for many others.
  template <unsigned kFirst, unsigned kLanes>
  [[nodiscard]] WayLanes minus_pieces_at(const WayLanes& to) const {
    if constexpr (kLanes == 1) {
      return to.equal_to(all_.template spread<kFirst>());
    } else {
      constexpr unsigned half = kLanes / 2;
      return minus_pieces_at<kFirst, half>(to) + minus_pieces_at<kFirst + half, kLanes - half>(to);
    }
  }

  [[nodiscard]] WayLanes minus_rivals_at(const WayLanes& to) const {
    return minus_pieces_at<max_pieces, AllPieces::size - max_pieces>(to);
  }

  /// B2, as is_safe: what is left of a place by arms of 17 squares; where there is less than is taken, it comes out
  /// far greater and does not count.
  [[nodiscard]] static WayLanes safe(const WayLanes& place) {
    WayLanes left = place;
    for (unsigned arms = 8; arms != 0; arms /= 2) left = left.lesser_of(left - WayLanes(arms * squares_an_arm));
    WayLanes found(0U);
    for (const unsigned square : safe_squares) found = found | left.equal_to(WayLanes(square));
    return found;
  }

  // Places on the mover's own way, 0 for a piece that is nowhere in it.
  AllPieces all_;
  AllPieces blockades_{0U};
};

template <class Source>
[[nodiscard]] Crowd<Source> crowd_of(const Source& source, const Position& position) {
  return crowd_matters(source.rules) ? Crowd<Source>(source, position) : Crowd<Source>();
}

}  // namespace salida
