// Where the C++ library finds a mistake of ours it would say which and give up. Nobody reads what is printed here: the
// page is told of the trap, and need not load the sentences.
#include <__verbose_abort>

// NOLINTNEXTLINE(cert-dcl58-cpp): libc++ offers this function to be replaced
void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
