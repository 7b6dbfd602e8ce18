// The only file that includes CLI11, which is slow to compile.
#include "cli/command_line/command_line.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/shell_word.hpp"
#include "cli/verbs.hpp"
#include "core/version.hpp"
#include "notation/phrases.hpp"

namespace salida::cli {
namespace {

/// The command line as a shell would take it again.
std::string as_typed(int argc, char** argv) {
  std::string command = "salida";
  for (int k = 1; k < argc; ++k) command += ' ' + shell_word(argv[k]);
  return command;
}

/// CLI11's own words, except for a verb that does not exist: there it would only say that one is missing.
std::string what_was_wrong(const CLI::App& app, const CLI::ParseError& problem, int argc, char** argv) {
  if (argc < 2 || !app.get_subcommands().empty() || *argv[1] == '-') return problem.what();
  std::vector<std::string_view> verbs;
  for (const CLI::App* const verb : app.get_subcommands([](const CLI::App*) { return true; }))
    verbs.push_back(verb->get_name());
  return expected_one_of(verbs, argv[1]);
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app{"Salida: one engine for Parqués, Parchís and Parcheesi", "salida"};
  app.set_version_flag("--version", fmt::format("salida {}", version));
  app.footer(
      "salida VERB --help has examples. The status is 0 for success, 1 for a 'no', 2 for bad input, 3 where the\n"
      "machine fails.");
  Invocation invocation{.command = as_typed(argc, argv)};
  const Verb program(app, invocation);
  program.needs_a_verb();
  for (const auto add_verb : verbs) add_verb(program);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    std::ostringstream text;
    app.exit(asked, text, text);
    print(text.str());
    return ExitCode::success;
  } catch (const CLI::ParseError& problem) {
    fmt::print(stderr, "salida: {}\nTry 'salida --help'.\n", what_was_wrong(app, problem, argc, argv));
    return ExitCode::bad_input;
  }
  return invocation.task();
}

Language language_here() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return language_from_environment(value);
  }
  return Language::english;
}

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::check(const Check& check) {
  option_->check(CLI::Validator([check](const std::string& word) { return check(word); }, ""));
  return *this;
}

Option& Option::between(int least, int most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::between(double least, double most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::takes(int words) {
  option_->expected(words);
  return *this;
}

Option& Option::may_be_repeated() {
  option_->take_all();
  return *this;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

Option& Option::needs(const Option& other) {
  option_->needs(other.option_);
  return *this;
}

Verb Verb::add_verb(const std::string& name, const std::string& what, const std::string& examples) const {
  CLI::App& verb = *app_->add_subcommand(name, what);
  verb.footer("Examples:\n" + examples);
  return {verb, *invocation_};
}

void Verb::needs_a_verb() const { app_->require_subcommand(1); }

void Verb::when_chosen(const std::function<int()>& task) const {
  app_->callback([task, invocation = invocation_] { invocation->task = task; });
}

template <class Value>
Option Verb::option(const std::string& name, Value& value, const std::string& shown, const std::string& help) const {
  return Option(*app_->add_option(name, value, help)->option_text(shown));
}

Option Verb::flag(const std::string& name, bool& value, const std::string& help) const {
  return Option(*app_->add_flag(name, value, help));
}

Option Verb::choice(const std::string& name, std::span<const std::string_view> words,
                    const std::function<void(std::size_t)>& choose, const std::string& help) const {
  const std::vector<std::string> known(words.begin(), words.end());
  const auto read = [known, choose, name](const std::string& found) {
    const auto word = std::ranges::find(known, found);
    if (word == known.end()) {
      const std::vector<std::string_view> names(known.begin(), known.end());
      throw CLI::ValidationError(name, expected_one_of(names, found));
    }
    choose(static_cast<std::size_t>(word - known.begin()));
  };
  return Option(*app_->add_option_function<std::string>(name, read, help)->option_text(CLI::detail::join(known, "|")));
}

template Option Verb::option(const std::string&, int&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, double&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::uint16_t&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::uint32_t&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::uint64_t&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::string&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::optional<int>&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::optional<double>&, const std::string&, const std::string&) const;
template Option Verb::option(const std::string&, std::optional<std::uint64_t>&, const std::string&,
                             const std::string&) const;
template Option Verb::option(const std::string&, std::optional<std::string>&, const std::string&,
                             const std::string&) const;
template Option Verb::option(const std::string&, std::vector<std::string>&, const std::string&,
                             const std::string&) const;

}  // namespace salida::cli
