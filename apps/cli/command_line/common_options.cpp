#include "cli/command_line/common_options.hpp"

#include "core/fields.hpp"

namespace salida::cli {

void add_language(const Verb& verb, Language& language) {
  verb.choice(
      "--lang", names_of<Language>, [&language](std::size_t word) { language = static_cast<Language>(word); },
      "en or es; by default what the environment says (LANG)");
}

void add_until(const Verb& verb, std::optional<Until>& until) {
  verb.choice(
      "--until", names_of<Until>, [&until](std::size_t word) { until = static_cast<Until>(word); },
      "the first player home, or all places; by default as the rules say");
}

void add_threads(const Verb& verb, unsigned& threads) {
  verb.option("--threads", threads, "T", "how many threads; by default one for each core").between(1, 1024);
}

void add_bot_time(const Verb& verb, std::uint32_t& milliseconds) {
  verb.option("--bot-time", milliseconds, "MS",
              "milliseconds that a command (exec:COMMAND) may take for an answer; 1000 by default")
      .between(1, 3'600'000);
}

void add_calling(const Verb& verb, const std::function<void(Calling)>& set, const std::string& what) {
  verb.choice(
      "--calls", names_of<Calling>, [set](std::size_t word) { set(static_cast<Calling>(word)); },
      what + ": always by default, by chance (one in two), or never");
}

}  // namespace salida::cli
