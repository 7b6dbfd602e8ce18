# salida_ship(MODULE SOURCE FILES...): puts files into the library of a module, so that the program is one file. SOURCE, a
# file of the module, includes "MODULE/shipped.inc", and finds there all of them as `shipped`: a name, where it begins and
# where it ends. The last row has no name. The assembler reads the files, as it does for pages of reports.
function(salida_ship module source)
  set(labels "")
  set(files "")
  set(rows "")
  foreach(file IN LISTS ARGN)
    get_filename_component(name ${file} NAME_WE) # parchis4a-4
    string(MAKE_C_IDENTIFIER "salida_${module}_${name}" label)
    string(APPEND files "${label}:\\n.incbin \\\"${file}\\\"\\n${label}_end:\\n")
    string(APPEND labels "extern const char ${label}[], ${label}_end[];\n")
    string(APPEND rows "{\"${name}\", ${label}, ${label}_end},\n")
  endforeach()
  set(made ${PROJECT_BINARY_DIR}/made)
  file(CONFIGURE OUTPUT ${made}/${module}/shipped.inc @ONLY CONTENT
"asm(\".pushsection .rodata\\n@files@.byte 0\\n.popsection\\n\");
extern \"C\" {
@labels@}
struct Shipped {
  std::string_view name;
  const char* begin;
  const char* end;
};
constexpr Shipped shipped[] = {
@rows@{\"\", nullptr, nullptr},
};
")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${ARGN};${made}/${module}/shipped.inc")
  target_include_directories(salida_${module} PRIVATE ${made})
endfunction()
