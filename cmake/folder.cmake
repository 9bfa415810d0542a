# understory_run_under_node(<program>)
#
# One file holding everything, reading the real file system.
function(understory_run_under_node program)
  target_link_options(${program} PRIVATE -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1)
endfunction()

# understory_together(<variable> <name> <sources>...)
#
# To read the big headers costs more than to compile what is written here, so sources are compiled as one: <variable> is
# what is left to compile. CMake can do that, too, but names the members by where the tree lies; a unit of ours is the
# same in every copy of it, and the compiler's cache knows it again.
function(understory_together variable name)
  set(${variable} ${ARGN} PARENT_SCOPE)
  list(LENGTH ARGN count)
  if(UNDERSTORY_TOGETHER AND count GREATER 1)
    set(unit "")
    foreach(source IN LISTS ARGN)
      file(RELATIVE_PATH member ${PROJECT_SOURCE_DIR} ${source})
      string(APPEND unit "#include \"${member}\"\n")
    endforeach()
    file(CONFIGURE OUTPUT together/${name}.cpp CONTENT "${unit}" @ONLY)
    set(${variable} ${CMAKE_CURRENT_BINARY_DIR}/together/${name}.cpp PARENT_SCOPE)
  endif()
endfunction()

# understory_library(<name> [BRIEF] [ALONE <source>] [PUBLIC <targets>...] [PRIVATE <targets>...])
#
# The folder's target: all its sources, or an interface where it has headers only. A new file needs no line here.
# BRIEF: no test lets this run for long, so where UNDERSTORY_BRIEF says how, it is optimised less.
# ALONE: this source is not compiled together with the others.
function(understory_library name)
  cmake_parse_arguments(PARSE_ARGV 1 link "BRIEF" "ALONE" "PUBLIC;PRIVATE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  if(sources)
    if(link_ALONE)
      list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${link_ALONE})
    endif()
    understory_together(sources ${name} ${sources})
    add_library(${name} STATIC ${sources} ${link_ALONE})
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
