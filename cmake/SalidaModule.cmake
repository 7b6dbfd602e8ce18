# salida_module(NAME [NEEDS MODULE...] [NATIVE FILE...]): the library of src/NAME, which may include only itself and what
# it needs.
#
# Headers are included as "NAME/file.hpp". A module's include folder holds nothing but one link, NAME -> src/NAME, so
# that an include against the arrows finds no file.
#
# Files named *_toml.cpp and *_from_json.cpp read with libraries that throw and that the browser's build lacks: they alone are
# compiled with exceptions, and are left out of the wasm build, as are the files named NATIVE.

# What plays games by the thousand: compiled for speed where the rest is compiled for size, or with SALIDA_HOT_FLAGS where
# the rest is not optimised.
set(SALIDA_HOT_MODULES core dice bots sim)
if(NOT SALIDA_WASM)
  list(APPEND SALIDA_HOT_MODULES endings train)
endif()

function(salida_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "NEEDS;NATIVE")

  set(folder ${PROJECT_SOURCE_DIR}/src/${name})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  file(GLOB edges CONFIGURE_DEPENDS ${folder}/*_toml.cpp ${folder}/*_from_json.cpp)
  if(SALIDA_WASM)
    list(TRANSFORM arg_NATIVE PREPEND ${folder}/)
    list(REMOVE_ITEM sources ${edges} ${arg_NATIVE} "")
  endif()
  set_source_files_properties(${edges} PROPERTIES COMPILE_OPTIONS -fexceptions SKIP_PRECOMPILE_HEADERS ON)

  set(include ${PROJECT_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${include})
  file(CREATE_LINK ${folder} ${include}/${name} SYMBOLIC)

  if(sources)
    set(scope PUBLIC)
    add_library(salida_${name} STATIC ${sources})
    target_link_libraries(salida_${name} PRIVATE $<BUILD_INTERFACE:salida_flags>)
    set(options -fno-exceptions)
    if(name IN_LIST SALIDA_HOT_MODULES)
      list(APPEND options ${SALIDA_HOT_FLAGS})
    elseif(SALIDA_WASM)
      list(APPEND options -Oz) # a page loads it all before it shows anything
    endif()
    target_compile_options(salida_${name} PRIVATE ${options})
    salida_precompile(salida_${name} ${options})
  else()
    set(scope INTERFACE)
    add_library(salida_${name} INTERFACE)
  endif()
  add_library(salida::${name} ALIAS salida_${name})
  set_target_properties(salida_${name} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(salida_${name} ${scope} cxx_std_20)
  target_include_directories(salida_${name} ${scope}
    $<BUILD_INTERFACE:${include}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/salida>)
  list(TRANSFORM arg_NEEDS PREPEND salida_)
  target_link_libraries(salida_${name} ${scope} ${arg_NEEDS})
  set_property(GLOBAL APPEND PROPERTY SALIDA_MODULES ${name})
endfunction()
