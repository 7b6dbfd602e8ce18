// Where the C++ library gives up, the module traps: nobody would see what it prints, and printing takes 10 KB.
#include <string>

// The library's own names for what is called then.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl50-cpp,cert-dcl58-cpp,readability-identifier-naming)
void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
// NOLINTEND(bugprone-reserved-identifier,cert-dcl50-cpp,cert-dcl58-cpp,readability-identifier-naming)
