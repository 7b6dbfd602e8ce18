# cmake --install: the program, the rule files, and the libraries with a package that find_package(salida) finds.

include(CMakePackageConfigHelpers)

get_property(modules GLOBAL PROPERTY SALIDA_MODULES)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/salida)

foreach(module IN LISTS modules)
  install(TARGETS salida_${module} EXPORT salida ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/${module} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/salida
    FILES_MATCHING PATTERN *.hpp)
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/made/core/version.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/salida/core)
install(EXPORT salida NAMESPACE salida:: FILE salidaTargets.cmake DESTINATION ${package})

file(WRITE ${PROJECT_BINARY_DIR}/salidaConfig.cmake "include(\${CMAKE_CURRENT_LIST_DIR}/salidaTargets.cmake)\n")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/salidaConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/salidaConfig.cmake ${PROJECT_BINARY_DIR}/salidaConfigVersion.cmake
  DESTINATION ${package})

if(TARGET salida)
  install(TARGETS salida RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/rules DESTINATION ${CMAKE_INSTALL_DATADIR}/salida FILES_MATCHING PATTERN *.toml)
# The page is built beside the presets, and not by all of them: it is taken along where it is there.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/web/page DESTINATION ${CMAKE_INSTALL_DATADIR}/salida OPTIONAL)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICES.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
