// The verbs of the program, in the order in which its help lists them. Each declares its options in the file that is
// named after it (playing/watch_verb.cpp).
#pragma once

#include <array>

#include "cli/command_line/verb.hpp"

namespace salida::cli {

void add_watch_verb(const Verb& program);
void add_play_verb(const Verb& program);
void add_replay_verb(const Verb& program);
void add_serve_verb(const Verb& program);
void add_sim_verb(const Verb& program);
void add_sweep_verb(const Verb& program);
void add_arena_verb(const Verb& program);
void add_train_verb(const Verb& program);
void add_analyze_verb(const Verb& program);
void add_solve_verb(const Verb& program);
void add_rules_verb(const Verb& program);
void add_show_verb(const Verb& program);
void add_legal_verb(const Verb& program);
void add_engine_verb(const Verb& program);
void add_perft_verb(const Verb& program);
void add_audit_verb(const Verb& program);
void add_review_verb(const Verb& program);
void add_convert_verb(const Verb& program);
void add_bench_verb(const Verb& program);

inline constexpr std::array verbs{&add_watch_verb,   &add_play_verb,    &add_replay_verb, &add_serve_verb,
                                  &add_sim_verb,     &add_sweep_verb,   &add_arena_verb,  &add_train_verb,
                                  &add_analyze_verb, &add_solve_verb,   &add_rules_verb,  &add_show_verb,
                                  &add_legal_verb,   &add_engine_verb,  &add_perft_verb,  &add_audit_verb,
                                  &add_review_verb,  &add_convert_verb, &add_bench_verb};

}  // namespace salida::cli
