# clang 19 and Debian's wasi-libc: the whole of C++20, without exceptions, run-time types, files and threads.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# The module's one thread never ends, so nothing is destroyed at its end (the library for that is not there either).
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -fno-c++-static-destructors")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

set(SALIDA_WASM ON)
