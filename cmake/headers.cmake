# understory_headers(<name> HEADERS <headers>... OPTIONS <options>... LINK <targets>...)
#
# Precompiles headers once for all targets that are compiled with the same options; understory_reuse_headers(<target>
# <name>) makes one of them use it. Without UNDERSTORY_HEADERS neither does anything. Headers are written <engine/a.hpp>:
# of others CMake writes down where they lie.
function(understory_headers name)
  cmake_parse_arguments(PARSE_ARGV 1 with "" "" "HEADERS;OPTIONS;LINK")
  if(UNDERSTORY_HEADERS)
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
    add_library(${name} OBJECT EXCLUDE_FROM_ALL ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${name} PRIVATE ${with_LINK})
    target_compile_options(${name} PRIVATE ${with_OPTIONS})
    target_precompile_headers(${name} PRIVATE ${with_HEADERS})
    set_target_properties(
      ${name} PROPERTIES CXX_COMPILER_LAUNCHER "${PROJECT_SOURCE_DIR}/cmake/afresh;${CMAKE_CXX_COMPILER_LAUNCHER}")
  endif()
endfunction()

function(understory_reuse_headers target name)
  if(TARGET ${name})
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()
