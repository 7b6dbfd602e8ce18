// Records as a script meets them: audit, convert, watch --record, sim --records.
#include <algorithm>
#include <string>
#include <string_view>

#include "given/program.hpp"

#ifdef SALIDA_PROGRAM

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

std::string quoted(const std::string& path) { return "'" + path + "'"; }

/// A game with dice of a seed, in a file of that folder.
std::string recorded(const Folder& folder, const std::string& options) {
  const std::string file = folder.path("game.salida");
  const Answer run =
      salida("watch --seed 5 --dice-seed " + std::string(seed) + " --record " + quoted(file) + " " + options);
  EXPECT_EQ(run.status, 0) << run.err;
  return file;
}

TEST(AuditVerb, says_that_a_sound_game_is_sound_and_how_lucky_each_seat_was) {
  const Folder folder;
  const std::string file = recorded(folder, "--rules parcheesi");
  const Answer run = salida("audit " + quoted(file));
  expect_good(run);
  EXPECT_THAT(run.out, StartsWith(file + ": the game is sound.\n  The commitment holds; every die"));
  for (const char* const colour : {"Red", "Blue", "Yellow", "Green"}) EXPECT_THAT(run.out, HasSubstr(colour));
  EXPECT_THAT(run.out, HasSubstr("Luck proves nothing."));
  const Answer spanish = salida("audit --lang es " + quoted(file));
  EXPECT_THAT(spanish.out, HasSubstr("la partida es limpia"));
}

TEST(AuditVerb, says_what_is_not_sound_first_with_status_1) {
  const Folder folder;
  const std::string text = text_of(recorded(folder, "--rules medellin"));
  const auto audited = [&folder](std::string changed, std::string_view what, std::string_view by) {
    const std::size_t at = changed.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    changed.replace(at, what.size(), by);
    return salida("audit " + quoted(folder.file("changed.salida", changed)));
  };
  const Answer other_seed = audited(text, "[seed \"00", "[seed \"01");
  EXPECT_EQ(other_seed.status, 1);
  EXPECT_THAT(other_seed.out, HasSubstr("game 1 is not sound: the commitment is not that of this seed"));
  const Answer other_name = audited(text, "[seat \"3 random\"]", "[seat \"3 random Eva\"]");
  EXPECT_EQ(other_name.status, 1);
  const Answer broken = audited(text, "1. t1 ", "1. t1 6-5: n-5 ");
  EXPECT_EQ(broken.status, 1);
  EXPECT_THAT(broken.out, HasSubstr("changed.salida:"));
  EXPECT_THAT(broken.out, HasSubstr("turn 1, seat 1, roll 6-5: \"n-5\" breaks M3: "));
  const Answer by_hand = audited(text.substr(0, text.find("[result")), "hmac-sha256\"]", "hand\"]");
  EXPECT_EQ(by_hand.status, 1);  // a commitment belongs to one scheme
}

TEST(AuditVerb, says_what_it_cannot_check) {
  const Folder folder;
  std::string text = text_of(recorded(folder, "--rules simulator"));
  text.erase(text.find("[seed "));
  const Answer unshown = salida("audit " + quoted(folder.file("unshown.salida", text)));
  EXPECT_EQ(unshown.status, 0);
  EXPECT_THAT(unshown.out, HasSubstr("the seed is not shown yet"));
  const std::string typed =
      "[record \"1\"]\n[rules \"simulator\"]\n[seat \"1 person\"]\n[seat \"3 person\"]\nbegins 1\n1. t1 3-4: - 2-1: - "
      "6-5: -\n";
  const Answer by_hand = salida("audit " + quoted(folder.file("hand.salida", typed)));
  EXPECT_EQ(by_hand.status, 0);
  EXPECT_THAT(by_hand.out, HasSubstr("thrown by hand"));
  EXPECT_THAT(by_hand.err, HasSubstr("not finished: open up to the end of turn 1"));
}

TEST(AuditVerb, counts_many_games_and_answers_programs) {
  const Folder folder;
  const std::string records = folder.path("records");
  expect_good(salida("sim --rules parchis2d --games 30 --records " + quoted(records)));
  const Answer games = shell("cd " + quoted(records) + " && salida audit *.salida");
  expect_good(games);
  EXPECT_THAT(games.out, StartsWith("30 games: 30 sound, 0 not.\n"));
  const Answer json = shell("cd " + quoted(records) + " && salida audit --json *.salida");
  EXPECT_EQ(lines_of(json.out).size(), 30U);
  EXPECT_THAT(json.out, StartsWith("{\"format\":2,\"sound\":true,\"fault\":null,\"rules\":\"parchis2d\","));
  EXPECT_THAT(json.out, HasSubstr("\"file\":\"parchis2d-seed-1-game-0.salida\",\"game\":1}"));
}

TEST(AuditVerb, refuses_what_is_no_record) {
  const Folder folder;
  expect_refused(salida("audit"), "files is required");
  expect_refused(salida("audit " + quoted(folder.path("none.salida"))), "cannot open the file");
  expect_refused(salida("audit " + quoted(folder.path(""))), "it is a folder");
  expect_refused(salida("audit " + quoted(folder.file("empty.salida", "\n; nothing\n"))),
                 "expected a recorded game; found none");
  const Answer junk = salida("audit " + quoted(folder.file("junk.salida", "Dear diary,\n")));
  EXPECT_EQ(junk.status, 1);
  EXPECT_THAT(junk.out, HasSubstr("expected begins N before the first turn"));
}

TEST(ConvertVerb, gives_the_other_form_and_back) {
  const Folder folder;
  const std::string file = recorded(folder, "--rules parchis4a --players 2");
  const Answer json = salida("convert --json " + quoted(file));
  expect_good(json);
  EXPECT_THAT(json.out, StartsWith("{\"record\":1,\"rules\":\"parchis4a\","));
  const std::string lines = folder.file("game.jsonl", json.out);
  const std::string back = folder.path("back.salida");
  EXPECT_EQ(salida("convert " + quoted(lines) + " --output " + quoted(back)).status, 0);
  EXPECT_EQ(text_of(back), text_of(file));
  expect_refused(salida("convert " + quoted(folder.file("bad.salida", "[record \"9\"]\nbegins 1\n"))),
                 "bad.salida:1: record: expected 1");
}

TEST(WatchVerb, adds_games_to_a_file_behind_whatever_is_there) {
  const Folder folder;
  const std::string file =
      folder.file("evening.salida", text_of(recorded(folder, "--rules medellin")) + "[record \"1\"]\n[rul");
  expect_good(salida("watch --rules parchis2d --seed 2 --record " + quoted(file)));
  EXPECT_THAT(text_of(file), HasSubstr("\n[rul~\n[record \"1\"]\n[rules \"parchis2d\"]\n"));
  const Answer run = salida("audit " + quoted(file));
  EXPECT_EQ(run.status, 1);  // the one in the middle never began
  EXPECT_THAT(run.out, HasSubstr("3 games: 2 sound, 1 not."));
  expect_refused(salida("watch --record " + quoted(folder.path("no/such/folder"))), "cannot be written");
  expect_refused(salida("watch --dice-seed 12"), "expected new, or 64 hexadecimal digits");
}

TEST(WatchVerb, tells_the_game_that_it_records) {
  const Folder folder;
  const std::string file = folder.path("game.jsonl");
  const Answer watched = salida("watch --rules parcheesi --seed 9 --dice-seed new --record " + quoted(file));
  expect_good(watched);
  const Answer told = salida("replay --plain " + quoted(file));
  EXPECT_EQ(told.status, 0) << told.err;
  const std::string_view story = std::string_view(watched.out).substr(watched.out.find("\n   1 "));
  EXPECT_THAT(told.out, HasSubstr(std::string(story.substr(0, story.find(". To see it again")))));
}

TEST(SimVerb, keeps_the_same_games_whatever_the_number_of_threads) {
  const Folder folder;
  const std::string one = folder.path("one");
  const std::string many = folder.path("many");
  const std::string common = "sim --rules simulator --games 5000 --every 2 --seed 8 --records ";
  expect_good(salida(common + quoted(one) + " --threads 1"));
  expect_good(salida(common + quoted(many) + " --threads 3"));
  expect_good(shell("diff -r " + quoted(one) + " " + quoted(many) + " && ls " + quoted(one) + " | wc -l"));
  const Answer files = shell("ls " + quoted(one));
  EXPECT_EQ(files.out,
            "simulator-seed-8-game-0.salida\nsimulator-seed-8-game-2000.salida\nsimulator-seed-8-game-4000.salida\n");
  // Any of them is the game that watch shows.
  const std::string watched = folder.path("watched.salida");
  expect_good(salida("watch --rules simulator --seed 8 --game 2002 --record " + quoted(watched)));
  EXPECT_THAT(text_of(one + "/simulator-seed-8-game-2000.salida"), HasSubstr(text_of(watched)));
}

TEST(SimVerb, refuses_folders_that_it_cannot_keep_games_in) {
  const Folder folder;
  const std::string file = folder.file("a_file", "x");
  expect_refused(salida("sim --games 10 --records " + quoted(file)), "expected a folder");
  expect_refused(salida("sim --games 10 --every 0 --records " + quoted(folder.path("r"))),
                 "--every: expected 1 to 1000000000; found 0");
  expect_refused(salida("sim --games 10 --every 2"), "--every requires --records");
  expect_refused(
      salida("sim --games 10 --records " + quoted(folder.path("r")) + " --checkpoint " + quoted(folder.path("c"))),
      "expected no --checkpoint beside it");
}

}  // namespace
}  // namespace salida

#endif
