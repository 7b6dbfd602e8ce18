// Where squares lie, and that every drawing shows each square and each piece exactly as often as it is there.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/variants.hpp"
#include "notation/catalogue.hpp"
#include "notation/squares.hpp"
#include "sim/playout.hpp"
#include "view/board_layout.hpp"
#include "view/board_svg.hpp"
#include "view/board_text.hpp"
#include "view/seat_marks.hpp"
#include "view/standing.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::array all_arms{4, 6, 8};

Rules with_arms(Rules rules, int arms) {
  rules.board.arms = static_cast<std::uint8_t>(arms);
  return rules;
}

Seats full_board(int arms) { return static_cast<Seats>((1U << static_cast<unsigned>(arms)) - 1U); }

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

double cross(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Two convex polygons overlap unless a line along a side of one of them has each on its own side.
bool is_parted_by_a_side_of(const BoardSquare& a, const BoardSquare& b) {
  const std::size_t corners = a.corners.size();
  for (std::size_t k = 0; k < corners; ++k) {
    const Point from = a.corners[k];
    const Point to = a.corners[(k + 1) % corners];
    const double inside = cross(from, to, a.centre);
    const auto is_outside = [&](Point corner) { return cross(from, to, corner) * inside <= 1e-6; };
    if (std::ranges::all_of(b.corners, is_outside)) return true;
  }
  return false;
}

bool overlap(const BoardSquare& a, const BoardSquare& b) {
  return !is_parted_by_a_side_of(a, b) && !is_parted_by_a_side_of(b, a);
}

/// Positions of a random game, some of them crowded.
std::vector<Position> positions_of_a_game(const Rules& rules, std::uint64_t seed) {
  struct : NoWatcher {
    std::vector<Position> seen;
    int counted = 0;
    void begins(const Position& position) { seen.push_back(position); }
    void awaits_roll(const Position& position) {
      if (++counted % 7 == 0) seen.push_back(position);
    }
  } watcher;
  const GameEnd end = play_random_game(
      Given(rules), {.seats = full_board(rules.board.arms), .until = Until::places, .seed = seed}, watcher);
  watcher.seen.push_back(end.position);
  return watcher.seen;
}

/// Everybody on one safe square, and what is left in the goal: more than any square can show.
Position crowd_on(const Rules& rules, int square) {
  Position position = start(rules, full_board(rules.board.arms), 0);
  for (Seat seat = 0; seat < rules.board.arms; ++seat) {
    const Place place = place_at(rules, seat, square);
    position.pieces[seat] = {place, place, place, Board{.arms = rules.board.arms}.goal()};
  }
  return position;
}

// --- The layout

class Layout : public testing::TestWithParam<int> {
 public:
  Layout() : rules(with_arms(medellin, GetParam())), layout(rules) {}
  Rules rules;
  BoardLayout layout;
  std::uint8_t arms = rules.board.arms;
  int ring = arms * squares_an_arm;
};

INSTANTIATE_TEST_SUITE_P(Arms, Layout, testing::ValuesIn(all_arms));

TEST_P(Layout, has_every_square_once) {
  std::set<std::string> names;
  for (const BoardSquare& square : layout.squares()) EXPECT_TRUE(names.insert(square_name(square)).second);
  std::set<std::string> expected;
  for (int number = 1; number <= ring; ++number) expected.insert(std::to_string(number));
  for (int seat = 1; seat <= arms; ++seat) {
    for (const char* const own : {":h1", ":h2", ":h3", ":h4", ":h5", ":h6", ":h7", ":g", ":n"}) {
      expected.insert(std::to_string(seat) + own);
    }
  }
  EXPECT_EQ(names, expected);
}

TEST_P(Layout, no_two_squares_overlap) {
  const auto squares = layout.squares();
  for (std::size_t a = 0; a < squares.size(); ++a) {
    for (std::size_t b = a + 1; b < squares.size(); ++b) {
      EXPECT_FALSE(overlap(squares[a], squares[b])) << square_name(squares[a]) << ' ' << square_name(squares[b]);
      EXPECT_GE(distance(squares[a].centre, squares[b].centre), 0.7);
    }
  }
}

TEST_P(Layout, everything_lies_within_the_bounds) {
  for (const BoardSquare& square : layout.squares()) {
    for (const Point corner : square.corners) {
      EXPECT_GE(corner.x, -1e-9);
      EXPECT_GE(corner.y, -1e-9);
      EXPECT_LE(corner.x, layout.width() + 1e-9);
      EXPECT_LE(corner.y, layout.height() + 1e-9);
      EXPECT_GE(distance(corner, square.centre), square.size / 2 - 1e-9) << square_name(square);
    }
  }
}

TEST_P(Layout, the_ring_goes_on_to_the_neighbour_and_counter_clockwise) {
  const Point middle{.x = layout.width() / 2, .y = layout.height() / 2};
  double area = 0;
  for (int number = 1; number <= ring; ++number) {
    const BoardSquare& here = layout.ring_square(number);
    const BoardSquare& next = layout.ring_square(number % ring + 1);
    EXPECT_EQ(here.number, number);
    EXPECT_LE(distance(here.centre, next.centre), 2) << number;
    const Point step = next.centre - here.centre;
    EXPECT_GT(step.x * here.along.x + step.y * here.along.y, 0) << number << " leads on to the next";
    area += cross(middle, here.centre, next.centre);
  }
  EXPECT_LT(area, 0) << "counter-clockwise where y grows downwards";
}

TEST_P(Layout, B2_doors_lie_at_the_ends_and_starts_on_the_way_in) {
  const Point middle{.x = layout.width() / 2, .y = layout.height() / 2};
  std::vector<int> doors;
  std::vector<int> starts;
  std::vector<int> safe;
  double farthest = 0;
  for (int number = 1; number <= ring; ++number) {
    const BoardSquare& square = layout.ring_square(number);
    if (square.is_door()) doors.push_back(number);
    if (square.is_start()) starts.push_back(number);
    if (square.is_safe()) safe.push_back(number);
    const bool at_the_end = number % squares_an_arm <= 1 || number % squares_an_arm == 16;
    farthest = std::max(farthest, at_the_end ? 0 : distance(middle, square.centre));
  }
  for (int arm = 0; arm < arms; ++arm) {
    const auto k = static_cast<unsigned>(arm);
    EXPECT_EQ(doors.at(k), 17 * (arm + 1));
    EXPECT_EQ(starts.at(k), 17 * arm + 5);
    EXPECT_GT(distance(middle, layout.ring_square(doors[k]).centre), farthest);
    const BoardSquare& start = layout.ring_square(starts[k]);
    const Point inwards = middle - start.centre;
    EXPECT_GT(inwards.x * start.along.x + inwards.y * start.along.y, 0);
  }
  EXPECT_EQ(doors.size() + starts.size() + static_cast<unsigned>(arms), safe.size());
}

TEST_P(Layout, columns_lead_from_the_door_to_the_goal) {
  const Point middle{.x = layout.width() / 2, .y = layout.height() / 2};
  const Board board{.arms = arms};
  for (Seat seat = 0; seat < arms; ++seat) {
    Point before = layout.square_at(seat, board.door()).centre;
    for (int step = 1; step <= column_length; ++step) {
      const BoardSquare& square = layout.column_square(seat, step);
      EXPECT_EQ(square_name(square), std::to_string(seat + 1) + ":h" + std::to_string(step));
      EXPECT_NEAR(distance(before, square.centre), 1, 1e-9);
      EXPECT_LT(distance(middle, square.centre), distance(middle, before));
      before = square.centre;
    }
    const BoardSquare& goal = layout.goal_of(seat);
    EXPECT_LT(distance(middle, goal.centre), distance(middle, before));
    for (Seat other = 0; other < arms; ++other) {
      if (other == seat) continue;
      EXPECT_LT(distance(before, goal.centre), distance(before, layout.goal_of(other).centre));
    }
  }
}

TEST_P(Layout, nests_lie_beside_their_start) {
  for (Seat seat = 0; seat < arms; ++seat) {
    const Point start = layout.square_at(seat, start_place).centre;
    const double near = distance(start, layout.nest_of(seat).centre);
    for (Seat other = 0; other < arms; ++other) {
      if (other == seat) continue;
      EXPECT_LT(near, distance(start, layout.nest_of(other).centre));
    }
  }
}

TEST(Layout, four_arms_make_a_cross_with_wide_squares) {
  const BoardLayout layout(parchis4a);
  constexpr double w = square_width;
  constexpr double across = 16 + 3 * w;
  constexpr double middle = across / 2;
  EXPECT_NEAR(layout.width(), across, 1e-9);
  EXPECT_NEAR(layout.height(), across, 1e-9);
  struct Row {
    int number;
    double x, y;
  };
  for (const Row& row :
       {Row{1, middle + w, across - 0.5}, Row{5, middle + w, across - 4.5}, Row{8, middle + w, across - 7.5},
        Row{9, across - 7.5, middle + w}, Row{12, across - 4.5, middle + w}, Row{17, across - 0.5, middle},
        Row{22, across - 4.5, middle - w}, Row{34, middle, 0.5}, Row{51, 0.5, middle},
        Row{60, middle - w, across - 7.5}, Row{68, middle, across - 0.5}}) {
    EXPECT_NEAR(layout.ring_square(row.number).centre.x, row.x, 1e-9) << row.number;
    EXPECT_NEAR(layout.ring_square(row.number).centre.y, row.y, 1e-9) << row.number;
  }
}

TEST_P(Layout, squares_of_the_arms_are_wide_away_from_the_middle_line) {
  for (const BoardSquare& square : layout.squares()) {
    if (square.kind != SquareKind::ring && square.kind != SquareKind::column) continue;
    double reach = 0;
    for (const Point corner : square.corners) {
      const Point from = corner - square.centre;
      reach = std::max(reach, from.x * square.wide.x + from.y * square.wide.y);
    }
    EXPECT_NEAR(reach, square_width / 2, 1e-9) << square_name(square);
    if (square.kind == SquareKind::column || square.is_door()) continue;
    const Point outer = square.centre + square.wide;
    const Point middle = layout.column_square(square.seat, 1).centre;
    EXPECT_GT(distance(outer, middle), distance(square.centre, middle)) << square_name(square);
  }
}

TEST(Layout, B6_pieces_stand_on_the_squares_that_the_notation_names) {
  for (const NamedRules& named : variants()) {
    const BoardLayout layout(named.rules);
    const Board board{.arms = named.rules.board.arms};
    for (Seat seat = 0; seat < named.rules.board.arms; ++seat) {
      EXPECT_EQ(layout.seat_at(layout.arm_of(seat)), seat);
      EXPECT_EQ(layout.arm_of(seat), arm_of(named.rules, seat));
      for (int place = 0; place <= board.goal(); ++place) {
        const BoardSquare& square = layout.square_at(seat, static_cast<Place>(place));
        const std::string own = square.kind == SquareKind::ring ? "" : std::to_string(seat + 1) + ":";
        EXPECT_EQ(square_name(square), own + place_text(named.rules, seat, static_cast<Place>(place))) << named.id;
        EXPECT_EQ(square.is_safe(), board.on_ring(static_cast<Place>(place)) && is_safe(static_cast<Place>(place)));
      }
    }
  }
}

// --- Pieces on a square

TEST(Standing, counts_every_piece_of_who_plays) {
  Rules rules = medellin;
  rules.board.pieces = 2;
  const BoardLayout layout(rules);
  const Position position = start(rules, 0b0101, 0);
  int pieces = 0;
  for (const Standing& standing : standings(rules, layout, position)) {
    for (const int count : standing) pieces += count;
  }
  EXPECT_EQ(pieces, 4) << "two seats with two pieces each";
}

/// From a point inside to the nearest side.
double room_around(const BoardSquare& square, Point point) {
  double room = std::numeric_limits<double>::max();
  for (std::size_t k = 0; k < square.corners.size(); ++k) {
    const Point from = square.corners[k];
    const Point to = square.corners[(k + 1) % square.corners.size()];
    room = std::min(room, std::abs(cross(from, to, point)) / distance(from, to));
  }
  return room;
}

TEST(Standing, a_piece_alone_and_one_of_two_are_equally_easy_to_see) {
  const BoardLayout layout(parchis4a);
  const std::vector<Token> one = tokens_on(layout.ring_square(12), {1});
  const std::vector<Token> two = tokens_on(layout.ring_square(12), {1, 1});
  ASSERT_EQ(one.size(), 1U);
  ASSERT_EQ(two.size(), 2U);
  EXPECT_GE(two[0].radius, 0.95 * one[0].radius);
  // On a screen of 360 pixels, with the margin, at least twelve of them.
  EXPECT_GE(2 * two[0].radius * 360 / (layout.width() + 1), 12);
}

TEST(Standing, tokens_stay_on_their_square_and_apart) {
  const BoardLayout layout(medellin);
  for (const BoardSquare& square : layout.squares()) {
    for (unsigned seats = 1; seats <= max_seats; ++seats) {
      if (square.kind != SquareKind::ring && seats > 1) break;
      for (std::uint8_t each = 1; each <= max_pieces; ++each) {
        Standing standing{};
        std::fill_n(standing.begin(), seats, each);
        const std::vector<Token> tokens = tokens_on(square, standing);
        unsigned count = 0;
        for (std::size_t a = 0; a < tokens.size(); ++a) {
          count += static_cast<unsigned>(tokens[a].count);
          EXPECT_GE(room_around(square, tokens[a].centre), 0.95 * tokens[a].radius) << square_name(square);
          for (std::size_t b = a + 1; b < tokens.size(); ++b) {
            EXPECT_GE(distance(tokens[a].centre, tokens[b].centre), 1.9 * tokens[a].radius) << square_name(square);
          }
        }
        EXPECT_EQ(count, seats * each);
      }
    }
  }
}

TEST(SeatMarks, each_seat_has_a_letter_of_its_own) {
  const std::vector<std::string> spanish{"Rojo", "Azul", "Amarillo", "Verde", "Naranja", "Morado", "Blanco", "Negro"};
  std::string letters;
  for (const SeatMark& mark : seat_marks(spanish)) letters += mark.letter;
  EXPECT_EQ(letters, "RAMVNOBE");
  const std::vector<std::string> strange{"", "Ñ", "aa", "A"};
  letters.clear();
  for (const SeatMark& mark : seat_marks(strange)) letters += mark.letter;
  EXPECT_EQ(letters, "ABCD");
}

// --- SVG

/// Every attribute of that name, in order.
std::vector<std::string> attributes(const std::string& svg, const std::string& name) {
  std::vector<std::string> values;
  const std::string key = ' ' + name + "=\"";
  for (std::size_t at = svg.find(key); at != std::string::npos; at = svg.find(key, at + 1)) {
    const std::size_t from = at + key.size();
    values.push_back(svg.substr(from, svg.find('"', from) - from));
  }
  return values;
}

/// What is wrong with it as XML, as far as we write any: tags that close in order, quotes and escapes.
std::string xml_problem(std::string_view xml) {
  std::vector<std::string> open;
  std::size_t at = 0;
  while (at < xml.size()) {
    if (xml[at] != '<') {
      if (xml[at] == '&' && xml.substr(at, 8).find(';') == std::string_view::npos) return "a bare &";
      if (xml[at] == '>') return "a bare >";
      ++at;
      continue;
    }
    bool quoted = false;
    std::size_t end = at + 1;
    for (; end < xml.size() && (quoted || xml[end] != '>'); ++end) {
      if (xml[end] == '"') quoted = !quoted;
      if (xml[end] == '<') return "< inside a tag";
    }
    if (end == xml.size()) return "a tag that does not end";
    const std::string_view tag = xml.substr(at + 1, end - at - 1);
    const std::string name(tag.substr(0, tag.find_first_of(" \n/", 1)));
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "unexpected </" + name;
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(name);
    }
    at = end + 1;
  }
  return open.empty() ? "" : "unclosed " + open.back();
}

TEST(XmlProblem, sees_what_is_wrong) {
  EXPECT_EQ(xml_problem("<a b=\"1\"><c/>&amp;</a>"), "");
  for (const std::string_view bad : {"<a>", "<a></b>", "<a>1 & 2</a>", "<a b=\"<\"/>", "<a", "</a>"}) {
    EXPECT_NE(xml_problem(bad), "") << bad;
  }
}

BoardDrawing a_drawing(const Rules& rules) {
  std::vector<std::string> names{"Red", "Blue", "Yellow", "Green", "Orange", "Purple", "White", "Black"};
  names.resize(rules.board.arms);
  return {.id = "one",
          .title = "A <board> & \"more\"",
          .description = "d",
          .look = Look::colombian,
          .seats = seat_marks(names),
          .seat_legend = true,
          .position = {},
          .heat = {}};
}

TEST(BoardSvg, is_well_formed_and_has_every_square_once_in_every_look) {
  for (const int arms : all_arms) {
    for (const Look look : {Look::colombian, Look::spanish, Look::american}) {
      const Rules rules = with_arms(medellin, arms);
      BoardDrawing drawing = a_drawing(rules);
      drawing.look = look;
      drawing.position = crowd_on(rules, 12);
      const std::string svg = board_svg(rules, drawing);
      EXPECT_EQ(xml_problem(svg), "");
      std::vector<std::string> expected;
      const BoardLayout layout(rules);
      for (const BoardSquare& square : layout.squares()) expected.push_back(square_name(square));
      EXPECT_EQ(attributes(svg, "data-square"), expected);
      EXPECT_THAT(svg, HasSubstr(">A &lt;board&gt; &amp; &quot;more&quot;</title>"));
      EXPECT_THAT(svg, HasSubstr("role=\"img\""));
      EXPECT_THAT(svg, Not(HasSubstr("nan")));
    }
  }
}

TEST(BoardSvg, has_an_arrow_for_each_move_solid_or_dashed) {
  BoardDrawing drawing = a_drawing(medellin);
  drawing.arrows = {{.seat = 0, .from = nest, .to = 5},
                    {.seat = 1, .from = 10, .to = 76, .kind = ArrowKind::better},
                    {.seat = 0, .from = 9, .to = 9}};
  const std::string svg = board_svg(medellin, drawing);
  EXPECT_EQ(xml_problem(svg), "");
  EXPECT_EQ(attributes(svg, "data-from"), (std::vector<std::string>{"1:n", "27"}));
  EXPECT_EQ(attributes(svg, "data-to"), (std::vector<std::string>{"5", "2:g"})) << "none where nothing moves";
  EXPECT_THAT(svg, HasSubstr("class=\"arrow made\" data-seat=\"1\""));
  EXPECT_THAT(svg, HasSubstr("class=\"arrow better\" data-seat=\"2\""));
  EXPECT_THAT(svg, HasSubstr(".arrow.better .shaft{stroke-dasharray:"));
}

TEST(BoardSvg, may_show_the_squares_of_another_picture) {
  BoardDrawing drawing = a_drawing(medellin);
  drawing.id = "first";
  drawing.lends_squares = true;
  const std::string first = board_svg(medellin, drawing);
  EXPECT_EQ(xml_problem(first), "");
  EXPECT_THAT(first, HasSubstr("<g id=\"first-squares\">"));
  EXPECT_THAT(first, HasSubstr("#first-squares .paper{"));
  drawing.id = "second";
  drawing.lends_squares = false;
  drawing.squares_of = "first";
  drawing.position = start(medellin, 15, 0);
  const std::string second = board_svg(medellin, drawing);
  EXPECT_EQ(xml_problem(second), "");
  EXPECT_THAT(second, HasSubstr("<use href=\"#first-squares\"/>"));
  EXPECT_TRUE(attributes(second, "data-square").empty());
  EXPECT_EQ(attributes(second, "data-count").size(), 16U);
  EXPECT_LT(second.size(), first.size() / 2);
}

/// The element of that square alone.
std::string square_in(const std::string& svg, const std::string& name) {
  const std::size_t from = svg.find("data-square=\"" + name + '"');
  return svg.substr(from, svg.find("</g>\n", from) - from);
}

int count_of(std::string_view text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::string empty_board(Look look, int arms = 4) {
  const Rules rules = with_arms(medellin, arms);
  BoardDrawing drawing = a_drawing(rules);
  drawing.look = look;
  return board_svg(rules, drawing);
}

TEST(BoardSvg, the_colombian_board_has_jails_and_names_exits_and_safe_squares) {
  const std::string svg = empty_board(Look::colombian);
  EXPECT_THAT(svg, HasSubstr("class=\"board parques\""));
  EXPECT_EQ(count_of(svg, ">CÁRCEL</text>"), 4);
  EXPECT_EQ(count_of(svg, ">SALIDA</text>"), 4);
  EXPECT_EQ(count_of(svg, ">SEGURO</text>"), 8) << "a door and another square of each arm";
  EXPECT_THAT(square_in(svg, "1:n"), HasSubstr("class=\"bar\""));
  EXPECT_THAT(square_in(svg, "5"), HasSubstr(">SALIDA</text>"));
  EXPECT_THAT(square_in(svg, "12"), HasSubstr(">SEGURO</text>"));
  EXPECT_THAT(square_in(svg, "17"), HasSubstr(">SEGURO</text>"));
  EXPECT_THAT(square_in(svg, "13"), Not(HasSubstr("<circle")));
  EXPECT_THAT(svg, Not(HasSubstr("HOME")));
  EXPECT_EQ(count_of(empty_board(Look::colombian, 8), ">SALIDA</text>"), 8);
}

TEST(BoardSvg, the_spanish_board_has_a_number_in_every_square_and_rings_around_the_safe_ones) {
  const std::string svg = empty_board(Look::spanish);
  EXPECT_THAT(svg, HasSubstr("class=\"board parchis\""));
  const BoardLayout layout(medellin);
  for (const BoardSquare& square : layout.squares()) {
    if (square.kind != SquareKind::ring) continue;
    const std::string drawn = square_in(svg, square_name(square));
    EXPECT_THAT(drawn, HasSubstr('>' + square_name(square) + "</text>"));
    EXPECT_THAT(drawn, HasSubstr(" x=\"" + svg::length(square.centre.x) + '"')) << "in the middle";
    EXPECT_EQ(count_of(drawn, "ring-mark"), square.is_safe() ? 1 : 0) << square_name(square);
    EXPECT_EQ(count_of(drawn, "arrow"), square.is_start() ? 1 : 0) << square_name(square);
  }
  EXPECT_THAT(square_in(svg, "1:n"), HasSubstr("<polygon class=\"own seat-1\""));
  EXPECT_THAT(square_in(svg, "1:n"), HasSubstr("<circle class=\"paper\"")) << "a round field on it";
  EXPECT_THAT(svg, Not(HasSubstr("SALIDA")));
}

TEST(BoardSvg, the_american_board_has_round_nests_and_home_in_the_middle) {
  const std::string svg = empty_board(Look::american);
  EXPECT_THAT(svg, HasSubstr("class=\"board parcheesi\""));
  EXPECT_EQ(count_of(svg, ">HOME</text>"), 1);
  EXPECT_THAT(square_in(svg, "1:n"), HasSubstr("<circle class=\"own seat-1\""));
  EXPECT_THAT(square_in(svg, "1:n"), Not(HasSubstr("<polygon")));
  EXPECT_THAT(square_in(svg, "12"), HasSubstr("safe-mark"));
  EXPECT_THAT(square_in(svg, "13"), Not(HasSubstr("safe-mark")));
}

TEST(BoardSvg, shows_whose_turn_it_is_until_the_game_is_over) {
  BoardDrawing drawing = a_drawing(medellin);
  EXPECT_THAT(board_svg(medellin, drawing), Not(HasSubstr("\"legend next\""))) << "no position, no turn";
  drawing.position = start(medellin, full_board(4), 2);
  for (const Look look : {Look::colombian, Look::spanish, Look::american}) {
    drawing.look = look;
    const std::string svg = board_svg(medellin, drawing);
    EXPECT_EQ(count_of(svg, "class=\"turn\""), 1);
    EXPECT_EQ(count_of(svg, "\"legend next\""), 1);
    EXPECT_LT(svg.find("\"legend next\""), svg.find(">Yellow</text>"));
    EXPECT_GT(svg.find("\"legend next\""), svg.find(">Blue</text>"));
  }
  drawing.position->phase = Phase::over;
  EXPECT_THAT(board_svg(medellin, drawing), Not(HasSubstr("\"turn\"")));
}

TEST(BoardSvg, a_piece_has_a_colour_a_shape_and_a_letter) {
  const Rules rules = with_arms(medellin, 8);
  BoardDrawing drawing = a_drawing(rules);
  drawing.position = start(rules, full_board(8), 0);
  const std::string svg = board_svg(rules, drawing);
  std::set<std::size_t> corners;
  for (std::size_t seat = 1; seat <= 8; ++seat) {
    const std::string number = std::to_string(seat);
    const std::size_t from = svg.find("data-seat=\"" + number + '"');
    const std::string piece = svg.substr(from, svg.find("</g>", from) - from);
    EXPECT_THAT(piece, HasSubstr("outline seat-" + number));
    EXPECT_THAT(piece, HasSubstr(std::string{'>', drawing.seats[seat - 1].letter} + "</text>"));
    const std::vector<std::string> points = attributes(piece, "points");
    corners.insert(points.empty() ? 0 : static_cast<std::size_t>(std::ranges::count(points[0], ',')));
  }
  EXPECT_EQ(corners.size(), 7U) << "eight shapes, of which the square and the diamond have four corners";
}

TEST(BoardSvg, what_is_written_along_a_square_never_stands_on_its_head) {
  for (const int arms : all_arms) {
    for (const std::string& turned : attributes(empty_board(Look::colombian, arms), "transform")) {
      if (!turned.starts_with("rotate(")) continue;
      const int degrees = std::stoi(turned.substr(7));
      EXPECT_GE(degrees, -90);
      EXPECT_LT(degrees, 90);
    }
  }
}

TEST(BoardSvg, begins_every_id_with_that_of_the_drawing) {
  BoardDrawing drawing = a_drawing(medellin);
  drawing.id = "7 \"<x>";
  const std::string svg = board_svg(medellin, drawing);
  EXPECT_EQ(xml_problem(svg), "");
  const std::vector<std::string> ids = attributes(svg, "id");
  EXPECT_EQ(ids, (std::vector<std::string>{"b7---x-", "b7---x--title", "b7---x--desc"}));
  EXPECT_EQ(attributes(svg, "aria-labelledby"), std::vector<std::string>{"b7---x--title"});
}

/// Pieces by seat and square, as a drawing says.
using Pieces = std::map<std::pair<std::string, std::string>, int>;

Pieces pieces_in(const std::string& svg) {
  Pieces pieces;
  const std::vector<std::string> seats = attributes(svg, "data-seat");
  const std::vector<std::string> squares = attributes(svg, "data-on");
  const std::vector<std::string> counts = attributes(svg, "data-count");
  for (std::size_t k = 0; k < seats.size(); ++k) pieces[{seats[k], squares.at(k)}] += std::stoi(counts.at(k));
  return pieces;
}

Pieces pieces_of(const Rules& rules, const Position& position) {
  Pieces pieces;
  for (Seat seat = 0; seat < rules.board.arms; ++seat) {
    for (const Place place : position.pieces[seat]) {
      const std::string number = std::to_string(seat + 1);
      const std::string own = Board{.arms = rules.board.arms}.on_ring(place) ? "" : number + ":";
      ++pieces[{number, own + place_text(rules, seat, place)}];
    }
  }
  return pieces;
}

TEST(BoardSvg, draws_every_piece_where_it_stands) {
  for (const NamedRules& named : variants()) {
    BoardDrawing drawing = a_drawing(named.rules);
    for (const Position& position : positions_of_a_game(named.rules, 3)) {
      drawing.position = position;
      EXPECT_EQ(pieces_in(board_svg(named.rules, drawing)), pieces_of(named.rules, position)) << named.id;
    }
  }
  const Rules eight = with_arms(medellin, 8);
  BoardDrawing drawing = a_drawing(eight);
  drawing.position = crowd_on(eight, 63);
  EXPECT_EQ(pieces_in(board_svg(eight, drawing)), pieces_of(eight, *drawing.position));
}

TEST(BoardSvg, a_heat_map_tells_every_value) {
  BoardDrawing drawing = a_drawing(parcheesi);
  Heat heat;
  for (int number = 1; number <= 68; ++number) heat.ring.push_back(number / 10.0);
  heat.ring[9] = std::numeric_limits<double>::quiet_NaN();  // not known, so not told
  heat.columns.assign(4, {0, 1e-7, 2, 3, 4, 5, 1234567});
  drawing.heat = heat;
  const std::string svg = board_svg(parcheesi, drawing);
  EXPECT_EQ(xml_problem(svg), "");
  const std::vector<std::string> values = attributes(svg, "data-value");
  ASSERT_EQ(values.size(), 67U + 28U);
  EXPECT_EQ(std::strtod(values[0].c_str(), nullptr), 0.1);
  EXPECT_EQ(std::strtod(values[66].c_str(), nullptr), 6.8);
  EXPECT_EQ(std::strtod(values[68].c_str(), nullptr), 1e-7);
  EXPECT_EQ(values[73], "1234567");
  EXPECT_THAT(svg, HasSubstr("<title>1: 0.1</title>"));
  EXPECT_THAT(svg, HasSubstr("<title>2:h7: 1234567</title>"));

  drawing.heat->title = [](std::string_view name, double) { return "<" + std::string(name) + ">"; };
  EXPECT_THAT(board_svg(parcheesi, drawing), HasSubstr("<title>&lt;2:h3&gt;</title>"));
}

TEST(BoardSvg, a_larger_value_is_never_lighter) {
  BoardDrawing drawing = a_drawing(parcheesi);
  drawing.heat.emplace();
  for (int number = 1; number <= 68; ++number) drawing.heat->ring.push_back(number);
  const std::vector<std::string> shades = attributes(board_svg(parcheesi, drawing), "fill-opacity");
  ASSERT_GE(shades.size(), 68U);
  for (std::size_t k = 1; k < 68; ++k) EXPECT_GE(std::stod(shades[k]), std::stod(shades[k - 1]));
  EXPECT_EQ(shades[67], "1");
}

TEST(BoardSvg, survives_heat_that_is_all_alike_or_not_there) {
  BoardDrawing drawing = a_drawing(parcheesi);
  drawing.heat = Heat{};
  EXPECT_EQ(xml_problem(board_svg(parcheesi, drawing)), "");
  drawing.heat->ring.assign(68, 0);
  EXPECT_THAT(board_svg(parcheesi, drawing), Not(HasSubstr("nan")));
}

// --- Text

/// Names without capitals, so that every capital on the board is a piece or the mark of its seat.
std::vector<SeatMark> quiet_marks(int arms) {
  std::vector<SeatMark> marks;
  for (int seat = 0; seat < arms; ++seat) {
    marks.push_back({.name = "x", .letter = static_cast<char>('S' + seat), .colour = static_cast<unsigned>(seat)});
  }
  return marks;
}

/// How many pieces of each letter the lines show: a letter alone is one, with a figure after it so many.
std::map<char, int> shown(const std::vector<std::string>& lines) {
  std::map<char, int> pieces;
  for (const std::string& line : lines) {
    for (std::size_t k = 0; k < line.size(); ++k) {
      if (line[k] < 'S' || line[k] > 'Z') continue;
      if (line.substr(k + 1, 2) == " x") continue;  // the seat's own mark
      const bool has_count = k + 1 < line.size() && line[k + 1] >= '2' && line[k + 1] <= '4';
      pieces[line[k]] += has_count ? line[k + 1] - '0' : 1;
    }
  }
  return pieces;
}

const BoardWords words{.nest = "nest", .column = "home row", .goal = "home space"};

class Text : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Arms, Text, testing::ValuesIn(all_arms));

TEST_P(Text, fits_the_terminal_and_shows_every_piece_exactly_as_often_as_it_stands_there) {
  const Rules rules = with_arms(medellin, GetParam());
  std::map<char, int> expected;
  for (const SeatMark& mark : quiet_marks(GetParam())) expected[mark.letter] = 4;
  std::vector<Position> positions = positions_of_a_game(rules, 2);
  positions.push_back(crowd_on(rules, 5));
  positions.push_back(crowd_on(rules, 8));
  for (const Position& position : positions) {
    const std::vector<std::string> lines = board_text(rules, position, quiet_marks(GetParam()), words);
    EXPECT_LE(lines.size(), 21U);
    for (const std::string& line : lines) {
      EXPECT_LE(line.size(), 79U);
      EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
    }
    EXPECT_EQ(shown(lines), expected);
  }
}

TEST(Text, is_the_cross_with_numbers_safe_squares_starts_and_columns) {
  const std::vector<std::string> lines = board_text(medellin, start(medellin, full_board(4), 0), quiet_marks(4), words);
  ASSERT_EQ(lines.size(), 19U);
  EXPECT_EQ(lines[0], "                                 35 (34) 33");
  EXPECT_EQ(lines[9], "(51) v   v   v   v   v   v   v   .   *   .   t   t   t   t   t   t   t  (17)");
  EXPECT_EQ(lines[14], "    V x                         (63) s  [ 5]      > S x");
  EXPECT_EQ(lines[15], "    nest: V4                     64  s    4         nest: S4");
}

TEST(Text, numbers_of_three_figures_have_both_brackets) {
  const Rules rules = with_arms(medellin, 8);
  std::string all;
  for (const std::string& line : board_text(rules, start(rules, full_board(8), 0), quiet_marks(8), words))
    all += line + '\n';
  for (int number = 1; number <= 8 * squares_an_arm; ++number) {
    const auto place = static_cast<Place>(number);
    const std::string blanks(number < 10 ? 2 : number < 100 ? 1 : 0, ' ');
    const std::string drawn = blanks + std::to_string(number);
    if (is_start(place)) EXPECT_THAT(all, HasSubstr(" [" + drawn + "] "));
    else if (is_safe(place)) EXPECT_THAT(all, HasSubstr(" (" + drawn + ") "));
    else EXPECT_THAT(all, HasSubstr(' ' + drawn));
  }
}

TEST(Text, tells_below_the_board_who_stands_on_a_square_that_cannot_show_it) {
  const std::vector<std::string> lines = board_text(medellin, crowd_on(medellin, 12), quiet_marks(4), words);
  ASSERT_EQ(lines.size(), 20U);
  EXPECT_THAT(lines[10], HasSubstr("(++)"));
  EXPECT_EQ(lines[19], "12: S3T3U3V3");
}

TEST(Text, colour_and_unicode_come_only_when_asked_for) {
  const Position position = start(medellin, full_board(4), 0);
  const auto text = [&](TextStyle style) {
    std::string all;
    for (const std::string& line : board_text(medellin, position, quiet_marks(4), words, style)) all += line + '\n';
    return all;
  };
  std::string coloured = text({.colour = TextColour::ansi});
  EXPECT_THAT(coloured, HasSubstr("\033[0;1;31mS4\033[0m"));
  EXPECT_THAT(text({.letters = TextLetters::unicode}), HasSubstr("★"));
  // Without the sequences it is the plain board.
  for (std::size_t at = coloured.find('\033'); at != std::string::npos; at = coloured.find('\033')) {
    coloured.erase(at, coloured.find('m', at) - at + 1);
  }
  EXPECT_EQ(coloured, text({}));
}

}  // namespace
}  // namespace salida
