// Does work in portions on several threads: each takes the next portion when it has finished one.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace salida::cli {

/// Returns `asked`, or the number of cores if that is 0.
[[nodiscard]] inline unsigned threads_for(unsigned asked) {
  return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

/// Calls work(portion, thread) for each portion below `portions`, in order, until stops() is true. A portion that was
/// begun is finished, so that the portions that were done are always the first ones.
template <class Stops, class Work>
void in_parallel(unsigned threads, std::size_t portions, Stops&& stops, Work&& work) {
  std::atomic<std::size_t> next{0};
  const auto take_portions = [&](unsigned thread) {
    while (!stops()) {
      const std::size_t portion = next++;
      if (portion >= portions) return;
      work(portion, thread);
    }
  };
  std::vector<std::jthread> others;  // they are waited for, whatever happens
  for (unsigned thread = 1; thread < threads; ++thread) others.emplace_back(take_portions, thread);
  take_portions(0);
}

}  // namespace salida::cli
