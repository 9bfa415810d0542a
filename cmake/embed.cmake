# understory_embed(<target> <variable> BASE <folder> FILES <files>...)
#
# Compiles text files into <target>, so that the program works from any directory. Code says
#   #include "embedded/<variable>.hpp"
# and has `understory::<variable>`, a std::span<const EmbeddedFile> named relative to <folder> and sorted by name.
function(understory_embed target variable)
  cmake_parse_arguments(PARSE_ARGV 2 embed "" "BASE" "FILES")
  set(out ${PROJECT_BINARY_DIR}/generated/embedded)
  list(SORT embed_FILES)

  # The header is written while configuring, so that clang-tidy needs no build.
  configure_file(${PROJECT_SOURCE_DIR}/cmake/embed.hpp.in ${out}/${variable}.hpp @ONLY)
  string(REPLACE ";" "\n" manifest "${embed_FILES}")
  file(CONFIGURE OUTPUT ${out}/${variable}.txt CONTENT "${manifest}" @ONLY)

  add_custom_command(
    OUTPUT ${out}/${variable}.cpp
    COMMAND ${CMAKE_COMMAND} -DVARIABLE=${variable} -DBASE=${embed_BASE} -DMANIFEST=${out}/${variable}.txt
            -DOUTPUT=${out}/${variable}.cpp -P ${PROJECT_SOURCE_DIR}/cmake/embed_files.cmake
    DEPENDS ${embed_FILES} ${out}/${variable}.txt ${PROJECT_SOURCE_DIR}/cmake/embed_files.cmake
    COMMENT "Embedding ${variable}"
    VERBATIM)
  target_sources(${target} PRIVATE ${out}/${variable}.cpp)
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/generated)
endfunction()
