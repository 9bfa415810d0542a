# understory_run_under_node(<program>)
#
# One file holding everything, reading the real file system.
function(understory_run_under_node program)
  target_link_options(${program} PRIVATE -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1)
endfunction()

# understory_made_source(<target> <file>)
#
# A source that CMake makes. It is compiled by itself, so that clang-tidy judges no unit with lines that nobody wrote.
function(understory_made_source target file)
  target_sources(${target} PRIVATE ${file})
  set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# understory_library(<name> [BRIEF] [PUBLIC <targets>...] [PRIVATE <targets>...])
#
# The folder's target: all its sources, or an interface where it has headers only. A new file needs no line here.
# BRIEF: no test lets this run for long, so where UNDERSTORY_BRIEF says how, it is optimised less.
function(understory_library name)
  cmake_parse_arguments(PARSE_ARGV 1 link "BRIEF" "" "PUBLIC;PRIVATE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  if(sources)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(${name} PUBLIC ${link_PUBLIC} PRIVATE ${link_PRIVATE})
    if(link_BRIEF)
      target_compile_options(${name} PRIVATE ${UNDERSTORY_BRIEF})
      understory_reuse_headers(${name} brief_headers)
    endif()
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${name} INTERFACE ${link_PUBLIC} ${link_PRIVATE})
  endif()
endfunction()
