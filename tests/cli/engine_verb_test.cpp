// salida engine, as a program meets it that asks it for plays.
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "bots/bots.hpp"
#include "core/play.hpp"
#include "given/program.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

Answer asked_of(const std::string& bot, std::string_view input, const std::string& options = "") {
  const Folder folder;
  return salida("engine --bot " + bot + " " + options + " <'" + folder.file("in", input) + "'");
}

/// The answers to some requests, all good input.
std::vector<Json> answers_of(const std::string& bot, const std::vector<Json>& requests,
                             const std::string& options = "") {
  std::string input;
  for (const Json& request : requests) input += request.dump() + "\n";
  const Answer run = asked_of(bot, input, options);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  std::vector<Json> answers;
  for (const std::string_view line : lines_of(run.out)) answers.push_back(Json::parse(line));
  EXPECT_EQ(answers.size(), requests.size());
  return answers;
}

Json answer_of(const Json& request, const std::string& options = "") {
  return answers_of("greedy", {request}, options).at(0);
}

std::string fault_of(const Json& request) { return answer_of(request).value("error", ""); }

constexpr const char* awaits_roll = "parcheesi t1 1:n,n,10,20 3:n,n,n,39";

TEST(EngineVerb, answers_with_a_whole_legal_play_for_every_bot_and_level) {
  std::vector<std::string_view> names(bot_names.begin(), bot_names.end());
  names.insert(names.end(), level_names.begin(), level_names.end());
  for (const std::string_view name : names) {
    std::vector<Json> requests;
    for (const NamedRules& named : variants()) {
      const std::string roll = named.rules.dice.count == 1 ? "5" : "5-5";
      requests.push_back({{"position", named.id + " t1 1:n,n,10,20 3:n,n,30,39"}, {"roll", roll}});
    }
    const std::vector<Json> answers = answers_of(std::string(name), requests);
    for (std::size_t k = 0; k < answers.size(); ++k) {
      const NamedRules& named = variants()[k];
      const Result<Position> position = parse_position(named, requests[k].at("position").get<std::string>());
      const Result<Roll> roll = parse_roll(requests[k].at("roll").get<std::string>());
      const Result<std::vector<Action>> play =
          parse_play(named.rules, after_roll(named.rules, *position, *roll), answers[k].value("play", "nothing"));
      EXPECT_TRUE(play) << name << ": " << answers[k].dump();
    }
  }
}

TEST(EngineVerb, answers_inside_a_turn_and_in_atonement) {
  EXPECT_THAT(answer_of({{"position", "parcheesi t1 1:n,n,10,20 3:n,n,n,23 now=play dice=3"}}).value("play", ""),
              testing::AnyOf("20-23x 23+43", "20-23x 10+30"))
      << "a capture, and its reward";
  EXPECT_THAT(answer_of({{"position", "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13/24 now=atone"}}).value("play", ""),
              testing::AnyOf("13!n", "24!n"));
}

TEST(EngineVerb, answers_a_dash_where_nothing_can_be_done) {
  EXPECT_EQ(answer_of({{"position", "medellin t1 1:n,n,n,n 3:n,n,n,n"}, {"roll", "1-2"}}), Json({{"play", "-"}}));
}

TEST(EngineVerb, copies_the_id_and_ignores_what_it_does_not_need) {
  const Json request{{"position", awaits_roll}, {"roll", "4-3"}};
  const std::string play = answer_of(request).at("play");
  for (const Json& id : {Json(7), Json("seven"), Json(nullptr), Json({{"a", {1, 2.5, true}}})}) {
    Json asked = request;
    asked["id"] = id;
    asked["legal"] = {"10-14"};
    asked["colour"] = "blue";
    asked["time_ms"] = 1000;
    EXPECT_EQ(answer_of(asked), Json({{"id", id}, {"play", play}}));
  }
  EXPECT_EQ(answer_of({{"id", 8}}).at("id"), 8) << "in errors too";
}

TEST(EngineVerb, knows_house_rules_by_file_and_by_object) {
  const Json request{{"position", "six_arm_parques t6 1:n,n,n,n 6:n,n,20,100"}, {"roll", "3-4"}};
  EXPECT_THAT(fault_of(request), StartsWith("position: expected the rule set medellin, "));
  const std::string play = answer_of(request, "--rules rules/six_arm_parques.toml").value("play", "");
  EXPECT_NE(play, "");
  Json by_id = request;
  by_id["rules"] = "six_arm_parques";
  EXPECT_EQ(answer_of(by_id, "--rules rules/six_arm_parques.toml").value("play", ""), play);
  Json in_full = request;
  in_full["rules"] = Json::parse(rules_json(rules_called("six_arm_parques")).text);
  EXPECT_EQ(answer_of(in_full).value("play", ""), play);
}

TEST(EngineVerb, knows_built_in_rules_by_id_and_by_object) {
  Json request{{"position", awaits_roll}, {"roll", "4-3"}};
  const std::string play = answer_of(request).at("play");
  request["rules"] = "parcheesi";
  EXPECT_EQ(answer_of(request).value("play", ""), play);
  request["rules"] = Json::parse(rules_json(*find_variant("parcheesi")).text);
  EXPECT_EQ(answer_of(request).value("play", ""), play);
  request["rules"]["hash"] = "0";
  EXPECT_THAT(fault_of(request), StartsWith("rules: ")) << "a built-in id for other rules";
}

TEST(EngineVerb, says_what_is_wrong_with_a_request) {
  EXPECT_THAT(fault_of(Json::array()), HasSubstr("expected a JSON object"));
  EXPECT_THAT(fault_of({{"roll", "4-3"}}), StartsWith("position: expected a text"));
  EXPECT_THAT(fault_of({{"position", 3}, {"roll", "4-3"}}), StartsWith("position: expected a text"));
  EXPECT_THAT(fault_of({{"position", "parchesi t1 1:n,n,10,20 3:n,n,n,39"}, {"roll", "4-3"}}),
              HasSubstr("did you mean parcheesi?"));
  EXPECT_THAT(fault_of({{"position", "parcheesi t1 1:g,g,g,g 3:n,n,n,39"}, {"roll", "4-3"}}), StartsWith("position: "));
  EXPECT_THAT(fault_of({{"position", "medellin t1 1:g,g,g,g 3:n,n,n,n fin=1"}, {"roll", "4-3"}}), HasSubstr("over"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}}), StartsWith("roll: expected a text"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", 4}}), StartsWith("roll: expected a text"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4"}}), StartsWith("roll: expected two dice"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-7"}}), HasSubstr("4-7"));
  EXPECT_THAT(fault_of({{"position", std::string(awaits_roll) + " now=play dice=3"}, {"roll", "3-3"}}),
              StartsWith("roll: expected none"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"time_ms", -1}}), StartsWith("time_ms: expected"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"time_ms", "1"}}),
              StartsWith("time_ms: expected"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"rules", 1}}), HasSubstr("expected an id"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"rules", "parchis"}}), HasSubstr("parchis"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"rules", "medellin"}}), HasSubstr("medellin"));
  EXPECT_THAT(fault_of({{"position", awaits_roll}, {"roll", "4-3"}, {"rules", Json::object()}}), HasSubstr("rules: "));
}

TEST(EngineVerb, goes_on_after_bad_lines_of_any_kind) {
  const std::string good = R"({"position":"medellin t1 1:n,n,n,n 3:n,n,n,n","roll":"1-2"})";
  const std::string deep(200'000, '[');
  const Answer run = asked_of("greedy", "nonsense\n\n{\"id\":" + deep + std::string(deep.size(), ']') + "}\n" +
                                            std::string(1'000'000, 'x') + "\n\xff\xfe\n" + good + "\r\n" + good);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const std::vector<std::string_view> lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 7U);
  for (std::size_t bad = 0; bad < 5; ++bad) EXPECT_TRUE(Json::parse(lines[bad]).contains("error")) << lines[bad];
  for (std::size_t k = 5; k < 7; ++k) EXPECT_EQ(lines[k], R"({"play":"-"})");
}

TEST(EngineVerb, answers_the_same_for_the_same_seed) {
  std::vector<Json> requests(40, Json{{"position", awaits_roll}, {"roll", "4-3"}});
  const std::vector<Json> first = answers_of("random", requests);
  EXPECT_EQ(answers_of("random", requests), first);
  EXPECT_EQ(answers_of("random", requests, "--seed 1"), first);
  EXPECT_NE(answers_of("random", requests, "--seed 2"), first);
  EXPECT_NE(first, std::vector<Json>(40, first[0])) << "each line has chances of its own";
}

TEST(EngineVerb, answers_before_the_next_question) {
  const std::string request = R"({"position":"medellin t1 1:n,n,n,n 3:n,n,n,n","roll":"1-2"})";
  const Folder folder;
  const std::string back = folder.path("back");
  const Answer run = shell("mkfifo '" + back + "'; { echo '" + request + "'; read -r line <'" + back +
                           "'; echo \"$line\" >&2; } | salida engine --bot greedy >'" + back + "'");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "{\"play\":\"-\"}\n");
}

TEST(EngineVerb, refuses_names_that_nobody_has) {
  expect_refused(salida("engine </dev/null"), "--bot");
  expect_refused(salida("engine --bot gredy </dev/null"), "did you mean greedy?");
  expect_refused(salida("engine --bot 6 </dev/null"), "expected random, ");
  expect_refused(salida("engine --bot greedy --rules no.toml </dev/null"), "no.toml");
  EXPECT_EQ(asked_of("greedy", "").out, "");
  EXPECT_EQ(asked_of("greedy", "").status, 0);
}

// --- docs/protocol.md

TEST(Protocol, has_the_example_bot_word_for_word) {
  const std::string bot = text_of(in_repository("examples/bot.py"));
  EXPECT_LT(lines_of(bot).size(), 60U);
  EXPECT_THAT(text_of(in_repository("docs/protocol.md")), HasSubstr("```python\n" + bot + "```\n"));
}

/// Each question of the docs stands above its answer; whoever plays well enough answers so.
TEST(Protocol, has_examples_that_are_true) {
  const std::string text = text_of(in_repository("docs/protocol.md"));
  std::vector<Json> requests;
  std::vector<Json> answers;
  for (const std::string_view line : lines_of(text)) {
    if (line.starts_with("    > ")) requests.push_back(Json::parse(line.substr(6)));
    if (line.starts_with("    < ")) answers.push_back(Json::parse(line.substr(6)));
  }
  EXPECT_GE(requests.size(), 4U);
  EXPECT_EQ(answers_of("expert", requests), answers);
}

}  // namespace
}  // namespace salida

#endif
