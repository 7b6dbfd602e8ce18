// Records: what was played comes back from every form, wherever it was cut off, and nothing else does.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/built_in.hpp"
#include "dice/hex.hpp"
#include "given/files.hpp"
#include "given/how_long.hpp"
#include "given/some_rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "record/dice_check.hpp"
#include "record/luck.hpp"
#include "record/plain_line.hpp"
#include "record/record_headers.hpp"
#include "record/record_json.hpp"
#include "record/record_reader.hpp"
#include "record/record_text.hpp"
#include "sim/game_recorder.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view today = "2026-11-15";

GameSetup setup_of(const NamedRules& named, int players, std::uint64_t game, Until until) {
  return {.seats = seats_for(named.rules, players), .until = until, .seed = 11, .game = game};
}

Record played(const NamedRules& named, int players = 4, std::uint64_t game = 0, Until until = Until::first) {
  const GameSetup setup = setup_of(named, players, game, until);
  return record_game(opening_of(named, setup.seats, until, today), setup);
}

Record played(std::string_view id, int players = 4, std::uint64_t game = 0) {
  return played(*find_variant(id), players, game);
}

constexpr DiceSeed some_seed{1, 2, 3, 4, 5};

Record played_with_hash_dice(std::string_view id, std::uint64_t game = 0) {
  const NamedRules& named = *find_variant(id);
  const GameSetup setup = setup_of(named, 4, game, Until::first);
  Record opening = opening_of(named, setup.seats, setup.until, today);
  opening.event = "A \"test\" of \\ and Ñ";
  opening.seats[0].name = "Ana María";
  opening.seats[0].word = "abra cadabra";
  opening.seats[2].kind = "person";
  return record_game(std::move(opening), setup, some_seed);
}

Result<ReadGame> read_one(const std::string& text) {
  RecordReader reader(text, "game.salida");
  std::optional<Result<ReadGame>> game = reader.next();
  if (!game) return Error{.where = {}, .message = "no game"};
  EXPECT_FALSE(reader.next()) << "more than one game";
  return *std::move(game);
}

Result<ReadGame> read_one_json(const std::string& text) {
  RecordJsonReader reader(text, "game.jsonl");
  std::optional<Result<ReadGame>> game = reader.next();
  if (!game) return Error{.where = {}, .message = "no game"};
  EXPECT_FALSE(reader.next()) << "more than one game";
  return *std::move(game);
}

void expect_both_ways(const Record& record) {
  const std::string text = to_text(record);
  const Result<ReadGame> from_text = read_one(text);
  ASSERT_TRUE(from_text) << from_text.error().text() << "\n" << text.substr(0, 2000);
  EXPECT_TRUE(from_text->record == record) << text.substr(0, 2000);
  EXPECT_EQ(to_text(from_text->record), text);
  const std::string json = to_json_lines(record);
  const Result<ReadGame> from_json = read_one_json(json);
  ASSERT_TRUE(from_json) << from_json.error().text() << "\n" << json.substr(0, 2000);
  EXPECT_TRUE(from_json->record == record) << json.substr(0, 2000);
  EXPECT_EQ(from_json->position, from_text->position);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << "there is no " << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// --- Both forms

TEST(Record, comes_back_from_text_and_from_json_for_every_rule_set) {
  for (const NamedRules& named : variants()) {
    for (const int players : {2, 3, 4}) {
      for (const Until until : {Until::first, Until::places}) {
        for (std::uint64_t game = 0; game < as_many_as(3); ++game)
          expect_both_ways(played(named, players, game, until));
      }
    }
  }
}

TEST(Record, comes_back_with_house_rules) {
  for (std::uint64_t game = 0; game < as_many_as(60); ++game) {
    GameRandom random(3, game);
    NamedRules named = named_house(any_rules([&random](std::uint32_t n) { return random.below(n); }));
    named.seed.clear();
    named.networks.clear();
    named.notes = "Since \"1987\".\n\tBy the lake \\ in Guatapé.";
    const int players = 2 + static_cast<int>(random.below(named.rules.board.arms - 1U));
    expect_both_ways(played(named, players, game, random.below(2) == 0 ? Until::first : Until::places));
  }
}

TEST(Record, comes_back_with_names_words_and_committed_dice) {
  for (const NamedRules& named : variants()) expect_both_ways(played_with_hash_dice(named.id));
}

TEST(Record, keeps_comments_where_they_stand) {
  Record record = played("medellin", 2);
  record.comments = {{.steps = 0, .text = "Here we go"}, {.steps = 0, .text = "again"}};
  for (std::size_t steps = 1; steps < 40; ++steps)
    record.comments.push_back({.steps = steps, .text = "tras " + std::to_string(steps) + " ñ; [x"});
  expect_both_ways(record);
}

/// Two people; what they did, and how it ended.
std::string game_of_two(const std::string& turns, const std::string& result) {
  return "[record \"1\"]\n[rules \"parcheesi\"]\n[seat \"1 person Ana\"]\n[seat \"3 person\"]\n\nbegins 1\n" + turns +
         (result.empty() ? "" : "\n\n[result \"" + result + "\"]\n");
}

TEST(Record, knows_who_sat_in_who_came_back_and_who_resigned) {
  const std::string turns = "bot1(3)\n1. t1 1-2: -\n2. t3 bot3(expert) 1-2: - back1 {hm}\n3. t1 1-2: - resign1";
  const Result<ReadGame> game = read_one(game_of_two(turns, "3 wins by resignation"));
  ASSERT_TRUE(game) << game.error().text();
  const std::vector<SeatChange> expected{{.steps = 0, .seat = 0, .kind = SeatChangeKind::bot_sits_in, .bot = "3"},
                                         {.steps = 1, .seat = 2, .kind = SeatChangeKind::bot_sits_in, .bot = "expert"},
                                         {.steps = 2, .seat = 0, .kind = SeatChangeKind::person_back},
                                         {.steps = 3, .seat = 0, .kind = SeatChangeKind::resigned}};
  EXPECT_EQ(game->record.changes, expected);
  EXPECT_EQ(bot_sitting_in(game->record, 0), "");
  EXPECT_EQ(bot_sitting_in(game->record, 2), "expert");
  EXPECT_EQ(winner_by_resignation(game->record, game->position), Seat{2});
  const Result<ReadGame> again = read_one(to_text(game->record));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->record, game->record);
  const std::string lines = to_json_lines(game->record);
  EXPECT_THAT(lines, HasSubstr(R"({"bot":"3","seat":1})"));
  EXPECT_THAT(lines, HasSubstr(R"({"back":1})"));
  EXPECT_THAT(lines, HasSubstr(R"({"resign":1})"));
  const Result<ReadGame> from_json = read_one_json(lines);
  ASSERT_TRUE(from_json) << from_json.error().text();
  EXPECT_EQ(from_json->record, game->record);
}

TEST(Record, of_three_who_resign_nobody_has_won) {
  Record record = played("medellin", 3);
  record.steps.clear();
  record.changes = {{.seat = record.seats[0].seat, .kind = SeatChangeKind::resigned}};
  EXPECT_THAT(to_text(record), HasSubstr("[result \"unfinished\"]"));
  record.changes.push_back({.seat = record.seats[2].seat, .kind = SeatChangeKind::resigned});
  EXPECT_THAT(to_text(record), HasSubstr("[result \"2 wins by resignation\"]"));
}

TEST(RecordReader, refuses_changes_of_seats_that_cannot_be) {
  const auto fault = [](const std::string& turns, const std::string& result = "") {
    const Result<ReadGame> game = read_one(game_of_two(turns + "\n", result));
    return game ? std::string("none") : game.error().text();
  };
  EXPECT_THAT(fault("resign2"), HasSubstr("expected a seat that plays"));
  EXPECT_THAT(fault("resign1 resign1"), HasSubstr("expected once"));
  EXPECT_THAT(fault("back1"), HasSubstr("expected a bot to have sat in"));
  EXPECT_THAT(fault("bot1(3) resign1 back1"), HasSubstr("resigned"));
  EXPECT_NE(fault("bot1(3"), "none");
  EXPECT_NE(fault("bot1()"), "none");
  EXPECT_THAT(fault("1. t1 1-2: -", "3 wins by resignation"), HasSubstr("expected unfinished"));
  EXPECT_THAT(fault("1. t1 1-2: - resign1", "unfinished"), HasSubstr("expected 3 wins by resignation"));
}

TEST(Record, may_begin_with_any_position_that_awaits_a_roll) {
  const std::string text = R"([record "1"]
[rules "medellin"]
[seat "1 person Ana"]
[seat "2 person"]
[start "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13"]

begins 2
call2 13!n
1. t2 6-1: 14=21
)";
  const Result<ReadGame> game = read_one(text);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(to_text(game->record.named, game->position), "medellin t1 1:n,24,g,g 2:n,n,n,21");
  EXPECT_EQ(game->turns, 1U);
  expect_both_ways(game->record);
}

TEST(Record, is_written_while_it_is_played_as_it_is_written_afterwards) {
  for (const NamedRules& named : variants()) {
    for (std::uint64_t game = 0; game < as_many_as(5); ++game) {
      const GameSetup setup = setup_of(named, 4, game, named.rules.goal.until);
      const Record opening = opening_of(named, setup.seats, setup.until, today);
      std::string text;
      GameRecorder recorder(opening, text);
      recorder.begin_game(counter_dice(setup.seed, game));
      recorder.finish(play_random_game(Given(named.rules), setup, recorder).position);
      EXPECT_EQ(text, to_text(record_game(opening, setup)));
    }
  }
}

// --- As people type it

constexpr std::string_view typed = R"([record "1"]
[rules "simulator"]
[seat "1 person Ana"]
[seat "3 person Beto"]

begins 1
1. t1 2-4: - 3-1: - 3-3: n-5 1-2: 5d-6 5c-7
2. t3 1-1: n-39 6-5: 39-45 39-44
)";

TEST(RecordReader, reads_what_a_person_needs_to_type) {
  const Result<ReadGame> full = read_one(std::string(typed));
  ASSERT_TRUE(full) << full.error().text();
  EXPECT_EQ(full->turns, 2U);
  EXPECT_THAT(*full->cut_off, HasSubstr("open up to the end of turn 2"));
  const std::string brief =
      "\xEF\xBB\xBF; from a napkin\r\n\r\n[record \"1\"]\r\n[rules \"simulator\"]\r\n[seat \"1 person Ana\"]\r\n"
      "[seat \"3 person Beto\"]\r\nbegins 1\r\n2-4: 3-1: 3-3: n-5\r\n 1-2: 5d-6 5c-7\r\n"
      "\t1-1: n-39\r\n6-5: 39-45 39-44";
  const Result<ReadGame> short_form = read_one(brief);
  ASSERT_TRUE(short_form) << short_form.error().text();
  EXPECT_EQ(short_form->record.steps, full->record.steps);
  EXPECT_EQ(short_form->position, full->position);
}

TEST(RecordReader, takes_what_has_no_result_up_to_the_last_whole_turn) {
  const Result<ReadGame> game = read_one(std::string(typed) + "3. t1 5-5: 6-11 7-12\n");
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->turns, 2U);
  EXPECT_EQ(game->position.turn, 0);
  EXPECT_EQ(*game->cut_off, "game.salida:9: cut off: open up to the end of turn 2");
}

// --- Cut off

/// The first turns of a game, ended there.
std::string first_turns(const Record& whole, std::size_t turns) {
  std::string text = to_text(whole);
  const std::size_t end = text.find("\n" + std::to_string(turns + 1) + ". t");
  return text.substr(0, end + 1);
}

void expect_prefixes_open(const std::string& text, std::size_t first_turn) {
  const Result<ReadGame> whole = read_one(text);
  ASSERT_TRUE(whole) << whole.error().text();
  for (std::size_t size = 0; size < text.size(); ++size) {
    RecordReader reader(std::string_view(text).substr(0, size), "cut");
    const std::optional<Result<ReadGame>> game = reader.next();
    if (size == 0) {
      EXPECT_FALSE(game);
      continue;
    }
    ASSERT_TRUE(game);
    if (size < first_turn) {
      if (*game) {
        EXPECT_EQ((*game)->turns, 0U);
        EXPECT_EQ(size + 1, first_turn);  // only the end of the line is missing
      } else {
        EXPECT_THAT(game->error().message, HasSubstr("cut off before the first turn")) << text.substr(0, size);
      }
      continue;
    }
    ASSERT_TRUE(*game) << game->error().text() << "\n" << text.substr(0, size);
    ASSERT_TRUE((*game)->cut_off) << text.substr(0, size);
    const std::vector<Step>& steps = (*game)->record.steps;
    ASSERT_LE(steps.size(), whole->record.steps.size());
    EXPECT_TRUE(std::ranges::equal(steps, std::span(whole->record.steps).first(steps.size())));
    const auto lines = static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(first_turn),
                                                           text.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
    EXPECT_GE((*game)->turns, std::min(lines, whole->turns));
    EXPECT_LE((*game)->turns, lines + 1);
  }
}

TEST(RecordReader, opens_a_record_that_was_cut_off_at_any_byte) {
  for (const std::string_view id : {"medellin", "parchis4a", "parcheesi"}) {
    const std::string text = first_turns(played(id), 25);
    expect_prefixes_open(text, text.find("\n1. t") + 1);
  }
}

TEST(RecordReader, opens_a_record_whose_end_was_cut_off) {
  const std::string text = to_text(played("simulator", 2, 1));
  const std::size_t result = text.find("[result");
  const Result<ReadGame> whole = read_one(text);
  ASSERT_TRUE(whole);
  EXPECT_FALSE(whole->cut_off);
  for (std::size_t size = result - 2; size < text.size() - 2; ++size) {
    const Result<ReadGame> game = read_one(text.substr(0, size));
    ASSERT_TRUE(game) << game.error().text();
    EXPECT_EQ(game->record.steps, whole->record.steps) << text.substr(result, size - result);
    const bool has_result = size >= text.find("\"]", result) + 2;
    EXPECT_EQ(game->record.closed, has_result);
    const bool line_is_whole = text[size - 1] == ']' || text[size - 1] == '\n';
    EXPECT_EQ(game->cut_off.has_value(), !has_result || !line_is_whole);
  }
}

TEST(RecordReader, opens_json_lines_that_were_cut_off_at_any_byte) {
  Record record = played("medellin", 2);
  record.steps.resize(60);
  record.closed = false;
  const std::string text = to_json_lines(record);
  const std::size_t first_turn = text.find('\n') + 1;
  for (std::size_t size = first_turn; size <= text.size(); ++size) {
    const Result<ReadGame> game = read_one_json(text.substr(0, size));
    ASSERT_TRUE(game) << game.error().text();
    ASSERT_TRUE(game->cut_off);
    EXPECT_TRUE(std::ranges::equal(game->record.steps, std::span(record.steps).first(game->record.steps.size())));
  }
}

TEST(RecordReader, reads_several_games_and_goes_on_behind_a_fault) {
  const std::string one = to_text(played("parchis2d", 4, 1));
  const std::string two = replaced(to_text(played("medellin", 2, 2)), "\n7. t", "\n8. t");
  const std::string three = first_turns(played("parcheesi", 4, 3), 30);
  const std::string torn = three.substr(0, three.size() - 6) + cut_mark + "\n";
  const std::string all = "; four games\n" + one + two + torn + "\n\n" + one;
  RecordReader reader(all, "evening.salida");
  const std::optional<Result<ReadGame>> first = reader.next();
  ASSERT_TRUE(first && *first);
  EXPECT_EQ(to_text((*first)->record), one);
  const std::optional<Result<ReadGame>> second = reader.next();
  ASSERT_TRUE(second && !*second);
  EXPECT_THAT(second->error().text(), StartsWith("evening.salida:"));
  EXPECT_THAT(second->error().text(), HasSubstr("expected turn 7; found 8"));
  const std::optional<Result<ReadGame>> third = reader.next();
  ASSERT_TRUE(third && *third) << third->error().text();
  EXPECT_TRUE((*third)->cut_off);
  EXPECT_GE((*third)->turns, 29U);
  const std::optional<Result<ReadGame>> fourth = reader.next();
  ASSERT_TRUE(fourth && *fourth) << fourth->error().text();
  EXPECT_EQ((*fourth)->record, (*first)->record);
  EXPECT_FALSE(reader.next());
}

// --- Refused

struct Refused {
  std::string_view what, by, message;
};

TEST(RecordReader, refuses_what_headers_cannot_mean) {
  const std::string text = to_text(played("medellin", 4, 0));
  for (const Refused& refused : std::vector<Refused>{
           {"[record \"1\"]", "[record \"2\"]", "record: expected 1, the format that this program reads; found \"2\""},
           {"[rules \"medellin\"]", "[rules \"medelin\"]", "did you mean medellin?"},
           {"[rules \"medellin\"]\n", "", "expected [rules \"...\"]"},
           {"[hash \"", "[hash \"0", "which is that of medellin"},
           {"[date", "[dato", "did you mean date?"},
           {"[date", "[until \"first\"]\n[date", "until: expected once"},
           {"[seat \"2 random\"]", "[seat \"5 random\"]", "seat: expected 1 to 4, who plays there and a name"},
           {"[seat \"2 random\"]", "[seat \"2\"]", "seat: expected 1 to 4, who plays there and a name"},
           {"[seat \"2 random\"]", "[seat \"1 random\"]", "seat: expected the seats in their order, each once"},
           {"[seat \"2 random\"]", "[seat \"2 random \xFF\"]", "seat: expected"},
           {"[until \"first\"]", "[word \"7 sesame\"]\n[until \"first\"]", "word: expected a seat that plays"},
           {"[until \"first\"]", "[event \"\xC3(\"]\n[until \"first\"]", "event: expected UTF-8"},
           {"[until \"first\"]", "[until \"last\"]", "until: expected first or places; found \"last\""},
           {"[until \"first\"]", "[entry.tries \"2\"]\n[until \"first\"]", "entry.tries: expected a [base] with it"},
           {"philox4x32 seed 11 game 0", "philox4x32 seed 11", "dice: expected hand, hmac-sha256, or philox4x32"},
           {"philox4x32 seed 11 game 0", "hmac-sha256", "expected [commitment"},
           {"philox4x32 seed 11 game 0\"]", "hand\"]\n[commitment \"00\"]",
            "commitment: expected it with dice of hmac-sha256"},
           {"[until", "[until first]\n[until", "expected [key \"value\"]"},
           {"begins", "begin", "expected begins N before the first turn"},
           {"[result \"", "[result \"9", "as the game went"},
           {"[places \"", "[places \"3 ", "as the game went"},
           {"[result", "[rules \"medellin\"]\n[result", "expected a turn, or how the game ended"},
           {"1. t", "{ never closed\n1. t", "expected } before the end of the line"},
           {"1. t", "x. t", "expected the number of a turn"},
           {"1. t", "1. tt", "expected t and a seat, as in t3"},
       }) {
    const Result<ReadGame> game = read_one(replaced(text, refused.what, refused.by));
    ASSERT_FALSE(game) << refused.by;
    EXPECT_THAT(game.error().text(), StartsWith("game.salida:")) << refused.by;
    EXPECT_THAT(game.error().text(), HasSubstr(refused.message)) << refused.by;
  }
}

TEST(RecordReader, refuses_json_that_is_no_record) {
  const std::string text = to_json_lines(played("medellin", 4, 0));
  for (const Refused& refused : std::vector<Refused>{
           {"{\"record\":1", "{\"record\":2", "record: expected 1"},
           {"\"begins\":", "\"begin\":", "begin"},
           {"\"steps\":[", "\"steps\":7,\"x\":[", "steps: expected a list"},
           {"\"steps\":[", "\"steps\":[4,", "steps: expected objects with roll, play, comment, bot, back or resign"},
           {"{\"turn\":1,", "{\"turn\":2,", "expected turn 1; found 2"},
           {"{\"turn\":1,", "[{\"turn\":1,", "expected a JSON object"},
           {"\"seats\":[", "\"seats\":[3,", "seats: expected objects"},
           {"{\"result\":", "{\"outcome\":", "expected an object with record, steps or result"},
       }) {
    const Result<ReadGame> game = read_one_json(replaced(text, refused.what, refused.by));
    ASSERT_FALSE(game) << refused.by;
    EXPECT_THAT(game.error().text(), StartsWith("game.jsonl:")) << refused.by;
    EXPECT_THAT(game.error().text(), HasSubstr(refused.message)) << refused.by;
  }
}

TEST(RecordReader, A1_S2_holds_the_draw_to_the_rules) {
  const auto with = [](std::string_view rules, std::string_view dice, std::string_view lines) {
    return read_one("[record \"1\"]\n[rules \"" + std::string(rules) +
                    "\"]\n[seat \"1 person\"]\n[seat \"2 person\"]\n[dice \"" + std::string(dice) + "\"]\n" +
                    std::string(lines) + "\n");
  };
  // A1: whoever throws lowest begins; the even throw again.
  EXPECT_TRUE(with("parcheesi", "hand", "draw 1:3 2:5\nbegins 1"));
  EXPECT_TRUE(with("parcheesi", "hand", "draw 1:3 2:3 1:6 2:1\nbegins 2"));
  EXPECT_THAT(with("parcheesi", "hand", "draw 1:3 2:5\nbegins 2").error().text(),
              HasSubstr("expected begins 1, by the draw"));
  EXPECT_THAT(with("parcheesi", "hand", "draw 1:3 2:3\nbegins 2").error().text(),
              HasSubstr("again of those that are even"));
  EXPECT_THAT(with("parcheesi", "hand", "draw 2:3 1:4\nbegins 2").error().text(),
              HasSubstr("a throw of each seat in order"));
  EXPECT_THAT(with("parcheesi", "hand", "draw 1:3 2:5 1:1\nbegins 1").error().text(), HasSubstr("draw: expected"));
  EXPECT_THAT(with("parcheesi", "hand", "draw 1:7 2:5\nbegins 1").error().text(), HasSubstr("as in 1:6"));
  EXPECT_TRUE(with("parcheesi", "hand", "begins 2"));  // by hand, and not written down
  EXPECT_FALSE(with("parcheesi", "philox4x32 seed 1 game 1", "begins 2"));
  // S2: a seat drawn at random: no dice are thrown for it.
  EXPECT_TRUE(with("simulator", "hand", "begins 2"));
  EXPECT_THAT(with("simulator", "hand", "draw 1:3 2:5\nbegins 1").error().text(), HasSubstr("nobody throws for it"));
  EXPECT_THAT(with("simulator", "hand", "begins 3").error().text(), HasSubstr("expected a seat that plays"));
}

/// A game of two that begins with a position, and one line of it.
Result<ReadGame> read_line(const std::string& position, const std::string& line) {
  const std::string rules = position.substr(0, position.find(' '));
  const std::string turn = position.substr(position.find(" t") + 2, 1);
  std::string seats;
  for (const char seat : std::string_view("1234")) {
    const bool plays = position.find(std::string(" ") + seat + ":") != std::string::npos;
    if (plays) seats += std::string("[seat \"") + seat + " person\"]\n";
  }
  return read_one("[record \"1\"]\n[rules \"" + rules + "\"]\n" + seats + "[start \"" + position + "\"]\nbegins " +
                  turn + "\n" + line + "\n");
}

struct Broken {
  std::string position, line, says;
};

TEST(RecordReader, refuses_what_breaks_a_rule_with_turn_play_and_number) {
  for (const Broken& broken : std::vector<Broken>{
           {"parchis4a t1 1:n,n,n,10 2:n,n,13,13 f5=12", "4: 10-14",
            "turn 1, seat 1, roll 4: \"10-14\" breaks P12: A blockade of Blue on 13 stands in the way."},
           {"parchis4a t1 1:n,n,n,10 2:n,n,n,30 f5=12", "5: 10-15", "turn 1, seat 1, roll 5: \"10-15\" breaks P4: "},
           {"parchis4a t1 1:n,n,n,10 2:n,n,n,30 f5=12", "5-3: 10-13", "turn 1, seat 1: \"5-3\" breaks P1: "},
           {"parchis4a t1 1:n,n,n,10 2:n,n,n,30 f5=12", "4: 11-15", "\"11-15\" breaks B4: "},
           {"parchis4a t1 1:n,n,n,10 2:n,n,n,30 f5=12", "4: 3: 10-13", "\"the end of the play\" breaks P2: "},
           {"parchis2d t1 1:n,n,n,10 2:n,n,13,13", "4-3: 10-14", "breaks D4: "},
           {"parcheesi t1 1:n,n,n,10 3:n,n,13,13", "4-6: 10-14", "breaks A9: "},
           {"medellin t1 1:h3,g,g,g 2:n,n,n,14", "4-6: h3-h7", "turn 1, seat 1: \"4-6\" breaks M12: "},
           {"medellin t1 1:10,20,g,g 2:n,n,n,14", "1-6: 10-11 10-16", "\"10-16\" breaks "},
           {"medellin t1 1:10,20,g,g 2:n,n,n,14", "1-2: 10-11 20-22 call2", "\"call2\" breaks M10: "},
           {"medellin t1 1:10,20,g,g 2:n,n,n,14 dbl=2", "3-3: 10-13", "\"10-13\" breaks M7: "},
           {"simulator t1 1:10,g,g,g 2:n,n,n,n", "3-4: 10-15", "breaks S"},
       }) {
    const Result<ReadGame> game = read_line(broken.position, broken.line);
    ASSERT_FALSE(game) << broken.line;
    EXPECT_THAT(game.error().text(), StartsWith("game.salida:")) << broken.line;
    EXPECT_THAT(game.error().text(), HasSubstr(broken.says)) << broken.line;
  }
}

// --- Dice

TEST(DiceCheck, finds_nothing_wrong_with_dice_that_were_thrown_as_the_record_says) {
  for (const NamedRules& named : variants()) {
    EXPECT_FALSE(fault_of_hash_dice(played_with_hash_dice(named.id)));
    EXPECT_FALSE(fault_of_counter_dice(played(named.id)));
  }
}

TEST(DiceCheck, finds_the_first_die_that_the_seed_does_not_give) {
  for (const NamedRules& named : variants()) {
    const Record sound = played_with_hash_dice(named.id);
    const Record counted = played(named.id);
    for (const std::size_t from : {std::size_t{0}, std::size_t{20}, std::size_t{90}}) {
      std::size_t k = from;
      while (!std::holds_alternative<Roll>(sound.steps[k])) ++k;
      Record tampered = sound;
      Roll& roll = *std::get_if<Roll>(&tampered.steps[k]);
      const std::string right = to_text(roll);
      roll.first = static_cast<std::uint8_t>(roll.first % 6 + 1);
      const std::optional<Error> fault = fault_of_hash_dice(tampered);
      ASSERT_TRUE(fault);
      EXPECT_THAT(fault->message, HasSubstr("expected " + right + "; found " + to_text(roll)));
      EXPECT_THAT(fault->message, StartsWith("turn "));
      tampered.steps = counted.steps;
      EXPECT_TRUE(fault_of_hash_dice(tampered));
    }
    Record other_game = counted;
    ++other_game.dice.game;
    EXPECT_TRUE(fault_of_counter_dice(other_game));
  }
}

TEST(DiceCheck, holds_the_commitment_to_everything_that_was_agreed) {
  const Record sound = played_with_hash_dice("medellin");
  const auto expect_fault = [](const Record& record) {
    const std::optional<Error> fault = fault_of_hash_dice(record);
    ASSERT_TRUE(fault);
    EXPECT_THAT(fault->message, HasSubstr("the commitment is not that of this seed and these headers"));
  };
  Record changed = sound;
  changed.seats[0].word = "abra cadabro";
  expect_fault(changed);
  changed = sound;
  changed.seats[1].name = "Eva";
  expect_fault(changed);
  changed = sound;
  changed.named.rules.entry.tries = 2;
  expect_fault(changed);
  changed = sound;
  changed.begins.play_on = true;
  expect_fault(changed);
  changed = sound;
  (*changed.dice.seed)[31] ^= 1U;
  expect_fault(changed);
  changed = sound;
  changed.dice.commitment[0] ^= 1U;
  expect_fault(changed);
}

TEST(DiceCheck, recomputes_the_draw) {
  Record record = played_with_hash_dice("parcheesi");
  std::ranges::reverse(record.draw);
  EXPECT_THAT(fault_of_hash_dice(record)->message, HasSubstr("expected draw"));
  record = played_with_hash_dice("simulator");
  record.begins.turn = static_cast<Seat>((record.begins.turn + 1) % 4);
  EXPECT_THAT(fault_of_hash_dice(record)->message, HasSubstr("to begin"));
}

TEST(Luck, M12_a_six_of_the_one_die_at_the_end_is_no_double) {
  const auto luck_of_a_six = [](std::string_view id, std::string_view position) {
    const NamedRules& named = *find_variant(id);
    Record record;
    record.named = named;
    record.begins = *parse_position(named, position);
    record.steps = {Roll{.first = 6}};
    return luck_of(record)[0];
  };
  const Luck at_the_end = luck_of_a_six("medellin", "medellin t1 1:h1,g,g,g 3:n,n,n,5");
  EXPECT_EQ(at_the_end.rolls, 1U);
  EXPECT_EQ(at_the_end.repeats, 0U);
  EXPECT_EQ(at_the_end.repeats_expected, 0.0);
  const Luck repeated = luck_of_a_six("parchis4a", "parchis4a t1 1:n,n,n,n 3:n,n,n,n");  // P1
  EXPECT_EQ(repeated.repeats, 1U);
  EXPECT_DOUBLE_EQ(repeated.repeats_expected, 1.0 / 6);
}

TEST(Luck, counts_what_fell_against_what_was_to_be_expected) {
  const Result<ReadGame> game = read_one(std::string(typed));
  ASSERT_TRUE(game);
  const LuckOfSeats luck = luck_of(game->record);
  EXPECT_EQ(luck[0].rolls, 4U);
  EXPECT_EQ(luck[0].dice, 8U);
  EXPECT_EQ(luck[0].pips, 2U + 4 + 3 + 1 + 3 + 3 + 1 + 2);
  EXPECT_DOUBLE_EQ(luck[0].pips_expected(), 28.0);
  EXPECT_EQ(luck[0].repeats, 1U);
  EXPECT_DOUBLE_EQ(luck[0].repeats_expected, 4.0 / 6);
  EXPECT_EQ(luck[0].chances, 3U);  // with the fourth roll nothing is in the nest
  EXPECT_EQ(luck[0].exits, 1U);
  EXPECT_DOUBLE_EQ(luck[0].exits_expected, 0.5);
  EXPECT_EQ(luck[2].rolls, 2U);
  EXPECT_EQ(luck[2].exits, 1U);
  EXPECT_EQ(luck[1].rolls, 0U);
}

TEST(Luck, P4_D2_knows_what_brings_a_piece_out) {
  // P4: a five of one die, 6 of 36; D2: a five on either, or a sum of five, 15 of 36; A2 the same.
  for (const auto& [id, share] :
       {std::pair{"parchis4a", 6 / 36.0}, {"parchis2d", 15 / 36.0}, {"parcheesi", 15 / 36.0}}) {
    const LuckOfSeats luck = luck_of(played(id));
    EXPECT_GT(luck[0].chances, 0U);
    EXPECT_NEAR(luck[0].exits_expected, share * luck[0].chances, 1e-9) << id;
  }
}

// --- The page that says how

/// What stands in the fences of docs/notation.md whose first line begins so.
std::string in_fences(std::string_view begin) {
  const std::string page = text_of(SALIDA_SOURCE_DIR "/docs/notation.md");
  const std::size_t at = page.find("\n" + std::string(begin), page.find("## Records"));
  EXPECT_NE(at, std::string::npos);
  return page.substr(at + 1, page.find("```", at) - at - 1);
}

TEST(Notation, shows_a_game_that_is_sound) {
  const std::string text = in_fences("[record \"1\"]");
  const Result<ReadGame> game = read_one(text);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(to_text(game->record), text + "\n");
  EXPECT_EQ(game->turns, 8U);
  ASSERT_TRUE(game->record.dice.seed);
  EXPECT_FALSE(fault_of_hash_dice(game->record));
  const std::string json = to_json_lines(game->record);
  const std::string shown = in_fences("{\"record\":1");
  for (const std::string_view line : parts_of(shown, '\n')) EXPECT_THAT(json, HasSubstr(std::string(line)));
}

TEST(Notation, shows_who_sat_in_and_who_resigned) {
  std::string text = in_fences("[record \"1\"]");
  const std::string shown = in_fences("3. t1 1-4: n-5 bot3(3)");
  for (const std::string_view line : parts_of(shown, '\n')) {
    if (line.empty()) continue;
    const std::string begins = "\n" + std::string(line.substr(0, line.find(' ')));
    const std::size_t at = text.find(begins) + 1;
    text.replace(at, text.find('\n', at) - at, line);
  }
  const Result<ReadGame> game = read_one(text);
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(to_text(game->record), text + "\n");
  EXPECT_EQ(game->record.changes.size(), 3U);
  EXPECT_FALSE(fault_of_hash_dice(game->record));
}

TEST(Notation, has_vectors_that_hold) {
  const std::string page = text_of(SALIDA_SOURCE_DIR "/docs/notation.md");
  std::string_view rest = page;
  const auto after_mark = [&rest](std::string_view row) {
    const std::size_t at = rest.find(row);
    EXPECT_NE(at, std::string_view::npos) << row;
    rest.remove_prefix(rest.find('|', at + row.size()) + 2);
    std::string value(rest.substr(0, rest.find(" |")));
    std::erase(value, '`');
    return value == "(empty)" ? std::string() : value;
  };
  int vectors = 0;
  for (; rest.find("| **seed**") != std::string_view::npos; ++vectors) {
    const DiceSeed seed = *from_hex(after_mark("| **seed**"));
    std::string terms = after_mark("| terms");
    for (std::size_t at = 0; (at = terms.find("\\n")) != std::string::npos;) terms.replace(at, 2, "\n");
    EXPECT_EQ(hex_text(commitment(seed, terms)), after_mark("| commitment"));
    Digest block{};
    HashRandom bytes(seed, terms);
    for (std::uint8_t& byte : block) byte = bytes.next();
    EXPECT_EQ(hex_text(block), after_mark("| block 0"));
    std::string dice;
    HashRandom random(seed, terms);
    for (int k = 0; k < 100; ++k) dice += static_cast<char>('0' + random.one_die().first);
    EXPECT_EQ(dice, after_mark("| first 100 dice"));
  }
  EXPECT_EQ(vectors, 4);
}

// --- Lines

TEST(PlainLine, is_one_line_of_utf8) {
  for (const std::string_view good : {"", "Ana María", "Ñandú 日本 😀", "a\xC2\xA0z"})
    EXPECT_TRUE(is_plain_line(good, 100)) << good;
  for (const std::string_view bad : {"a\nb", "\t", "\x7F", "\xC3", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                                     "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\x80", "\xC2\x85", "\xE2\x82"})
    EXPECT_FALSE(is_plain_line(bad, 100));
  EXPECT_FALSE(is_plain_line("abcd", 3));
}

}  // namespace
}  // namespace salida
