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
  endif()

  find_program(SALIDA_MOLD mold)
  mark_as_advanced(SALIDA_MOLD)
  if(SALIDA_MOLD AND NOT SALIDA_WASM)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

# g++ 12 sees an overlap in "text" + std::string where there is none; clang 19 blames us for what libstdc++ 12 does inside
# std::stable_sort.
add_library(salida_flags INTERFACE)
target_compile_options(salida_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  $<$<BOOL:${SALIDA_WERROR}>:-Werror>
  $<$<BOOL:${SALIDA_NATIVE}>:-march=native>)
