// Reviews as a script meets them: text, JSON, a page; one game and many; files that are no good.
#include <cmath>
#include <string>

#include <nlohmann/json.hpp>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Games that begin late, so that they are short. The first has a blunder in its first turn.
constexpr std::string_view opening = R"([record "1"]
[rules "parchis4a"]
[seat "1 person Ana"]
[seat "3 expert"]
[start "parchis4a t1 1:10,30,g,g 3:39,13,g,g f5=13"]

begins 1
)";
const std::string one_game = std::string(opening) + "1. t1 3: 30-33\n2. t3 2: 39-41\n3. t1 1: 33-34\n";
const std::string another = std::string(opening) + "1. t1 3: 10-13x 30+50\n2. t3 5: n-39\n";
const std::string illegal = std::string(opening) + "1. t1 3: 30-34\n2. t3 5: -\n";

std::string quoted(const std::string& path) { return "'" + path + "'"; }

TEST(ReviewVerb, tells_luck_skill_and_mistakes_in_both_languages) {
  const Folder folder;
  const std::string file = quoted(folder.file("game.salida", one_game));
  const Answer english = salida("review " + file);
  EXPECT_EQ(english.status, 0);
  EXPECT_THAT(english.err, HasSubstr("game.salida:"));  // it is not finished
  EXPECT_THAT(english.out, StartsWith("Parchís with one die (Parchís4A): 2 players, 3 turns, 3 rolls."));
  for (const char* const part : {"Yellow: Ana; Red: expert.", "The record ends before its game", "Mistakes", " ??",
                                 "30-33", "better: 10-13x", "The luckiest rolls", "The unluckiest rolls",
                                 "Luck and skill", "own rolls", "others' plays", "seen late", "?? blunder"})
    EXPECT_THAT(english.out, HasSubstr(part));
  for (const std::string_view line : lines_of(english.out)) EXPECT_LE(line.size(), 84U) << line;
  const Answer spanish = salida("review --lang es --looks 1 " + file);
  for (const char* const part :
       {"2 jugadores", "Errores", "mejor: 10-13x", "Suerte y juego", "jugadas propias", "?? error grave"})
    EXPECT_THAT(spanish.out, HasSubstr(part));
  EXPECT_THAT(salida("review --all " + file).out, HasSubstr("39-41"));
  EXPECT_THAT(english.out, Not(HasSubstr("Every roll")));
}

/// A line of figures, by its label.
std::vector<double> figures_of(const std::string& text, const std::string& label) {
  std::vector<double> figures;
  for (const std::string_view line : lines_of(text)) {
    if (!line.starts_with(label + " ")) continue;
    std::istringstream rest{std::string(line.substr(label.size()))};
    for (double figure = 0; rest >> figure;) figures.push_back(figure);
  }
  return figures;
}

TEST(ReviewVerb, printed_figures_add_up) {
  const Folder folder;
  const std::string out = salida("review " + quoted(folder.file("game.salida", one_game))).out;
  const std::vector<double> result = figures_of(out, "result");
  ASSERT_EQ(result.size(), 2U);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_NEAR(
        figures_of(out, "start").at(seat) + figures_of(out, "luck").at(seat) + figures_of(out, "skill").at(seat),
        result[seat], 1e-6);
    EXPECT_NEAR(figures_of(out, "  own rolls").at(seat) + figures_of(out, "  others' rolls").at(seat),
                figures_of(out, "luck").at(seat), 1e-6);
    EXPECT_NEAR(figures_of(out, "  own plays").at(seat) + figures_of(out, "  others' plays").at(seat) +
                    figures_of(out, "  seen late").at(seat),
                figures_of(out, "skill").at(seat), 1e-6);
  }
}

TEST(ReviewVerb, has_everything_as_json_and_it_adds_up) {
  const Folder folder;
  const Answer run = salida("review --json - " + quoted(folder.file("game.salida", one_game)));
  EXPECT_EQ(run.status, 0);
  const json review = json::parse(run.out);
  EXPECT_EQ(review["rules"], "parchis4a");
  EXPECT_EQ(review["looks"], 2);
  EXPECT_EQ(review["end"], "unfinished");
  EXPECT_EQ(review["evaluation"], "network");
  EXPECT_THAT(review["cut_off"], HasSubstr("turn 3"));
  ASSERT_EQ(review["rolls"].size(), 3U);
  const json& first = review["rolls"][0];
  EXPECT_EQ(first["seat"], 1);
  EXPECT_EQ(first["roll"], "3");
  EXPECT_EQ(first["decision"]["play"], "30-33");
  EXPECT_EQ(first["decision"]["mark"], "blunder");
  EXPECT_THAT(first["decision"]["better"], StartsWith("10-13x"));
  EXPECT_EQ(review["seats"][0]["player"], "Ana");
  EXPECT_EQ(review["seats"][0]["marks"]["blunder"], 1);
  for (const json& seat : review["seats"]) {
    double sum = 0;
    for (const char* const part : {"start", "own_rolls", "others_rolls", "own_plays", "others_plays", "calls", "late"})
      sum += seat[part].get<double>();
    EXPECT_NEAR(sum, seat["result"].get<double>(), 1e-8);
    EXPECT_NEAR(seat["start"].get<double>() + seat["luck"].get<double>() + seat["skill"].get<double>(),
                seat["result"].get<double>(), 1e-8);
  }
  // Roll by roll: what was before, luck, skill, calls and what was seen late lead to what is before the next.
  for (std::size_t k = 0; k + 1 < review["rolls"].size(); ++k) {
    const json& roll = review["rolls"][k];
    const double luck = roll["rolled"][0].get<double>() - roll["before"][0].get<double>();
    EXPECT_NEAR(roll["before"][0].get<double>() + luck + roll["skill"][0].get<double>() +
                    roll["calls"][0].get<double>() + roll["late"][0].get<double>(),
                review["rolls"][k + 1]["before"][0].get<double>(), 1e-8);
  }
}

TEST(ReviewVerb, writes_a_whole_page) {
  const Folder folder;
  const std::string page = folder.path("review.html");
  const Answer run =
      salida("review " + quoted(folder.file("game.salida", one_game)) + " --html " + quoted(page) + " --lang es");
  EXPECT_EQ(run.status, 0);
  const std::string html = text_of(page);
  EXPECT_THAT(html, StartsWith("<!doctype html>"));
  EXPECT_TRUE(html.ends_with("</html>\n"));
  EXPECT_THAT(html, HasSubstr("lang=\"es\""));
  EXPECT_THAT(html, HasSubstr("id=\"mistake-1\""));
  EXPECT_THAT(html, HasSubstr("class=\"arrow made\" data-seat=\"1\" data-from=\"30\" data-to=\"33\""));
  EXPECT_THAT(html, HasSubstr("class=\"arrow better\" data-seat=\"1\" data-from=\"10\" data-to=\"13\""));
  EXPECT_THAT(html, HasSubstr("Las tiradas con más suerte"));
  EXPECT_THAT(html, Not(HasSubstr("http://"
                                  "www.example")));
  EXPECT_EQ(salida("review --html - --json " + quoted(folder.path("x.json")) + " " + quoted(folder.path("game.salida")))
                .out.substr(0, 15),
            "<!doctype html>");
  EXPECT_TRUE(json::accept(text_of(folder.path("x.json"))));
}

TEST(ReviewVerb, several_games_make_profiles_the_same_for_any_number_of_threads) {
  const Folder folder;
  const std::string files =
      quoted(folder.file("a.salida", one_game + "\n" + another)) + " " + quoted(folder.file("b.salida", another));
  const Answer one = salida("review --threads 1 --json - " + files);
  EXPECT_EQ(one.status, 0);
  EXPECT_EQ(salida("review --threads 3 --json - " + files).out, one.out);
  const json profile = json::parse(one.out);
  EXPECT_EQ(profile["games"], 3);
  EXPECT_EQ(profile["list"].size(), 3U);
  EXPECT_EQ(profile["players"][0]["name"], "Ana");
  EXPECT_LE(profile["players"][0]["luck"]["low"], profile["players"][0]["luck"]["mean"]);
  EXPECT_EQ(profile["players"][0]["games"], 3);
  EXPECT_NEAR(profile["players"][0]["marks_a_game"]["blunder"].get<double>(), 1.0 / 3, 1e-8);
  EXPECT_EQ(profile["seats"][1]["name"], "seat 3");
  EXPECT_NEAR(
      profile["players"][0]["without_luck"]["mean"].get<double>(),
      profile["players"][0]["result"]["mean"].get<double>() - profile["players"][0]["luck"]["mean"].get<double>(),
      1e-8);
  const Answer text = salida("review " + files);
  EXPECT_THAT(text.out, StartsWith("3 games, 7 rolls.\n\nplayer"));
  EXPECT_THAT(text.out, HasSubstr("Ana"));
  EXPECT_EQ(salida("review --threads 3 " + files).out, text.out);
  EXPECT_THAT(salida("review --html - " + files).out, HasSubstr("<caption>by seat</caption>"));
  const json second = json::parse(salida("review --game 2 --json - " + quoted(folder.path("a.salida"))).out);
  EXPECT_EQ(second["game"], 2);
  EXPECT_EQ(second["rolls"].size(), 2U);
}

TEST(ReviewVerb, refuses_what_is_not_legal_with_the_reader_s_own_words) {
  const Folder folder;
  expect_refused(salida("review " + quoted(folder.file("bad.salida", illegal))), "bad.salida:8: turn 1, seat 1");
  expect_refused(salida("review " + quoted(folder.file("empty.salida", ""))), "expected a recorded game; found none");
  expect_refused(salida("review /nowhere/game.salida"), "/nowhere/game.salida");
  const std::string good = quoted(folder.file("good.salida", one_game));
  expect_refused(salida("review --html /nowhere/x.html " + good), "/nowhere/x.html");
  expect_refused(salida("review --game 2 " + good), "--game: expected 1 to 1; found 2");
  expect_refused(salida("review --game 1 " + good + " " + good), "--game: expected one file");
  expect_refused(salida("review --looks 3 " + good), "--looks");
  expect_refused(salida("review --calls often " + good), "--calls: expected always, chance or never");
  expect_refused(salida("review --json - --html - " + good), "--html");
  // Among others, it is told and does not count.
  const Answer some = salida("review --json - " + good + " " + quoted(folder.path("bad.salida")));
  EXPECT_EQ(some.status, 2);
  EXPECT_THAT(some.err, HasSubstr("bad.salida:8: turn 1, seat 1"));
  const json profile = json::parse(some.out);
  EXPECT_EQ(profile["games"], 1);
  EXPECT_EQ(profile["not_read"], 1);
  EXPECT_THAT(profile["list"][1]["fault"], HasSubstr("bad.salida:8"));
}

TEST(ReviewVerb, says_that_figures_are_rough_where_no_network_fits) {
  const Folder folder;
  const std::string file = folder.path("game.salida");
  EXPECT_EQ(salida("watch --rules rules/five_six_pair.toml --players 2 --seed 3 --record " + quoted(file)).status, 0);
  const Answer run = salida("review --looks 1 " + quoted(file));
  expect_good(run);
  EXPECT_THAT(run.out, HasSubstr("an expert's rough judgement"));
  EXPECT_THAT(run.out, HasSubstr("wins."));
}

}  // namespace
}  // namespace salida

#endif
