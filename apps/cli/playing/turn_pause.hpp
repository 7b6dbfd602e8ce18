// The pause between two turns: a time, or until somebody presses Enter.
#pragma once

#include <chrono>
#include <iostream>
#include <string>
#include <thread>

#include "cli/machine/output.hpp"

namespace salida::cli {

class TurnPause {
 public:
  TurnPause(bool step, double seconds) : step_(step), delay_(seconds) {}

  void wait() {
    if (!step_ && delay_.count() <= 0) return;
    flush();
    if (delay_.count() > 0) std::this_thread::sleep_for(delay_);
    std::string ignored;
    if (step_ && !std::getline(std::cin, ignored)) step_ = false;  // nobody is there
  }

 private:
  bool step_;
  std::chrono::duration<double> delay_;
};

}  // namespace salida::cli
