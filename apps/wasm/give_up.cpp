// Where the C++ library finds a mistake of ours it would print it and give up. Nobody reads what is printed here, and
// the code that prints is 20 KB: the page is told of the trap.
#include <__verbose_abort>

// NOLINTNEXTLINE(cert-dcl58-cpp): libc++ offers this function to be replaced
void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
