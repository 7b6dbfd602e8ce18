// A player that is another program: any command that speaks the protocol of docs/protocol.md.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.hpp"
#include "exec/line_process.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida {

/// If the program does not answer well, the first legal action is played, and the fault is kept in words. A program
/// that was late, has ended or wrote without end is not asked again.
class ExecPlayer final : public Player {
 public:
  /// `limit` is how long an answer may take.
  ExecPlayer(std::string command, NamedRules named, std::chrono::milliseconds limit);
  ExecPlayer(const ExecPlayer&) = delete;
  ExecPlayer& operator=(const ExecPlayer&) = delete;
  ExecPlayer(ExecPlayer&&) = delete;
  ExecPlayer& operator=(ExecPlayer&&) = delete;
  ~ExecPlayer() override;

  [[nodiscard]] Action choose(const Question& question) override;

  /// The first fault since the program was started; "exec:./mybot: was late: no answer within 1000 ms".
  [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }
  /// How many faults there were since this player was made.
  [[nodiscard]] std::uint64_t faults() const { return faults_; }
  [[nodiscard]] bool is_gone() const { return !process_; }

  /// Ends the program and starts it again, as if nothing had happened.
  void restart();

 private:
  /// An action of the answer, and where it belongs.
  struct Step {
    Position position;
    Action action;
  };

  [[nodiscard]] std::optional<Action> planned(const Question& question);
  /// Asks the program; returns an error if it does anything wrong.
  Result<Action> ask(const Question& question);
  Result<Action> read_answer(const Question& question, const std::string& line);
  /// Keeps the rest of a play, from the position after its first action, as far as it is legal.
  void plan(Position position, std::span<const std::string_view> words);
  [[nodiscard]] std::string question_text(const Question& question) const;
  [[nodiscard]] std::string fate(LineProcess::Spoken spoken);
  void stop();

  std::string command_;
  NamedRules named_;
  std::chrono::milliseconds limit_;
  std::unique_ptr<LineProcess> process_;  // nullptr after a fault that ended it
  std::uint64_t asked_ = 0;
  std::vector<Step> plan_;  // what the last answer said beyond its first word
  std::optional<std::string> fault_;
  std::uint64_t faults_ = 0;
};

}  // namespace salida
