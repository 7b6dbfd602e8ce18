// How a verb declares its options, without the library that reads them: CLI11 is slow to compile, and only
// command_line.cpp includes it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "words/language.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
class Option;
}  // namespace CLI

namespace salida::cli {

/// Says what is wrong with a word of the command line; returns an empty text if nothing is.
using Check = std::function<std::string(const std::string& word)>;

/// One option of a verb, for what else there is to say about it.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option& required();
  Option& check(const Check& check);
  Option& between(int least, int most);
  Option& between(double least, double most);
  Option& takes(int words);
  Option& may_be_repeated();
  Option& excludes(const Option& other);
  Option& needs(const Option& other);

 private:
  CLI::Option* option_;
};

/// What was typed, and what is to be done about it once everything has been read.
struct Invocation {
  std::string command{};  // as a shell would take it again
  std::function<int()> task{};
};

/// The language of the environment (LC_ALL, LC_MESSAGES, LANG).
[[nodiscard]] Language language_here();

/// A verb, or the program, which has verbs.
class Verb {
 public:
  Verb(CLI::App& app, Invocation& invocation) : app_(&app), invocation_(&invocation) {}

  /// A verb of this one; `what` and `examples` are for its help.
  [[nodiscard]] Verb add_verb(const std::string& name, const std::string& what, const std::string& examples) const;
  /// It does nothing by itself: one of its verbs has to follow.
  void needs_a_verb() const;

  /// Does `act` with the options that were read, and returns the program's status. The options begin with their
  /// defaults, the language with that of the environment; they live as long as the verb.
  template <class Options>
  [[nodiscard]] Options& does(int (*act)(const Options&)) const {
    const auto options = std::make_shared<Options>();
    if constexpr (requires { options->language; }) options->language = language_here();
    if constexpr (requires { options->command; }) options->command = invocation_->command;
    when_chosen([options, act] { return act(*options); });
    return *options;
  }

  /// "--name", which takes a value, or "name", which is a place on the command line. `shown` is what help writes for
  /// the value. Which types a value can have is at the end of command_line.cpp.
  template <class Value>
  Option option(const std::string& name, Value& value, const std::string& shown, const std::string& help) const;

  Option flag(const std::string& name, bool& value, const std::string& help) const;

  /// An option whose value is one of these words; `choose` is told which.
  Option choice(const std::string& name, std::span<const std::string_view> words,
                const std::function<void(std::size_t)>& choose, const std::string& help) const;

 private:
  void when_chosen(const std::function<int()>& task) const;

  CLI::App* app_;
  Invocation* invocation_;
};

}  // namespace salida::cli
