// Work in portions, on several threads: each takes the next portion when it has done one.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace salida::cli {

/// As many threads as asked for; 0 asks for one for each core.
[[nodiscard]] inline unsigned threads_for(unsigned asked) {
  return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

/// Calls work(portion, thread) once for each portion below `portions`, in their order, until stops(). What has been
/// taken is done to its end, so that what was done is always every portion up to some number.
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
