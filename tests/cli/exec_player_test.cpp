// A player that is another program, and what such programs do wrong. Faults are made with short limits, or ones that
// nobody waits for: no test hangs on how busy the machine is.
#include "exec/exec_player.hpp"

#include <chrono>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <thread>

#include <nlohmann/json.hpp>

#include "bots/bots.hpp"
#include "core/play.hpp"
#include "given/program.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "sim/seated_game.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using std::chrono::milliseconds;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr milliseconds plenty{60'000};
constexpr milliseconds little{150};

/// Two pieces of seat 1 and two dice, so that there is always something to choose.
constexpr const char* a_choice = "parcheesi t1 1:n,n,10,20 3:n,n,n,39 now=play dice=4,3";

/// A question of its own.
class Asked {
 public:
  explicit Asked(const std::string& text = a_choice, const NamedRules& named = *find_variant("parcheesi"))
      : named_(named), position_(*parse_position(named_, text)), legal_(legal_actions(named_.rules, position_)) {}

  [[nodiscard]] Question question() {
    return {.rules = named_.rules, .position = position_, .legal = legal_, .random = random_};
  }
  [[nodiscard]] std::string answer_of(Player& player) {
    return to_text(named_.rules, position_, player.choose(question()));
  }
  [[nodiscard]] std::string first() const { return to_text(named_.rules, position_, legal_[0]); }
  void play(std::string_view action) {
    position_ = after(named_.rules, position_, *parse_action(named_.rules, position_, action));
    legal_ = legal_actions(named_.rules, position_);
  }

 private:
  NamedRules named_;
  Position position_;
  ActionList legal_;
  GameRandom random_{1, 1};
};

/// A bot that a test writes for the shell, and where it can leave what it has seen.
class Script {
 public:
  explicit Script(std::string_view text) : path_(folder_.file("bot.sh", text)) {}
  [[nodiscard]] std::string command() const { return "sh '" + path_ + "' '" + seen() + "'"; }
  [[nodiscard]] std::string seen() const { return folder_.path("seen"); }

 private:
  Folder folder_;
  std::string path_;
};

std::string answering(const std::string& play) {
  return "while read -r line; do echo \"$line\" >>\"$1\"; echo '{\"play\": \"" + play + "\"}'; done\n";
}

const NamedRules& parcheesi_rules() { return *find_variant("parcheesi"); }

// --- Good ones

TEST(ExecPlayer, asks_with_position_legal_actions_and_time) {
  const Script bot(answering("20-24"));
  Asked asked;
  ASSERT_NE(asked.first(), "20-24");
  {
    ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
    EXPECT_EQ(asked.answer_of(player), "20-24");
    EXPECT_FALSE(player.fault()) << *player.fault();
    EXPECT_EQ(player.faults(), 0U);
  }
  const Json question = Json::parse(text_of(bot.seen()));
  EXPECT_EQ(question.at("id"), 1);
  EXPECT_EQ(question.at("position"), a_choice);
  EXPECT_EQ(question.at("time_ms"), plenty.count());
  EXPECT_THAT(question.at("legal").get<std::vector<std::string>>(), testing::Contains("20-24"));
  EXPECT_EQ(question.at("legal").size(), asked.question().legal.size());
  EXPECT_FALSE(question.contains("rules")) << "the position names them";
}

TEST(ExecPlayer, says_house_rules_in_full) {
  const Script bot(answering("100-4"));
  const NamedRules six_arms = rules_called("six_arm_parques");
  Asked asked("six_arm_parques t1 1:n,n,30,100 4:n,n,n,50 now=play dice=4,6", six_arms);
  {
    ExecPlayer player(bot.command(), six_arms, plenty);
    (void)asked.answer_of(player);
  }
  const Json question = Json::parse(text_of(bot.seen()));
  EXPECT_EQ(question.at("rules").at("rules").at("board").at("arms"), 6);
}

TEST(ExecPlayer, takes_the_rest_of_a_roll_from_a_whole_play) {
  const Script bot(answering("20-24 10-13"));
  Asked asked;
  {
    ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
    EXPECT_EQ(asked.answer_of(player), "20-24");
    asked.play("20-24");
    EXPECT_EQ(asked.answer_of(player), "10-13");
    EXPECT_FALSE(player.fault()) << *player.fault();
  }
  EXPECT_EQ(lines_of(text_of(bot.seen())).size(), 1U) << "asked once";
}

TEST(ExecPlayer, asks_again_where_a_play_does_not_go_on) {
  const Script bot("read -r line\necho '{\"play\": \"20-24 10-19\"}'\nread -r line\necho '{\"play\": \"24-27\"}'\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  EXPECT_EQ(asked.answer_of(player), "20-24");
  asked.play("20-24");
  EXPECT_EQ(asked.answer_of(player), "24-27");
  EXPECT_FALSE(player.fault()) << *player.fault();
}

TEST(ExecPlayer, forgets_a_play_when_another_position_comes) {
  const Script bot("read -r line\necho '{\"play\": \"20-24 10-13\"}'\nread -r line\necho '{\"play\": \"10-14\"}'\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  EXPECT_EQ(asked.answer_of(player), "20-24");
  Asked other;
  EXPECT_EQ(other.answer_of(player), "10-14");
  EXPECT_FALSE(player.fault()) << *player.fault();
}

/// Rules, and who plays seats 1 and 3 of a game by them.
GameEnd game_between(const NamedRules& named, Player& one, Player& other, std::uint64_t game) {
  SeatedPlayers players{};
  for (unsigned seat = 0; seat < max_seats; ++seat) players[seat] = seat % 4 == 0 ? &one : &other;
  return play_seated_game(
      named.rules, {.seats = seats_for(named.rules, 2), .until = named.rules.goal.until, .deal = game, .game = game},
      players);
}

TEST(ExecPlayer, plays_whole_games_as_the_bot_behind_it) {
  std::vector<NamedRules> all(variants().begin(), variants().end());
  all.push_back(rules_called("six_arm_parques"));
  all.push_back(rules_called("five_six_pair"));
  for (const NamedRules& named : all) {
    const auto inside = make_bot("greedy", {.rules = named.rules});
    const auto rival = make_bot("random", {.rules = named.rules});
    ExecPlayer outside("'" SALIDA_PROGRAM "' engine --bot greedy", named, plenty);
    const GameEnd expected = game_between(named, *inside, *rival, 3);
    const GameEnd found = game_between(named, outside, *rival, 3);
    EXPECT_EQ(outside.fault().value_or(""), "") << named.id;
    EXPECT_EQ(found.position, expected.position) << named.id;
    EXPECT_EQ(found.rolls, expected.rolls) << named.id;
  }
}

TEST(ExecPlayer, plays_whole_games_with_the_example) {
  for (const NamedRules& named :
       {*find_variant("medellin"), *find_variant("parchis4a"), rules_called("six_arm_parques")}) {
    const auto rival = make_bot("random", {.rules = named.rules});
    ExecPlayer example("python3 '" + in_repository("examples/bot.py").string() + "'", named, plenty);
    (void)game_between(named, example, *rival, 1);
    EXPECT_EQ(example.fault().value_or(""), "") << named.id;
  }
}

// --- Faults

TEST(ExecPlayer, is_asked_again_after_nonsense) {
  const Script bot("while read -r line; do echo 'ready.'; read -r line; echo '{\"play\": \"20-24\"}'; done\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  EXPECT_EQ(asked.answer_of(player), asked.first());
  ASSERT_TRUE(player.fault());
  EXPECT_EQ(*player.fault(), "exec:" + bot.command() + ": answered nonsense (expected a JSON object): ready.");
  EXPECT_EQ(asked.answer_of(player), "20-24");
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_EQ(player.faults(), 2U);
  EXPECT_FALSE(player.is_gone());
}

TEST(ExecPlayer, finds_fault_with_every_answer_that_is_none) {
  for (const auto& [answer, words] : {
           std::pair<const char*, const char*>{R"([1, 2])", "expected a JSON object"},
           {R"({"plays": "20-24"})", "expected a \"play\""},
           {R"({"play": ["20-24"]})", "expected a \"play\""},
           {R"({"play": " "})", "expected an action"},
           {R"({"play": "20-24", "id": 7})", "expected the id of the question, 1"},
           {R"({"error": "no idea"})", "answered with an error: {\"error\": \"no idea\"}"},
           {R"({"play": "20-29"})", "answered what is not legal in parcheesi t1 "},
           {R"({"play": "-"})", "answered what is not legal in parcheesi t1 "},
           {R"({"play": "20-24)", "expected a JSON object"},
           {"{\"play\": \"\xff\"}", "(expected a JSON object): {\"play\": \"?\"}"},
           {"", "expected a JSON object"},
       }) {
    const Script bot("read -r line\necho '" + std::string(answer) + "'\nread -r line\n");
    Asked asked;
    ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
    EXPECT_EQ(asked.answer_of(player), asked.first()) << answer;
    EXPECT_THAT(player.fault().value_or(""), HasSubstr(words)) << answer;
    EXPECT_FALSE(player.is_gone()) << answer;
  }
}

TEST(ExecPlayer, forfeits_where_it_is_late) {
  const Script bot("read -r line\nsleep 600\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), little);
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_GE(std::chrono::steady_clock::now() - begin, little);
  EXPECT_EQ(player.fault().value_or(""), "exec:" + bot.command() + ": was late: no answer within 150 ms");
  EXPECT_TRUE(player.is_gone());
  for (int k = 0; k < 1'000; ++k) EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(100)) << "not asked again";
  EXPECT_EQ(player.faults(), 1U);
}

TEST(ExecPlayer, does_not_wait_for_a_program_that_never_reads) {
  const Script bot("sleep 600\n");
  const NamedRules six_arms = rules_called("six_arm_parques");  // whose questions are long
  Asked asked("six_arm_parques t1 1:n,n,30,100 4:n,n,n,50 now=play dice=4,6", six_arms);
  ExecPlayer player(bot.command(), six_arms, little);
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_THAT(player.fault().value_or(""), EndsWith("was late: no answer within 150 ms"));
}

TEST(ExecPlayer, forfeits_where_the_program_ends) {
  for (const auto& [text, words] : {
           std::pair<const char*, const char*>{"read -r line\nexit 1\n", ": ended with status 1"},
           {"exit 0\n", ": ended with status 0"},
           {"kill -TERM $$\nsleep 600\n", ": was ended by signal 15"},
           {"exec >&-\nsleep 600\n", ": closed its input or output"},
           {"exec no_such_program 2>/dev/null\n", ": ended with status 127"},
       }) {
    const Script bot(text);
    Asked asked;
    ExecPlayer player("exec " + bot.command(), parcheesi_rules(), plenty);  // in the place of the shell
    EXPECT_EQ(asked.answer_of(player), asked.first()) << text;
    EXPECT_THAT(player.fault().value_or(""), EndsWith(words)) << text;
    EXPECT_TRUE(player.is_gone()) << text;
  }
}

TEST(ExecPlayer, outlives_a_program_that_ended_long_ago) {
  const Script bot("exit 3\n");
  Asked asked;
  ExecPlayer player(bot.command() + "; touch '" + bot.seen() + "'; exit 3", parcheesi_rules(), plenty);
  while (!std::filesystem::exists(bot.seen())) std::this_thread::sleep_for(milliseconds(1));
  std::this_thread::sleep_for(milliseconds(20));  // most likely gone by now: a write to it raises a signal
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_THAT(player.fault().value_or(""), EndsWith(": ended with status 3"));
}

TEST(ExecPlayer, forfeits_where_an_answer_has_no_end) {
  const Script bot("read -r line\nexec yes | tr -d '\\n'\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_THAT(player.fault().value_or(""), EndsWith(": answered without end: no line within 64 KB"));
  EXPECT_TRUE(player.is_gone());
}

TEST(ExecPlayer, bears_answers_that_nobody_asked_for) {
  Asked asked;
  ExecPlayer player("exec yes", parcheesi_rules(), plenty);
  for (int k = 0; k < 100; ++k) EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_EQ(player.faults(), 100U);
}

TEST(ExecPlayer, plays_on_once_restarted) {
  const Script bot(
      "test -e \"$1\" || { touch \"$1\"; exit 1; }\nread -r line\necho '{\"play\": \"20-24\"}'\nread -r line\n");
  Asked asked;
  ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  EXPECT_EQ(asked.answer_of(player), asked.first());
  EXPECT_TRUE(player.is_gone());
  player.restart();
  EXPECT_FALSE(player.fault());
  EXPECT_EQ(asked.answer_of(player), "20-24");
  EXPECT_FALSE(player.fault()) << *player.fault();
  EXPECT_EQ(player.faults(), 1U);
}

// --- What is left behind

/// The numbers of our open files.
std::set<std::string> open_files() {
  std::set<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator("/proc/self/fd")) files.insert(file.path().filename());
  return files;
}

TEST(ExecPlayer, leaves_no_process_and_no_file_behind) {
  if (!std::filesystem::exists("/proc/self/fd")) GTEST_SKIP() << "no /proc here";
  const std::set<std::string> before = open_files();
  // It does not end by itself, and has a child that does not either.
  const Script bot("sleep 600 &\necho $$ $! >\"$1\"\nread -r line\necho '{\"play\": \"20-24\"}'\nsleep 600\n");
  Asked asked;
  {
    ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
    EXPECT_EQ(asked.answer_of(player), "20-24");
  }
  EXPECT_EQ(open_files(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
  std::ifstream seen(bot.seen());
  pid_t parent = 0;
  pid_t child = 0;
  seen >> parent >> child;
  ASSERT_GT(child, 1);
  // Killed already; whoever adopts orphans has to take note of it.
  const auto is_running = [](pid_t process) {
    const std::string status = text_of("/proc/" + std::to_string(process) + "/stat");
    return !status.empty() && status.find(") Z") == std::string::npos;
  };
  for (const pid_t process : {parent, child}) {
    for (int k = 0; k < 5'000 && is_running(process); ++k) std::this_thread::sleep_for(milliseconds(1));
    EXPECT_FALSE(is_running(process));
  }
}

TEST(ExecPlayer, lets_a_program_finish_its_work) {
  const Script bot("while read -r line; do :; done\necho 'good bye' >\"$1\"\n");
  // Busy machines may take longer than a program is given: it has to come true once.
  for (int k = 0; k < 50 && text_of(bot.seen()).empty(); ++k) {
    const ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
  }
  EXPECT_EQ(text_of(bot.seen()), "good bye\n");
}

TEST(ExecPlayer, shows_no_file_of_ours_to_other_programs) {
  if (!std::filesystem::exists("/proc/self/fd")) GTEST_SKIP() << "no /proc here";
  const auto files_seen_by_next = [] {
    const Script bot("ls /proc/self/fd >\"$1\"\nread -r line\necho '{\"play\": \"20-24\"}'\n");
    Asked asked;
    ExecPlayer player(bot.command(), parcheesi_rules(), plenty);
    EXPECT_EQ(asked.answer_of(player), "20-24");
    return text_of(bot.seen());
  };
  const std::string alone = files_seen_by_next();
  EXPECT_NE(alone, "");
  const Script other("while read -r line; do :; done\n");
  const ExecPlayer one(other.command(), parcheesi_rules(), plenty);
  const ExecPlayer two(other.command(), parcheesi_rules(), plenty);
  const std::string among_others = files_seen_by_next();
  EXPECT_EQ(lines_of(among_others).size(), lines_of(alone).size()) << among_others;
}

}  // namespace
}  // namespace salida

#endif
