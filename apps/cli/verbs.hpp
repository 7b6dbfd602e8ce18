// What each verb does, apart from how its options are read. A verb returns the program's status.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/calling.hpp"
#include "cli/players/exec_terms.hpp"
#include "core/rules.hpp"
#include "tui/pace.hpp"
#include "words/language.hpp"

namespace salida::cli {

struct RulesOptions {
  std::vector<std::string> names;  // ids or files
  Language language = Language::english;
  bool json = false;
  bool toml = false;
};
int list_rules(const RulesOptions& options);
int show_rules(const RulesOptions& options);
int check_rules(const RulesOptions& options);
int diff_rules(const RulesOptions& options);

struct LegalOptions {
  std::string rules;  // house rules that the position may be of
  std::string position;
  std::string roll;
  bool batch = false;
  bool json = false;
};
int list_legal(const LegalOptions& options);
int answer_batch(const LegalOptions& options);

struct EngineOptions {
  std::string bot;
  std::string rules;  // house rules that positions may be of
  std::uint64_t seed = 1;
};
int run_engine(const EngineOptions& options);

struct ShowOptions {
  std::string rules;                    // house rules that the position may be of
  std::optional<std::string> position;  // none: the beginning of a game
  std::string svg;                      // empty: the terminal
  Language language = Language::english;
  bool json = false;
};
int show_position(const ShowOptions& options);

struct AnalyzeOptions {
  std::string rules;  // house rules that the position may be of
  std::string position;
  std::string roll;                     // empty: of all rolls, or a position inside a turn
  double time = 2;                      // seconds for trials
  std::optional<std::uint64_t> trials;  // so many instead, however long it takes
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  Calling calling = Calling::always;
  Language language = Language::english;
  bool json = false;
};
int analyze_position(const AnalyzeOptions& options);

struct PerftOptions {
  std::string rules;
  std::string position;
  int depth = 1;
  bool json = false;
};
int count_perft(const PerftOptions& options);

struct WatchOptions {
  std::string rules = "medellin";
  std::optional<std::uint64_t> seed;
  std::uint64_t game = 0;
  std::string seats;
  Calling calling = Calling::always;
  std::uint32_t bot_time = 1000;  // milliseconds for an answer of a command
  int players = 0;                // 0: as many as the board has arms
  std::optional<Until> until;
  Language language = Language::english;
  bool board = false;
  bool step = false;
  double delay = 0;       // seconds between two turns
  std::string record;     // a file to which the game is added
  std::string dice_seed;  // of dice that anyone can check: 64 digits, or "new"
  bool json = false;
};
int watch_game(const WatchOptions& options);

struct PlayOptions {
  std::string rules;  // empty: what was played last
  std::string seats;
  std::optional<Calling> calling;
  std::optional<Pace> pace;
  std::optional<Until> until;
  bool by_hand = false;
  int first = 0;       // by hand: the seat that begins
  std::string record;  // where the game is kept; empty: among one's games
  bool resume = false;
  bool plain = false;
  Language language = Language::english;
};
int play_game_here(const PlayOptions& options);

struct ReplayOptions {
  std::string file;
  std::size_t game = 1;  // of the file
  std::size_t turn = 1;  // where it begins
  Language language = Language::english;
  bool plain = false;
  bool board = false;
};
int replay_game(const ReplayOptions& options);

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string page;  // its folder; empty: where the build or an installation puts it
};
int serve_page(const ServeOptions& options);

struct SimOptions {
  std::string rules = "medellin";
  std::string seats;
  Calling calling = Calling::always;
  std::uint32_t bot_time = 1000;  // milliseconds for an answer of a command
  int players = 0;                // 0: as many as the board has arms
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  std::optional<Until> until;
  std::string json;
  std::string csv;
  std::string html;
  std::string checkpoint;
  std::string records;            // a folder
  std::uint64_t every = 1;        // which of the games are recorded: one of so many
  std::vector<std::string> vary;  // sweep: FIELD=VALUES
  Language language = Language::english;
  std::string command;  // as it was typed
};
int simulate_games(const SimOptions& options);
int sweep_rules(const SimOptions& options);

struct AuditOptions {
  std::vector<std::string> files;
  Language language = Language::english;
  bool json = false;
};
int audit_games(const AuditOptions& options);

struct ReviewOptions {
  std::vector<std::string> files;
  std::size_t game = 0;  // of the file; 0: all of them
  int looks = 2;
  Calling calling = Calling::always;
  unsigned threads = 0;  // 0: one for each core
  std::string json;
  std::string html;
  bool all = false;  // rolls, not only those that matter
  Language language = Language::english;
  std::string command;  // as it was typed
};
int review_games(const ReviewOptions& options);

struct ConvertOptions {
  std::string file;
  std::string output = "-";
  bool json = false;
};
int convert_games(const ConvertOptions& options);

struct BenchOptions {
  std::vector<std::string> rules;  // empty: the five
  double seconds = 1.0;
  bool json = false;
  bool signature_only = false;
};
int run_bench(const BenchOptions& options);

struct ArenaOptions {
  std::string rules = "medellin";
  std::string seats;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  Calling calling = Calling::always;
  ExecTerms terms{};
  std::optional<double> sprt;  // a share of games above the fair one
  std::string json;
};
int hold_arena(const ArenaOptions& options);

struct TrainOptions {
  std::string rules = "medellin";
  int players = 4;
  std::uint64_t games = 1'000'000;
  std::uint64_t test_games = 2000;  // for each point of the curve
  std::uint64_t seed = 1;
  unsigned threads = 0;    // 0: one for each core
  std::string output;      // empty: RULES-PLAYERS.net
  std::string curve;       // how it learned, as CSV
  std::string checkpoint;  // kept while it runs
};
int train_network(const TrainOptions& options);

struct SolveOptions {
  std::string rules;  // empty: medellin, or those that the position names
  std::string ending = "board";
  int players = 2;
  int pieces = 1;
  std::optional<int> apart;  // none: opposite each other
  double tolerance = 1e-6;
  unsigned threads = 0;  // 0: one for each core
  std::string output;    // empty: the cache
  std::string position;
  std::string compare;  // a bot
  std::uint64_t decisions = 1000;
  std::uint64_t seed = 1;
  bool list = false;
  bool json = false;
};
int solve_endings(const SolveOptions& options);
int tell_chances(const SolveOptions& options);
int compare_bot(const SolveOptions& options);

}  // namespace salida::cli
