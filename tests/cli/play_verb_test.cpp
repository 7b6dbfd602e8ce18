// salida play in plain lines, as a script plays it: whole games, real dice, and games that were left or killed.
#include <filesystem>
#include <string>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Somebody's home, with games and settings of its own.
class Home {
 public:
  [[nodiscard]] Answer play(const std::string& input, const std::string& arguments) const {
    return shell("export XDG_DATA_HOME='" + folder_.path("data") + "' XDG_CONFIG_HOME='" + folder_.path("config") +
                 "'; " + input + " | salida play --plain " + arguments);
  }
  [[nodiscard]] std::string record() const { return folder_.path("game.salida"); }
  [[nodiscard]] std::string kept() const { return " --record '" + record() + "'"; }
  [[nodiscard]] std::string games() const { return folder_.path("data") + "/salida/games"; }

 private:
  Folder folder_;
};

/// A record's words: a turn may be written in one line or in several.
std::string words_in(const std::string& path) {
  std::string words;
  for (const char c : text_of(path)) words += c == '\n' || c == ' ' ? "" : std::string(1, c);
  return words;
}

/// Takes the first choice, or rolls, so often.
std::string always_first(int times) { return "for k in $(seq " + std::to_string(times) + "); do echo 1; echo; done"; }

TEST(PlayVerb, a_script_plays_every_rule_set_to_its_end_and_the_record_is_sound) {
  for (const std::string id : {"medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"}) {
    const Home home;
    const Answer run = home.play("(" + always_first(8000) + ")", "--rules " + id + " --seats me:Ana,1" + home.kept());
    EXPECT_EQ(run.status, 0) << id << run.err;
    EXPECT_THAT(run.out, AllOf(HasSubstr("salida review"), HasSubstr("luck:"))) << id;
    const Answer audit = salida("audit '" + home.record() + "'");
    EXPECT_THAT(audit.out, HasSubstr("The commitment holds; every die and every play")) << id;
    EXPECT_FALSE(std::filesystem::exists(home.record() + ".secret")) << id;
  }
}

TEST(PlayVerb, a_game_that_was_left_goes_on_where_it_was) {
  const Home home;
  const Answer left = home.play("(" + always_first(12) + ")", "--rules parchis2d --seats me,2");
  EXPECT_EQ(left.status, 0) << left.err;
  EXPECT_THAT(left.out, HasSubstr("To go on: salida play --resume"));
  std::string path;
  for (const auto& entry : std::filesystem::directory_iterator(home.games())) {
    if (entry.path().extension() == ".salida") path = entry.path().string();
  }
  const std::string before = words_in(path);
  const Answer on = home.play("(" + always_first(8000) + ")", "--resume");
  EXPECT_EQ(on.status, 0) << on.err;
  EXPECT_THAT(words_in(path), testing::StartsWith(before));
  EXPECT_THAT(salida("audit '" + path + "'").out, HasSubstr("The commitment holds"));
  EXPECT_THAT(home.play("true", "--resume").err, HasSubstr("expected a game that was left"));
}

TEST(PlayVerb, a_game_that_was_killed_has_lost_nothing_that_was_played) {
  const Home home;
  const Answer killed = home.play("(" + always_first(12) + "; sleep 20) | (cat; :)",
                                  "--rules simulator --seats me,2" + home.kept() + " & sleep 2; pkill -KILL -f -- '" +
                                      home.record() + "'; wait 2>/dev/null; true");
  (void)killed;
  const std::string before = words_in(home.record());
  EXPECT_THAT(before, HasSubstr("1.t"));
  const Answer on = home.play("(" + always_first(8000) + ")", "--resume" + home.kept());
  EXPECT_EQ(on.status, 0) << on.err;
  EXPECT_THAT(words_in(home.record()), testing::StartsWith(before));
  EXPECT_THAT(salida("audit '" + home.record() + "'").out, HasSubstr("The commitment holds"));
}

TEST(PlayVerb, real_dice_are_typed_in_and_refused_where_they_cannot_be) {
  const Home home;
  const Answer run = home.play("printf '9\\n5\\n44\\n5-3\\n1\\nq\\n'",
                               "--rules simulator --seats me,me --dice hand --first 3" + home.kept());
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("Blue begins."));
  EXPECT_THAT(run.out, HasSubstr("Expected two dice from 1 to 6"));
  EXPECT_THAT(run.out, HasSubstr("Blue brings 4 pieces out of jail."));
  EXPECT_THAT(run.out, HasSubstr("Blue has 5 and 3 to play."));
  EXPECT_THAT(salida("audit '" + home.record() + "'").out, HasSubstr("sound"));
}

TEST(PlayVerb, undo_hint_why_board_and_help) {
  const Home home;
  const Answer run = home.play("printf '44\\n5-3\\nundo\\nhint\\n39-47\\nwhy 39-44\\n1\\nundo\\nboard\\n?\\nq\\n'",
                               "--rules simulator --seats me,me --dice hand --first 3" + home.kept());
  EXPECT_EQ(run.status, 0) << run.err;
  for (const char* const said :
       {"Nothing to take back", "The strongest bot would play 39", "That is legal.", "Taken back.", "why MOVE", "[B4]"})
    EXPECT_THAT(run.out, HasSubstr(said));
}

TEST(PlayVerb, M10_people_may_call_between_rolls) {
  const Home home;
  const Answer run = home.play("printf '44\\n1\\n.\\ncall 3\\nq\\n'",
                               "--rules medellin --seats me,me --dice hand --lang en" + home.kept());
  EXPECT_THAT(run.out, HasSubstr("calls, but no capture was missed. It costs nothing."));
}

TEST(PlayVerb, a_seat_goes_to_a_bot_and_a_player_resigns) {
  const Home home;
  const Answer run = home.play("printf 'bot 1\\nbot 1\\nbot 9\\nx\\nno\\nx\\nyes\\n'",
                               "--rules simulator --seats me,me" + home.kept());
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("A bot plays for "));
  EXPECT_THAT(run.out, HasSubstr("gives up."));
  EXPECT_THAT(text_of(home.record()), AllOf(HasSubstr("resign"), HasSubstr("wins by resignation\"]")));
  EXPECT_THAT(run.out, HasSubstr("wins by resignation."));
}

TEST(PlayVerb, who_sat_in_for_whom_is_kept_over_resume) {
  const Home home;
  (void)home.play("printf 'bot 3\\n'", "--rules simulator --seats me,me" + home.kept());
  EXPECT_THAT(text_of(home.record()), HasSubstr("bot3(3)"));
  const Answer again = home.play("printf 'bot 3\\n'", "--resume" + home.kept());
  EXPECT_THAT(again.out, HasSubstr("plays again."));
  EXPECT_THAT(text_of(home.record()), HasSubstr("back3"));
}

TEST(PlayVerb, a_game_is_played_by_one_program_at_a_time_and_closed_once) {
  const Home home;
  (void)home.play("true", "--rules simulator --seats me,2" + home.kept());
  const Answer second = shell("exec 9<'" + home.record() + ".secret'; flock 9; salida play --plain --resume" +
                              home.kept() + " < /dev/null");
  expect_refused(second, "nobody else is playing");
  shell("cat '" + home.record() + "' '" + home.record() + "' > '" + home.record() + "2' && cp '" + home.record() +
        ".secret' '" + home.record() + "2.secret'");
  expect_refused(home.play("true", "--resume --record '" + home.record() + "2'"), "expected one game in the file");
}

TEST(PlayVerb, a_game_that_was_over_when_it_was_cut_off_is_closed) {
  const Home home;
  (void)home.play("(" + always_first(8000) + ")", "--rules simulator --seats me,2" + home.kept());
  const std::string whole = text_of(home.record());
  const std::size_t seed = whole.find("[seed \"") + 7;
  shell("sed -i '/^.result/d;/^.places/d;/^.seed/d' '" + home.record() + "'; echo " + whole.substr(seed, 64) + " > '" +
        home.record() + ".secret'");
  const Answer closed = home.play("true", "--resume" + home.kept());
  EXPECT_EQ(closed.status, 0) << closed.err;
  EXPECT_THAT(salida("audit '" + home.record() + "'").out, HasSubstr("The commitment holds"));
}

TEST(PlayVerb, names_of_any_letters_are_kept_whole) {
  const Home home;
  (void)home.play("true", "--rules simulator --seats 'me:abcdefghijklmnopqrsé漢字,2'" + home.kept());
  EXPECT_THAT(text_of(home.record()), HasSubstr("1 person abcdefghijklmnopqrsé"));
  EXPECT_EQ(home.play("true", "--resume" + home.kept()).status, 0);
}

TEST(PlayVerb, Spanish) {
  const Home home;
  const Answer run = home.play("printf '\\nsalir\\n'", "--rules medellin --seats me,2 --lang es" + home.kept());
  EXPECT_THAT(run.out, HasSubstr("Le toca a Rojo"));
  EXPECT_THAT(run.out, HasSubstr("Para seguir: salida play --resume"));
}

TEST(PlayVerb, says_which_bot_plays_without_a_network) {
  const Home home;
  const Answer without = home.play("true", "--rules rules/six_arm_parques.toml --seats me,4,5");
  EXPECT_THAT(without.err,
              AllOf(HasSubstr("4: no network was trained for these rules; an expert's judgement stands in"),
                    HasSubstr("5: no network was trained for these rules; an expert's judgement stands in")));
  EXPECT_EQ(home.play("true", "--rules medellin --seats me,5").err, "");
}

TEST(PlayVerb, remembers_what_was_chosen) {
  const Home home;
  (void)home.play("true", "--rules parcheesi --seats me:Ana,2" + home.kept());
  const Answer again = home.play("true", "");
  EXPECT_THAT(again.out, AllOf(HasSubstr("Parcheesi"), HasSubstr("Red: Ana")));
}

TEST(PlayVerb, refuses_what_cannot_be) {
  const Home home;
  const auto refused = [&home](const std::string& arguments, const std::string& message) {
    expect_refused(home.play("true", arguments), message);
  };
  refused("--seats me,you", "expected me, me:NAME");
  refused("--seats me", "expected 2 to 4 players");
  refused("--rules nonesuch", "nonesuch");
  refused("--resume", "expected a game that was left");
  refused("--record -", "expected a file");
  refused("--rules simulator --seats me,2 --first 1", "expected with --dice hand alone");
  refused("--rules simulator --seats me,2 --dice hand --first 2", "expected a seat that plays");
  refused("--speed warp", "expected slow, normal, fast or none");
  (void)home.play("true", "--rules simulator --seats me,2" + home.kept());
  refused("--rules simulator --seats me,2" + home.kept(), "not there yet");
  shell("echo rubbish > '" + home.record() + ".secret'");
  refused("--resume" + home.kept(), "it is damaged");
  shell("printf '%064d\\n' 0 > '" + home.record() + ".secret'");
  refused("--resume" + home.kept(), "the commitment is not that of this seed");
}

}  // namespace
}  // namespace salida

#endif
