// The program itself, as a script meets it: what it prints, where, and with which status.
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "given/files.hpp"
#include "given/program.hpp"
#include "notation/catalogue.hpp"
#include "sim/signature.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

/// What `legal --batch` says to that input.
Answer batch(std::string_view input, const std::string& options = "") {
  const Folder folder;
  return salida("legal --batch " + options + " <'" + folder.file("in", input) + "'");
}

constexpr const char* a_position = "'parchis4a t1 1:n,n,10,30 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=12'";

// --- The program as a whole

TEST(Program, tells_its_version) {
  const Answer run = salida("--version");
  expect_good(run);
  EXPECT_THAT(run.out, StartsWith("salida "));
}

TEST(Program, has_help_with_examples_for_every_verb) {
  for (const std::string verb : {"watch", "replay", "rules", "rules list", "rules show", "rules check", "rules diff",
                                 "show", "legal", "engine", "perft", "sim", "sweep", "bench"}) {
    const Answer run = salida(verb + " --help");
    expect_good(run);
    EXPECT_THAT(run.out, HasSubstr("Examples:\n  ")) << verb;
    EXPECT_THAT(run.out, HasSubstr("salida " + verb.substr(0, verb.find(' ')))) << verb;
    const std::string top = verb.substr(0, verb.find(' '));
    EXPECT_THAT(salida("--help").out, HasSubstr(top)) << verb;
  }
}

TEST(Program, examples_of_the_help_work) {
  for (const std::string verb :
       {"rules", "rules list", "rules show", "rules check", "rules diff", "show", "legal", "engine", "perft"}) {
    const std::string help = salida(verb + " --help").out;
    const std::string examples = help.substr(help.find("Examples:\n") + 10);
    for (const std::string_view line : lines_of(examples)) {
      const bool writes = line.find('>') != std::string_view::npos || line.find("--svg") != std::string_view::npos;
      if (line.find("salida") == std::string_view::npos || writes) continue;
      const Answer run = shell(std::string(line));
      EXPECT_EQ(run.status, line.find("diff") != std::string_view::npos ? 1 : 0) << line << '\n' << run.err;
      EXPECT_EQ(run.err, "") << line;
    }
  }
}

TEST(Program, refuses_words_that_it_does_not_know) {
  expect_refused(salida(""), "Try 'salida --help'");
  expect_refused(salida("wach"), "did you mean watch?");
  expect_refused(salida("rules"), "Try 'salida --help'");
  expect_refused(salida("rules lst"), "Try 'salida --help'");
  expect_refused(salida("watch --sed 1"), "--sed");
  expect_refused(salida("watch --seed one"), "seed");
  expect_refused(salida("watch --seed"), "seed");
  expect_refused(salida("rules list --lang fr"), "fr");
}

TEST(Program, ends_quietly_when_its_reader_goes) {
  for (const std::string arguments :
       {"watch --rules medellin --seed 1", "rules show medellin", "watch --seed 1 --json"}) {
    // Status and messages of the program itself, at the head of a pipe.
    const Answer run = shell("{ { salida " + arguments + "; echo $? >&3; } | head -n 1 >/dev/null; } 3>&1");
    EXPECT_EQ(run.out, "0\n") << arguments;
    EXPECT_EQ(run.err, "") << arguments;
  }
  const Answer batch_run = shell(
      "{ { yes \"$(printf 'simulator t1 1:10,g,g,g 3:n,n,n,n\\t1-2')\" 2>/dev/null | "
      "salida legal --batch; echo $? >&3; } | head -n 1 >/dev/null; } 3>&1");
  EXPECT_EQ(batch_run.out, "0\n");
  EXPECT_EQ(batch_run.err, "");
}

TEST(Program, says_so_where_it_cannot_write) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  for (const std::string arguments :
       {"rules list", "rules show parcheesi --json", "watch --seed 1", "bench --signature-only", "--help", "--version",
        "watch --help", "perft --depth 1 --position 'simulator t1 1:5,5,5,5 3:5,5,5,5'"}) {
    const Answer run = salida(arguments + " >/dev/full");
    EXPECT_EQ(run.status, 3) << arguments;
    EXPECT_THAT(run.err, StartsWith("salida: cannot write")) << arguments;
  }
  const Answer run = shell("printf 'simulator t1 1:10,g,g,g 3:n,n,n,n\\t1-2\\n' | salida legal --batch >/dev/full");
  EXPECT_EQ(run.status, 3);
  EXPECT_THAT(run.err, StartsWith("salida: cannot write"));
}

// --- rules

TEST(RulesVerb, lists_the_five) {
  const Answer run = salida("rules list");
  expect_good(run);
  EXPECT_EQ(lines_of(run.out).size(), 5U);
  for (const NamedRules& named : variants()) EXPECT_THAT(run.out, HasSubstr(named.id));
  const Answer json = salida("rules list --json");
  expect_good(json);
  EXPECT_TRUE(Json::accept(json.out));
  EXPECT_NE(salida("rules list --lang es").out, run.out);
}

TEST(RulesVerb, shows_any_rule_set) {
  for (const NamedRules& named : variants()) {
    expect_good(salida("rules show " + named.id));
    const Answer json = salida("rules show --json " + named.id);
    expect_good(json);
    EXPECT_EQ(Json::parse(json.out).at("id"), named.id);
  }
  const Answer house = salida("rules show rules/three_pairs_crown.toml");
  expect_good(house);
  EXPECT_THAT(house.out, HasSubstr("piece_to_goal"));
}

TEST(RulesVerb, what_it_writes_as_a_file_reads_back_as_the_same_rules) {
  for (const std::string name : {"parcheesi", "rules/six_arm_parques.toml"}) {
    const Folder folder;
    const std::string mine = folder.path("mine.toml");
    ASSERT_EQ(salida("rules show --toml " + name + " >" + mine).status, 0);
    expect_good(salida("rules check " + mine));
    EXPECT_EQ(salida("rules diff " + name + " " + mine).status, 0) << name;
  }
}

TEST(RulesVerb, refuses_rule_sets_that_do_not_exist) {
  expect_refused(salida("rules show medelin"), "did you mean medellin?");
  expect_refused(salida("rules show no/such/file.toml"), "cannot open the file");
  expect_refused(salida("rules show rules/"), "folder");
  expect_refused(salida("rules show"), "required");
  expect_refused(salida("rules show medellin simulator"), "");
}

TEST(RulesVerb, checks_every_file_of_rules) {
  const Answer run = salida("rules check rules/*.toml");
  expect_good(run);
  EXPECT_EQ(lines_of(run.out).size(), names_in("rules", ".toml").size());
}

TEST(RulesVerb, names_file_and_line_of_what_is_wrong_and_checks_the_others) {
  const Folder folder;
  const std::string bad =
      folder.file("bad.toml", "format = 1\nid = \"mine\"\nbase = \"medellin\"\n[entry]\ntrys = 2\n");
  const Answer run = salida("rules check " + bad + " rules/five_six_pair.toml");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("bad.toml:5"));
  EXPECT_THAT(run.err, HasSubstr("entry.tries"));
  EXPECT_THAT(run.out, HasSubstr("five_six_pair"));

  expect_refused(salida("rules check " + folder.file("empty.toml", "")), "empty.toml");
  expect_refused(salida("rules check " + folder.file("garbage.toml", "\x01\xff[[[=\n")), "garbage.toml");
  expect_refused(salida("rules check " + folder.file("huge.toml", std::string(200'000, '#'))), "at most");
}

TEST(RulesVerb, diff_answers_by_its_status) {
  EXPECT_EQ(salida("rules diff medellin medellin").status, 0);
  const Answer differs = salida("rules diff medellin rules/five_six_pair.toml");
  EXPECT_EQ(differs.status, 1);
  EXPECT_THAT(differs.out, HasSubstr("entry.five_six"));
  const Answer json = salida("rules diff --json simulator medellin");
  EXPECT_EQ(json.status, 1);
  EXPECT_TRUE(Json::accept(json.out));
  expect_refused(salida("rules diff medellin"), "");
  expect_refused(salida("rules diff medellin nonsense"), "nonsense");
}

// --- legal

TEST(LegalVerb, lists_every_outcome_and_a_play) {
  const Answer run = salida(std::string("legal --roll 3 --position ") + a_position);
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("10-13x"));
  const Answer json = salida(std::string("legal --json --roll 3 --position ") + a_position);
  expect_good(json);
  const Json parsed = Json::parse(json.out);
  EXPECT_EQ(parsed.at("outcomes").size(), lines_of(run.out).size());
  EXPECT_EQ(parsed.at("outcomes").size(), parsed.at("plays").size());
}

TEST(LegalVerb, M10_lists_what_may_be_given_up_after_a_call) {
  const std::string position = "'medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13/24'";
  const Answer run = salida("legal --roll call --position " + position);
  expect_good(run);
  EXPECT_EQ(lines_of(run.out).size(), 2U);
  const Answer nothing = salida("legal --roll call --position 'medellin t2 1:13,24,g,g 2:n,n,n,14'");
  EXPECT_EQ(nothing.status, 0);
  EXPECT_THAT(nothing.out, HasSubstr("nothing"));
  expect_refused(salida(std::string("legal --roll call --position ") + a_position), "no calls");
}

TEST(LegalVerb, refuses_positions_and_rolls_that_cannot_be) {
  const auto legal = [](const std::string& position, const std::string& roll) {
    return salida("legal --position '" + position + "' --roll '" + roll + "'");
  };
  expect_refused(legal("medelin t1 1:n,n,n,n 3:n,n,n,n", "1-2"), "medellin");
  expect_refused(legal("medellin t1 1:n,n,n 3:n,n,n,n", "1-2"), "expected 4 pieces");
  expect_refused(legal("medellin t1 1:n,n,n,69 3:n,n,n,n", "1-2"), "69");
  expect_refused(legal("medellin t2 1:n,n,n,n 3:n,n,n,n", "1-2"), "t2");
  expect_refused(legal("medellin t1 1:n,n,n,n 3:n,n,n,n", "7-2"), "expected a roll");
  expect_refused(legal("medellin t1 1:n,n,n,n 3:n,n,n,n", "2"), "two dice");
  expect_refused(legal("parchis4a t1 1:n,n,n,n 3:n,n,n,n", "2-3"), "one die");
  expect_refused(legal("medellin t1 1:g,g,g,g 3:n,n,n,n fin=1", "1-2"), "over");
  expect_refused(salida("legal"), "--position");
  expect_refused(salida("legal --position 'medellin t1 1:n,n,n,n 3:n,n,n,n'"), "expected a roll");
  expect_refused(salida(std::string("legal --batch --position ") + a_position), "--batch");
}

TEST(LegalVerb, takes_house_rules) {
  const std::string options = "--rules rules/six_arm_parques.toml ";
  expect_good(salida("legal " + options + "--roll 3-3 --position 'six_arm_parques t6 1:n,n,n,n 6:n,n,n,100'"));
  expect_refused(salida("legal --roll 3-3 --position 'six_arm_parques t6 1:n,n,n,n 6:n,n,n,100'"), "six_arm_parques");
  expect_refused(salida("legal --rules no.toml --roll 3-3 --position 'x'"), "no.toml");
}

TEST(LegalVerb, batch_answers_each_line_and_goes_on_after_a_bad_one) {
  const Answer run = batch(
      "simulator t1 1:10,g,g,g 3:n,n,n,n\t1-2\n"
      "nonsense\n"
      "\n"
      "simulator t1 1:10,g,g,g 3:n,n,n,n\n"
      "simulator t1 1:10,g,g,g 3:n,n,n,n\t1-7\n"
      "simulator t1 1:10,g,g,g 3:n,n,n,n\t1-2\t3\n"
      "medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13\tcall\r\n"
      "simulator t1 1:10,g,g,g 3:n,n,n,n\t3-4");
  EXPECT_EQ(run.status, 2) << "some line was bad";
  EXPECT_EQ(run.err, "");
  const std::vector<std::string_view> lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 8U);
  for (const std::size_t good : {0U, 6U, 7U}) {
    const Json json = Json::parse(lines[good]);
    EXPECT_FALSE(json.at("outcomes").empty()) << lines[good];
    EXPECT_TRUE(std::ranges::is_sorted(json.at("outcomes"))) << lines[good];
  }
  for (std::size_t bad = 1; bad < 6; ++bad) {
    EXPECT_THAT(Json::parse(lines[bad]).at("error").get<std::string>(),
                StartsWith("line " + std::to_string(bad + 1) + ": "));
  }
  const Answer good = batch("simulator t1 1:10,g,g,g 3:n,n,n,n\t1-2\n");
  EXPECT_EQ(good.status, 0);
  EXPECT_EQ(batch("").status, 0);
  EXPECT_EQ(batch("").out, "");
}

TEST(LegalVerb, batch_survives_lines_of_any_length) {
  std::string input(3'000'000, 'x');
  input += '\n' + std::string(500'000, '\t') + '\n';
  input += "simulator t1 " + std::string(1'000'000, ' ') + "1:10,g,g,g 3:n,n,n,n\t1-2\n";
  input += "simulator t1 1:" + std::string(1'000'000, ',') + " 3:n,n,n,n\t1-2\n";
  const Answer run = batch(input);
  EXPECT_EQ(run.status, 2);
  const std::vector<std::string_view> lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 4U);
  for (const std::size_t bad : {0U, 1U, 3U}) {
    EXPECT_TRUE(Json::parse(lines[bad]).contains("error"));
    EXPECT_LT(lines[bad].size(), 1'000U) << "what was found is cut";
  }
  EXPECT_TRUE(Json::parse(lines[2]).contains("outcomes"));
}

TEST(LegalVerb, batch_survives_bytes_that_are_no_text) {
  std::string input;
  std::uint32_t state = 1;
  for (int k = 0; k < 200'000; ++k) {
    state = state * 1'664'525U + 1'013'904'223U;
    input += static_cast<char>(state >> 24U);
  }
  const Answer run = batch(input);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "");
  const auto asked = std::ranges::count(input, '\n') + (input.ends_with('\n') ? 0 : 1);
  const std::vector<std::string_view> lines = lines_of(run.out);
  EXPECT_EQ(static_cast<std::ptrdiff_t>(lines.size()), asked);
  for (const std::string_view line : lines) ASSERT_TRUE(Json::accept(line)) << line;
}

// --- show

TEST(ShowVerb, draws_a_position_and_tells_it) {
  const Answer run = salida(std::string("show --position ") + a_position);
  expect_good(run);
  EXPECT_THAT(run.out, StartsWith("Parchís with one die (Parchís4A)\n"));
  EXPECT_THAT(run.out, HasSubstr("  9  Y   11 (12) B   14 "));
  EXPECT_THAT(run.out, HasSubstr("> Y Yellow"));
  EXPECT_THAT(run.out, HasSubstr("\n\nYellow is to roll one die.\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("\033"))) << "plain in a pipe";
  const Json json = Json::parse(salida(std::string("show --json --position ") + a_position).out);
  EXPECT_EQ(json.at("phase"), "roll");
  EXPECT_EQ(json.at("seats").at(0).at("pieces"), (Json{"n", "n", "10", "30"}));
}

TEST(ShowVerb, tells_what_is_owed_in_both_languages) {
  const std::string position = " --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3 captures=1'";
  EXPECT_THAT(salida("show" + position).out, HasSubstr("\nRed has 5, 3 and a reward of 20 to play.\n"));
  const Answer spanish = salida("show --lang es" + position);
  expect_good(spanish);
  EXPECT_THAT(spanish.out, StartsWith("Parcheesi estadounidense\n"));
  EXPECT_THAT(spanish.out, HasSubstr("nido: R2"));
  EXPECT_THAT(spanish.out, HasSubstr("\nRojo tiene por jugar 5, 3 y un premio de 20.\n"));
}

TEST(ShowVerb, without_a_position_shows_the_beginning) {
  for (const NamedRules& named : variants()) {
    const Json json = Json::parse(salida("show --json --rules " + named.id).out);
    EXPECT_EQ(json.at("turn"), 1);
    EXPECT_EQ(json.at("seats").size(), 4U);
    EXPECT_EQ(json.at("rules"), named.id);
  }
  const Answer six = salida("show --rules rules/six_arm_parques.toml");
  expect_good(six);
  EXPECT_THAT(six.out, HasSubstr(" (102) "));
  EXPECT_THAT(six.out, HasSubstr("Red is to roll two dice."));
}

TEST(ShowVerb, draws_a_picture_in_the_look_of_the_rules) {
  const Answer run = salida(std::string("show --svg - --position ") + a_position);
  expect_good(run);
  EXPECT_THAT(run.out, StartsWith("<svg "));
  EXPECT_THAT(run.out, HasSubstr("class=\"board parchis\""));
  EXPECT_THAT(run.out, HasSubstr(">Parchís with one die (Parchís4A)</title>"));
  EXPECT_THAT(run.out, HasSubstr(">Yellow is to roll one die. Yellow: 2 at home, 1 on 10 and 1 on 30. Blue: 3 at home "
                                 "and 1 on 13. Red: 4 at home. Green: 4 at home.</desc>"));
  EXPECT_THAT(run.out, HasSubstr("data-on=\"30\""));

  EXPECT_THAT(salida("show --svg - --rules parcheesi").out, HasSubstr(">HOME</text>"));
  const Answer house = salida(
      "show --lang es --svg - --rules rules/six_arm_parques.toml --position 'six_arm_parques t6 1:n,n,n,102 "
      "6:n,n,n,90'");
  expect_good(house);
  EXPECT_THAT(house.out, HasSubstr("class=\"board parques\"")) << "as its base";
  EXPECT_THAT(house.out, HasSubstr(">Le toca a Morado: tira dos dados. Rojo: 3 en la cárcel y 1 en 102."));
}

TEST(ShowVerb, writes_a_picture_whole_or_not_at_all) {
  const Folder folder;
  const std::string file = folder.file("board.svg", "as before");
  const Answer run = salida("show --rules medellin --svg '" + file + "'");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out + run.err, "");
  EXPECT_EQ(text_of(file), salida("show --rules medellin --svg -").out);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path("")), {}), 1) << "nothing beside it";
  expect_refused(salida("show --rules medellin --svg /nowhere/at/all.svg"), "/nowhere/at/all.svg");
  expect_refused(salida("show --rules medellin --svg '" + folder.path("") + "'"), "cannot be written");
  expect_refused(salida("show --rules medellin --svg ''"), "found nothing");
  expect_refused(salida("show --rules medellin --svg - --json"), "--json");
}

TEST(ShowVerb, refuses_positions_as_legal_does) {
  for (const std::string position : {"medelin t1 1:n,n,n,n 3:n,n,n,n", "medellin t1 1:n,n,n 3:n,n,n,n", "medellin",
                                     "medellin t1 1:n,n,n,69 3:n,n,n,n", "medellin t2 1:n,n,n,n 3:n,n,n,n",
                                     "six_arm_parques t6 1:n,n,n,n 6:n,n,n,100"}) {
    const Answer run = salida("show --position '" + position + "'");
    expect_refused(run, "expected");
    EXPECT_EQ(run.err, salida("legal --roll 1-2 --position '" + position + "'").err);
    EXPECT_EQ(run.err, salida("show --svg - --position '" + position + "'").err);
  }
  expect_refused(salida("show"), "expected --position TEXT, or --rules");
  expect_refused(salida("show --position ''"), "expected");
  expect_refused(salida("show --rules medelin"), "did you mean medellin?");
  expect_refused(salida("show --rules no.toml --position 'x'"), "no.toml");
  expect_refused(salida("show --rules medellin --lang fr"), "fr");
}

TEST(ShowVerb, shows_a_game_that_is_over) {
  const Answer run = salida("show --position 'parcheesi t1 1:g,g,g,g 2:n,n,n,n fin=1'");
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("\nRed has every piece in the home space: place 1.\nRed wins.\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("> ")));
}

// --- perft

TEST(PerftVerb, counts_as_the_files_say) {
  const std::string position = "'simulator t1 1:n,n,n,n 3:n,n,n,n tries=1'";
  const Answer run = salida("perft --depth 2 --position " + position);
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("441"));
  EXPECT_THAT(run.out, HasSubstr("567"));
  const Json json = Json::parse(salida("perft --json --depth 2 --position " + position).out);
  EXPECT_EQ(json.at("counts").at(1).at("plays"), 567);
}

TEST(PerftVerb, refuses_depths_and_positions_that_cannot_be) {
  const std::string position = " --position 'simulator t1 1:n,n,n,n 3:n,n,n,n'";
  expect_refused(salida("perft --depth 0" + position), "depth");
  expect_refused(salida("perft --depth 99" + position), "depth");
  expect_refused(salida("perft --depth two" + position), "depth");
  expect_refused(salida("perft" + position), "depth");
  expect_refused(salida("perft --depth 1"), "position");
  expect_refused(salida("perft --depth 1 --position ''"), "position");
  expect_refused(salida("perft --depth 1 --position 'medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1'"),
                 "inside a turn");
}

TEST(PerftVerb, counts_nothing_after_the_end) {
  const Answer run = salida("perft --json --depth 1 --position 'parcheesi t1 1:g,g,g,g 2:n,n,n,n fin=1'");
  expect_good(run);
  EXPECT_EQ(Json::parse(run.out).at("counts").at(0).at("rolls"), 0);
}

// --- watch

TEST(WatchVerb, tells_the_same_game_for_the_same_seed) {
  for (const std::string rules : {"medellin", "parchis4a", "rules/quick_game.toml"}) {
    const std::string words = "watch --rules " + rules + " --seed 5";
    const Answer run = salida(words);
    expect_good(run);
    EXPECT_EQ(salida(words).out, run.out);
    EXPECT_EQ(salida(words + " --game 0").out.substr(0, 500), run.out.substr(0, 500));
    EXPECT_NE(salida(words + " --game 1").out, run.out);
    EXPECT_NE(salida("watch --rules " + rules + " --seed 6").out, run.out);
  }
}

TEST(WatchVerb, tells_it_in_both_languages_and_as_json) {
  EXPECT_NE(salida("watch --seed 1 --lang es").out, salida("watch --seed 1 --lang en").out);
  EXPECT_EQ(salida("watch --seed 1").out, salida("watch --seed 1 --lang en").out);
  const Answer json = salida("watch --seed 1 --json --players 2");
  expect_good(json);
  for (const std::string_view line : lines_of(json.out)) ASSERT_TRUE(Json::accept(line)) << line;
}

TEST(WatchVerb, the_game_that_is_told_is_the_golden_one) {
  const std::string golden = text_of(in_repository("tests/golden/parchis2d.txt"));
  std::string words = golden.substr(std::string_view("# salida ").size());
  words.resize(words.find('\n'));
  const Answer json = salida(words + " --json");
  expect_good(json);
  std::size_t line = 0;
  const std::vector<std::string_view> golden_lines = lines_of(golden);
  for (const std::string_view told : lines_of(json.out)) {
    const Json step = Json::parse(told);
    if (!step.contains("roll")) continue;
    ASSERT_LT(++line, golden_lines.size());
    EXPECT_TRUE(golden_lines[line].ends_with("\t" + step.at("position").get<std::string>())) << golden_lines[line];
  }
}

TEST(WatchVerb, goes_on_when_nobody_presses_enter) {
  expect_good(salida("watch --seed 1 --rules rules/quick_game.toml --step </dev/null"));
}

TEST(WatchVerb, refuses_games_that_cannot_be) {
  expect_refused(salida("watch --players 9 --seed 1"), "expected 2 to 4");
  expect_refused(salida("watch --players 1 --seed 1"), "expected 2 to 4");
  expect_refused(salida("watch --rules nothing --seed 1"), "nothing");
  expect_refused(salida("watch --until never --seed 1"), "never");
  expect_refused(salida("watch --seed -1"), "seed");
  expect_refused(salida("watch --seed 99999999999999999999999"), "seed");
}

/// The numbers of a line, after its first word.
std::vector<std::string_view> columns_of(std::string_view line) {
  std::vector<std::string_view> columns;
  for (const std::string_view part : parts_of(line, ' ')) {
    if (!part.empty()) columns.push_back(part);
  }
  return columns;
}

TEST(WatchVerb, sums_the_game_up_for_each_seat) {
  const Answer run = salida("watch --seed 7 --rules parchis4a --until places");
  expect_good(run);
  const std::vector<std::string_view> lines = lines_of(run.out);
  ASSERT_GT(lines.size(), 7U);
  const auto table = lines.end() - 7;  // headings, four seats, a blank and the last line
  EXPECT_EQ(columns_of(table[0]),
            (std::vector<std::string_view>{"place", "home", "turns", "rolls", "captures", "captured", "exits"}));
  std::array<int, 8> sums{};
  for (int seat = 1; seat <= 4; ++seat) {
    const std::vector<std::string_view> row = columns_of(table[seat]);
    ASSERT_EQ(row.size(), 8U);
    for (std::size_t k = 1; k < 8; ++k) sums[k] += std::stoi(std::string(row[k]));
  }
  EXPECT_EQ(sums[1], 1 + 2 + 3 + 4) << "places";
  EXPECT_THAT(lines.back(), StartsWith(std::to_string(sums[3]) + " turns, " + std::to_string(sums[4]) + " rolls."));
  EXPECT_EQ(sums[5], sums[6]) << "what one captures another loses";
  EXPECT_GT(sums[7], 4);
  EXPECT_EQ(sums[4], std::ranges::count_if(lines, [](std::string_view line) {
              return line.find(" rolls ") != std::string_view::npos && line.ends_with('.');
            }));

  const Answer spanish = salida("watch --seed 7 --rules parchis4a --lang es");
  EXPECT_THAT(spanish.out, HasSubstr("puesto llegadas   turnos  tiradas  capturas  perdidas  salidas\nAmarillo "));
  EXPECT_THAT(salida("watch --seed 7 --json").out, Not(HasSubstr("captured")));
}

TEST(WatchVerb, draws_the_board_after_every_turn) {
  const std::string words = "watch --seed 5 --rules rules/quick_game.toml";
  const std::string told = salida(words).out;
  const Answer run = salida(words + " --board");
  expect_good(run);
  const std::vector<std::string_view> lines = lines_of(run.out);
  const auto boards =
      std::ranges::count_if(lines, [](std::string_view line) { return line.find('*') != std::string_view::npos; });
  const std::string_view last = lines.back();
  EXPECT_THAT(std::string(last), StartsWith(std::to_string(boards) + " turns"));
  EXPECT_THAT(run.out, Not(HasSubstr("\033"))) << "plain in a pipe";
  for (const std::string_view line : lines_of(told)) {
    if (!line.starts_with("      ")) continue;
    EXPECT_THAT(run.out, HasSubstr(std::string(line)));
  }
  EXPECT_EQ(salida(words + " --board --step </dev/null").out, run.out);
  const Answer six = salida("watch --seed 1 --rules rules/six_arm_parques.toml --players 3 --board --lang es");
  expect_good(six);
  EXPECT_THAT(six.out, HasSubstr("cárcel: "));
}

TEST(WatchVerb, waits_between_turns_as_long_as_it_is_told) {
  const std::string words = "watch --seed 5 --rules rules/quick_game.toml";
  EXPECT_EQ(salida(words + " --delay 0").out, salida(words).out);
  EXPECT_EQ(salida(words + " --delay 0.0001").out, salida(words).out);
  for (const std::string bad : {"-1", "nan", "inf", "61", "soon", "1s", "1e300"}) {
    expect_refused(salida("watch --seed 5 --delay=" + bad), "expected a number of seconds from 0 to 60");
  }
  expect_refused(salida("watch --json --board"), "--json");
  expect_refused(salida("watch --json --delay 1"), "--json");
}

TEST(WatchVerb, colours_the_board_only_where_somebody_sees_it) {
  if (shell("command -v script").status != 0) GTEST_SKIP() << "no script(1) here, which makes a terminal";
  const auto on_a_terminal = [](const std::string& environment) {
    return shell("env " + environment +
                 " script -qec \"'" SALIDA_PROGRAM
                 "' watch --seed 5 --rules rules/quick_game.toml --board\" /dev/null </dev/null")
        .out;
  };
  EXPECT_THAT(on_a_terminal("-u NO_COLOR TERM=xterm"), HasSubstr("\033[0;"));
  EXPECT_THAT(on_a_terminal("NO_COLOR=1 TERM=xterm"), Not(HasSubstr("\033[0;")));
  EXPECT_THAT(on_a_terminal("-u NO_COLOR TERM=dumb"), Not(HasSubstr("\033[0;")));
}

// --- bench

TEST(BenchVerb, prints_the_signature_of_play) {
  const Answer run = salida("bench --signature-only");
  expect_good(run);
  EXPECT_EQ(run.out, signature_text());
}

TEST(BenchVerb, times_any_rules) {
  const Answer run = salida("bench --json --seconds 0.01 --rules rules/quick_game.toml");
  expect_good(run);
  const Json json = Json::parse(run.out);
  EXPECT_GT(json.at("rules").at("quick_game").at("games_per_second"), 0);
  EXPECT_TRUE(json.contains("signature"));
  expect_refused(salida("bench --rules nonsense"), "nonsense");
  expect_refused(salida("bench --seconds 0"), "seconds");
  expect_refused(salida("bench --seconds soon"), "seconds");
}

}  // namespace
}  // namespace salida

#endif  // SALIDA_PROGRAM
