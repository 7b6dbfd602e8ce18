#include "cli/machine/interrupts.hpp"

#include <atomic>
#include <csignal>

namespace salida::cli {
namespace {

// Lock-free, so that a signal handler may set it; global, since a handler reaches nothing else.
std::atomic<bool> interrupted{false};  // NOLINT(*-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

void catch_interrupts() {
  interrupted = false;
  const auto ask = [](int) { interrupted = true; };
  std::signal(SIGINT, ask);
  std::signal(SIGTERM, ask);
}

bool is_interrupted() { return interrupted; }

}  // namespace salida::cli
