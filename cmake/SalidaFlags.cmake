# The language, the warnings and the helpers of the build: what every target of ours is compiled with.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
  endif()
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

  find_program(SALIDA_CCACHE ccache)
  mark_as_advanced(SALIDA_CCACHE)
  if(SALIDA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${SALIDA_CCACHE})
    if(SALIDA_PRECOMPILE)
      # What ccache has to be told before it keeps anything that is compiled with a precompiled header.
      list(PREPEND CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros)
    endif()
  endif()

  find_program(SALIDA_MOLD mold)
  mark_as_advanced(SALIDA_MOLD)
  if(SALIDA_MOLD AND NOT SALIDA_WASM)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

# Every x86 processor since 2009 has these instructions (shuffles of bytes, counts of bits), every browser since 2021 the
# vectors of wasm: what moves are legal is found with them, half as fast again as without.
set(SALIDA_MACHINE "")
if(SALIDA_NATIVE)
  set(SALIDA_MACHINE -march=native)
elseif(SALIDA_WASM)
  set(SALIDA_MACHINE -msimd128)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(SALIDA_MACHINE -march=x86-64-v2)
endif()

# g++ 12 sees an overlap in "text" + std::string where there is none; clang 19 blames us for what libstdc++ 12 does inside
# std::stable_sort.
add_library(salida_flags INTERFACE)
target_compile_options(salida_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  $<$<BOOL:${SALIDA_WERROR}>:-Werror>
  ${SALIDA_MACHINE})

# salida_precompiled_headers(NAME HEADER...): headers that are compiled once, for targets with the same options.
function(salida_precompiled_headers name)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/made/precompiled.cpp CONTENT "// CMake wants a source file.\n")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/made/precompiled.cpp)
  target_link_libraries(${name} PRIVATE salida_flags)
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_precompile_headers(${name} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    # With its time in it a header would differ whenever it is made, and ccache know nothing that was compiled with it.
    target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endfunction()

# salida_precompile(TARGET [OPTION...]): gives a target what most files include of the standard library, precompiled
# (SALIDA_PRECOMPILE). OPTION: what the target is compiled with beside the flags of all. Not for g++ 12: it saves less there,
# and warns of what std::string does inside.
function(salida_precompile target)
  if(NOT SALIDA_PRECOMPILE)
    return()
  endif()
  string(MAKE_C_IDENTIFIER "precompiled${ARGN}" name)
  if(NOT TARGET ${name})
    salida_precompiled_headers(${name} <algorithm> <array> <bit> <charconv> <cmath> <compare> <cstddef> <cstdint> <functional>
      <memory> <optional> <span> <string> <string_view> <utility> <variant> <vector>)
    target_compile_options(${name} PRIVATE ${ARGN})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${name})
endfunction()
