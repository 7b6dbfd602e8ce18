#include "notation/house_rules.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "core/check.hpp"
#include "core/fields.hpp"
#include "core/play.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"

namespace salida {
namespace {

constexpr std::string_view beginning = "format = 1\nid = \"mine\"\nbase = \"medellin\"\n";

std::string error_of(std::string_view toml) {
  const Result<NamedRules> read = read_house_rules(toml, "rules/mine.toml");
  return read ? "read" : read.error().text();
}

/// The error of a file whose first three lines are right.
std::string error_after(std::string_view rest) { return error_of(std::string(beginning) + std::string(rest)); }

NamedRules read(std::string_view toml) {
  const Result<NamedRules> named = read_house_rules(toml, "rules/mine.toml");
  EXPECT_TRUE(named) << named.error().text();
  return named ? *named : NamedRules{};
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> shipped_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(SALIDA_SOURCE_DIR) / "rules")) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

// --- What a file says

TEST(HouseRules, are_a_base_and_the_differences) {
  const NamedRules named = read(
      "# Ours\nformat = 1\nid = \"ours\"\nname = \"Our table\"\nname_es = \"Nuestra mesa\"\nbase = \"medellin\"\n"
      "notes = \"Sundays\"\n[entry]\ntries = 2\nfive_six = true\n[goal]\npassing = \"never\"\n");
  Rules expected = medellin;
  expected.entry.tries = 2;
  expected.entry.five_six = true;
  expected.goal.passing = Passing::never;
  EXPECT_EQ(named.rules, expected);
  EXPECT_EQ(named.id, "ours");
  EXPECT_EQ(named.base, "medellin");
  EXPECT_EQ(named.name, (Bilingual{.en = "Our table", .es = "Nuestra mesa"}));
  EXPECT_EQ(named.notes, "Sundays");
  EXPECT_FALSE(named.is_built_in());
}

TEST(HouseRules, are_played_on_the_board_of_their_base) {
  EXPECT_EQ(find_variant("simulator")->look, Look::colombian);
  for (const NamedRules& base : variants()) {
    const NamedRules named = read("format = 1\nid = \"mine\"\nbase = \"" + base.id + "\"\n");
    EXPECT_EQ(named.look, base.look) << base.id;
  }
  EXPECT_NE(find_variant("medellin")->look, find_variant("parchis4a")->look);
  EXPECT_NE(find_variant("medellin")->look, find_variant("parcheesi")->look);
  EXPECT_NE(find_variant("parchis2d")->look, find_variant("parcheesi")->look);
}

TEST(HouseRules, what_is_not_said_has_a_sensible_value) {
  const NamedRules named = read(beginning);
  EXPECT_EQ(named.rules, medellin);
  EXPECT_EQ(named.name, (Bilingual{.en = "mine", .es = "mine"}));
  EXPECT_EQ(named.colours, find_variant("medellin")->colours);
  EXPECT_EQ(read("format = 1\nid = \"n\"\nname = \"Mesa\"\nbase = \"parcheesi\"\n").name.es, "Mesa");
  EXPECT_EQ(read(std::string(beginning) + "[board]\narms = 6\n").colours,
            (std::vector<std::string>{"red", "blue", "yellow", "green", "orange", "purple"}));
}

TEST(HouseRules, fields_that_lose_their_meaning_fall_to_their_neutral_value) {
  const NamedRules no_blockades = read("format = 1\nid = \"n\"\nbase = \"parcheesi\"\n[crowd]\nblockades = false\n");
  EXPECT_FALSE(no_blockades.rules.crowd.keep_apart);
  EXPECT_FALSE(no_blockades.rules.crowd.one_one_breaks);
  EXPECT_FALSE(no_blockades.rules.entry.blockade_holds);
  const NamedRules no_limit = read(std::string(beginning) + "[repeat]\nlimit = 0\n");
  EXPECT_EQ(no_limit.rules.repeat.penalty, Penalty::none);
}

// --- Errors

TEST(HouseRules, a_wrong_value_names_line_expectation_and_nearest_name) {
  EXPECT_EQ(error_after("[entry]\non = \"fife\"\n"),
            "rules/mine.toml:5: entry.on: expected doubles, five or five_or_sum; found \"fife\" (did you mean five?)");
  EXPECT_EQ(error_after("[entry]\ntries = 10\n"),
            "rules/mine.toml:5: entry.tries: expected a number from 1 to 9; found \"10\"");
  EXPECT_EQ(error_after("[entry]\ntries = \"2\"\n"),
            "rules/mine.toml:5: entry.tries: expected a number from 1 to 9; found \"2\"");
  EXPECT_EQ(error_after("[entry]\nfive_six = 1\n"),
            "rules/mine.toml:5: entry.five_six: expected true or false; found 1");
  EXPECT_EQ(error_after("[entry]\n\n\non = true\n"),
            "rules/mine.toml:7: entry.on: expected doubles, five or five_or_sum; found true");
  EXPECT_EQ(error_after("[entry.on]\nx = 1\n"),
            "rules/mine.toml:4: entry.on: expected doubles, five or five_or_sum; found a group");
}

TEST(HouseRules, a_wrong_key_names_the_nearest) {
  EXPECT_EQ(error_after("[entry]\ntrys = 2\n"),
            "rules/mine.toml:5: expected a field of the rules; found \"entry.trys\" (did you mean entry.tries?)");
  EXPECT_EQ(error_after("[entry]\nlimit = 2\n"),
            "rules/mine.toml:5: expected a field of the rules; found \"entry.limit\" (did you mean crowd.limit or "
            "repeat.limit?)");
  EXPECT_EQ(error_after("[entri]\ntries = 2\n"),
            "rules/mine.toml:5: expected a field of the rules; found \"entri.tries\" (did you mean entry.tries?)");
  EXPECT_EQ(error_after("nmae = \"x\"\n"),
            "rules/mine.toml:4: expected format, id, name, name_es, base, colours or notes, or a group of fields: "
            "board, dice, "
            "entry, crowd, capture, goal, reward or repeat; found \"nmae\" (did you mean name?)");
  EXPECT_EQ(error_after("entry = 5\n"), "rules/mine.toml:4: entry: expected a group of fields; found 5");
  EXPECT_EQ(error_after("[entry]\n"), "read");
}

TEST(HouseRules, the_first_line_with_an_error_is_named) {
  EXPECT_EQ(error_after("[repeat]\nlimit = 77\n[board]\narms = 5000\n"),
            "rules/mine.toml:5: repeat.limit: expected a number from 0 to 9; found \"77\"");
}

TEST(HouseRules, a_contradiction_names_the_line_that_brings_it_about) {
  EXPECT_EQ(error_after("[board]\narms = 5\n"), "rules/mine.toml:5: board.arms: expected 4, 6 or 8; found 5");
  EXPECT_EQ(error_after("[crowd]\nblockades = true\n"),
            "rules/mine.toml:5: crowd.blockades: expected crowd.limit = 2 with it; found true");
  EXPECT_EQ(error_after("[board]\npieces = 3\n[capture]\nreward = 20\n"),
            "rules/mine.toml:7: reward.time: expected at_once, any_time or after_dice: there are rewards "
            "(because of capture.reward)");
}

TEST(HouseRules, format_base_and_id_are_asked_for) {
  EXPECT_EQ(error_of(""), "rules/mine.toml: expected format = 1");
  EXPECT_EQ(error_of("format = 2\n"),
            "rules/mine.toml:1: format: expected 1, the format that this program reads; found 2");
  EXPECT_EQ(
      error_of("format = 1\nid = \"x\"\n"),
      "rules/mine.toml: expected base = the rule set that these rules depart from: medellin, simulator, parchis4a, "
      "parchis2d or parcheesi");
  EXPECT_EQ(
      error_of("format = 1\nid = \"x\"\nbase = \"parcheesy\"\n"),
      "rules/mine.toml:3: base: expected medellin, simulator, parchis4a, parchis2d or parcheesi; found \"parcheesy\" "
      "(did you mean parcheesi?)");
  EXPECT_EQ(error_of("format = 1\nbase = \"medellin\"\n"), "rules/mine.toml: expected id = a name for these rules");
  for (const std::string_view id : {"", "Mine", "a b", "ñ", "123456789012345678901234567890123"}) {
    EXPECT_EQ(error_of("format = 1\nbase = \"medellin\"\nid = \"" + std::string(id) + "\"\n"),
              "rules/mine.toml:3: id: expected 1 to 32 lower-case letters, digits, _ or -; found \"" + std::string(id) +
                  "\"");
  }
  EXPECT_EQ(error_of("format = 1\nbase = \"medellin\"\nid = \"parcheesi\"\n"),
            "rules/mine.toml:3: id: expected an id that is not a built-in rule set's; found \"parcheesi\"");
}

TEST(HouseRules, colours_are_one_for_each_arm) {
  EXPECT_EQ(error_after("colours = [\"red\", \"blue\", \"yellow\", \"black\"]\n"), "read");
  EXPECT_EQ(error_after("colours = [\"red\", \"blue\"]\n"),
            "rules/mine.toml:4: colours: expected one for each of 4 seats; found 2");
  EXPECT_EQ(error_after("colours = [\"red\", \"red\", \"blue\", \"green\"]\n"),
            "rules/mine.toml:4: colours: expected each colour once; found \"red\"");
  EXPECT_EQ(error_after("colours = [\"red\", \"bleu\", \"yellow\", \"green\"]\n"),
            "rules/mine.toml:4: colours: expected red, blue, yellow, green, orange, purple, white, black, brown or "
            "pink; found "
            "\"bleu\" (did you mean blue?)");
  EXPECT_EQ(error_after("colours = \"red\"\n"),
            "rules/mine.toml:4: colours: expected a list of 4 colours; found \"red\"");
  EXPECT_EQ(error_after("colours = [1, 2, 3, 4]\n"),
            "rules/mine.toml:4: expected a list as in [\"red\", \"blue\"]; found \"colours = [1, 2, 3, 4]\"");
}

TEST(HouseRules, what_is_no_toml_is_refused_with_its_line) {
  const std::string text = error_after("[entry\n");
  EXPECT_TRUE(text.starts_with("rules/mine.toml:4: ")) << text;
  for (const std::string_view heading : {"[#]", "[", "[[", "  [ !", "[[ .a]]"}) {
    EXPECT_EQ(error_after(heading),
              "rules/mine.toml:4: expected a heading as in [entry]; found \"" + std::string(heading) + "\"");
  }
  EXPECT_TRUE(error_after("id = \"again\"\n").starts_with("rules/mine.toml:4: "));
  EXPECT_TRUE(error_of("format = 1\nid = \"\xC3(\"\n").starts_with("rules/mine.toml:2: "));
}

TEST(HouseRules, files_that_are_too_large_or_too_deep_are_refused) {
  EXPECT_EQ(error_of(std::string((64 * 1024) + 1, '\n')), "rules/mine.toml: expected a file of at most 64 KB");
  const auto line_error = [](std::string_view expected, std::string_view line) {
    return "rules/mine.toml:4: expected " + std::string(expected) + "; found \"" + std::string(line) + "\"";
  };
  for (const std::string_view line : {"a.a.a.a = 1", "x", "x y = 1", "\"x\" = 1", "= 1", "año = 1", "] = 1"}) {
    EXPECT_EQ(error_after(line), line_error("a heading as in [entry], a line as in tries = 3, or a comment", line));
  }
  for (const std::string_view line : {"x = {a = 1}", "x = 12:00", "x = 2.5", "x = five", "x = ñ", "x = 0\"ñ\"",
                                      "x = 1 2", "x =", "x = \"a", "x = \"\"\"", "x = 2082-02-x", "x = 1234567890"}) {
    EXPECT_EQ(error_after(line),
              line_error("a whole number, true, false, or text in quotation marks on one line", line));
  }
  for (const std::string_view line : {"x = [[}]", "x = [1]", "x = [\"a\" \"b\"]", "x = [\"a\"] 1", "x = [\"a\"]ñ"}) {
    EXPECT_EQ(error_after(line), line_error("a list as in [\"red\", \"blue\"]", line));
  }
}

TEST(HouseRules, letters_beyond_ascii_are_for_names_and_comments) {
  EXPECT_EQ(error_after("name = \"Mañana # {a.b.c.d}\" # año {\n"), "read");
  EXPECT_EQ(error_after("name = 'Mañana \"' # año\n"), "read");
  EXPECT_EQ(error_of("\xEF\xBB\xBF" + std::string(beginning)), "read");
}

TEST(HouseRules, a_list_may_take_several_lines) {
  EXPECT_EQ(error_after("colours = [ # four\r\n  \"red\", \"blue\",\n\n  'pink',\n \"green\", ]\n[entry]\ntries = 2\n"),
            "read");
}

// --- Round trips

TEST(HouseRules, every_shipped_table_reads_plays_and_comes_back) {
  const std::vector<std::filesystem::path> files = shipped_files();
  EXPECT_GE(files.size(), 10U);
  std::set<std::string> ids;
  std::set<std::string> hashes;
  for (const NamedRules& named : variants()) hashes.insert(rules_hash(named.rules));
  for (const std::filesystem::path& path : files) {
    const Result<NamedRules> named = read_house_rules(text_of(path), path.filename().string());
    ASSERT_TRUE(named) << named.error().text();
    EXPECT_EQ(named->id, path.stem()) << "a file is named for its id";
    EXPECT_TRUE(ids.insert(named->id).second);
    EXPECT_TRUE(hashes.insert(rules_hash(named->rules)).second) << named->id << " plays as another does";
    EXPECT_NE(named->name.en, named->name.es);
    EXPECT_EQ(settled(named->rules), named->rules);
    EXPECT_EQ(named->colours.size(), named->rules.board.arms);
    EXPECT_EQ(read(to_toml(*named)), *named);
    EXPECT_EQ(*read_rules_json(rules_json(*named).text, "json"), *named);
    EXPECT_TRUE(text_of(path).starts_with("# ")) << "a table says who plays so";
  }
}

TEST(HouseRules, a_built_in_rule_set_gives_a_file_to_begin_with) {
  for (const NamedRules& named : variants()) {
    const NamedRules mine = read(to_toml(named));
    EXPECT_EQ(mine.rules, named.rules);
    EXPECT_EQ(mine.id, "my_" + named.id);
  }
  EXPECT_NE(to_toml(*find_variant("medellin")).find("\n[entry]\n# on = \"doubles\"\n# five_six = false\n"),
            std::string::npos);
}

/// Rules in which some fields have another value, if they make a game.
Rules changed_rules(const Rules& base) {
  Rules rules = base;
  for_each_field(rules, [](const Field& field, auto& value) {
    using Value = std::remove_reference_t<decltype(value)>;
    if (*rc::gen::inRange(0, 6) != 0) return;
    if constexpr (std::same_as<Value, bool>) {
      value = !value;
    } else if constexpr (std::is_enum_v<Value>) {
      value = static_cast<Value>(*rc::gen::inRange<std::size_t>(0, names_of<Value>.size()));
    } else {
      value = static_cast<Value>(*rc::gen::inRange(field.low, field.high + 1));
    }
  });
  return settled(rules);
}

RC_GTEST_PROP(HouseRules, any_rules_that_make_a_game_come_back, ()) {
  const NamedRules& base = variants()[*rc::gen::inRange<std::size_t>(0, variants().size())];
  NamedRules named = base;
  named.rules = changed_rules(base.rules);
  if (check(named.rules)) return;
  named.id = "mine";
  named.seed.clear();
  named.networks.clear();
  named.colours = colours_for(base.colours, named.rules.board.arms);
  named.notes = "\"Quotes\", \\ and\n\tlines";
  const Result<NamedRules> from_toml = read_house_rules(to_toml(named), "mine");
  RC_ASSERT(static_cast<bool>(from_toml));
  RC_ASSERT(*from_toml == named);
  RC_ASSERT(*read_rules_json(rules_json(named).text, "mine") == named);
}

// --- Fields by name

std::string problem(const std::optional<Error>& error) { return error ? error->text() : "none"; }

TEST(Fields, get_set_and_their_errors) {
  Rules rules = medellin;
  EXPECT_EQ(*get_field(rules, "entry.tries"), "3");
  EXPECT_EQ(*get_field(rules, "goal.passing"), "by_choice");
  EXPECT_FALSE(set_field(rules, "entry.tries", "2"));
  EXPECT_EQ(rules.entry.tries, 2);
  EXPECT_EQ(problem(set_field(rules, "entry.tries", "0")), "entry.tries: expected a number from 1 to 9; found \"0\"");
  EXPECT_EQ(problem(set_field(rules, "goal.passing", "by_choise")),
            "goal.passing: expected never, by_choice or by_duty; found \"by_choise\" (did you mean by_choice?)");
  EXPECT_EQ(rules.goal.passing, Passing::by_choice);
  EXPECT_EQ(get_field(rules, "goal.pasing").error().text(),
            "expected a field of the rules; found \"goal.pasing\" (did you mean goal.passing?)");
}

TEST(Fields, every_field_comes_back) {
  for (const NamedRules& named : variants()) {
    Rules rules;
    for (const FieldText& field : all_fields(named.rules))
      EXPECT_FALSE(set_field(rules, field.key, field.value)) << field.key;
    EXPECT_EQ(rules, named.rules);
  }
}

TEST(Fields, diff_lists_what_differs) {
  Rules rules = parchis2d;
  rules.crowd.repeat_opens = false;
  rules.entry.tries = 2;
  const std::vector<FieldDifference> differences = diff(parchis2d, rules);
  ASSERT_EQ(differences.size(), 2U);
  EXPECT_EQ(differences[0].key, "entry.tries");
  EXPECT_EQ(differences[1].key, "crowd.repeat_opens");
  EXPECT_EQ(differences[1].a, "true");
  EXPECT_EQ(differences[1].b, "false");
}

TEST(Fields, the_hash_is_of_the_rules_alone_and_stable) {
  EXPECT_EQ(rules_hash(medellin).size(), 16U);
  NamedRules renamed = *find_variant("medellin");
  renamed.id = "other";
  EXPECT_EQ(rules_hash(renamed.rules), rules_hash(medellin));
  std::set<std::string> hashes;
  for (const NamedRules& named : variants()) hashes.insert(rules_hash(named.rules));
  EXPECT_EQ(hashes.size(), 5U);
}

TEST(Json, rules) {
  const nlohmann::json object = nlohmann::json::parse(rules_json(*find_variant("parchis4a")).text);
  EXPECT_EQ(object["format"], 1);
  EXPECT_EQ(object["id"], "parchis4a");
  EXPECT_EQ(object["rules"]["entry"]["on"], "five");
  EXPECT_EQ(object["rules"]["dice"]["count"], 1);
  EXPECT_EQ(object["rules"]["dice"]["six_is_seven"], true);
  EXPECT_EQ(read_rules_json(R"({"format": 1, "id": "x", "base": "medellin", "rules": {"entry": {"tries": 2}}})", "x")
                ->rules.entry.tries,
            2);
  EXPECT_EQ(read_rules_json("[", "x").error().text(), "x: expected a JSON object");
  EXPECT_EQ(read_rules_json(R"({"format": 1, "id": "x", "base": "medellin", "rules": {"entry": {"tries": 20}}})", "x")
                .error()
                .text(),
            "x: entry.tries: expected a number from 1 to 9; found \"20\"");
  EXPECT_EQ(diff_json(*find_variant("medellin"), *find_variant("medellin")).text,
            R"({"format":2,"a":"medellin","b":"medellin","differences":[]})");
}

}  // namespace
}  // namespace salida
