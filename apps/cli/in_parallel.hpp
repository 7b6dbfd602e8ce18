// Work in portions, on several threads: each takes the next portion when it has done one.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace salida::cli {

/// Calls work(portion, thread) once for each portion below `portions`.
template <class Work>
void in_parallel(unsigned threads, std::size_t portions, Work&& work) {
  std::atomic<std::size_t> next{0};
  const auto take_portions = [&](unsigned thread) {
    for (std::size_t portion = next++; portion < portions; portion = next++) work(portion, thread);
  };
  std::vector<std::jthread> others;  // they are waited for, whatever happens
  for (unsigned thread = 1; thread < threads; ++thread) others.emplace_back(take_portions, thread);
  take_portions(0);
}

}  // namespace salida::cli
