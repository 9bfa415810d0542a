# Libraries from Debian, see tools/setup. Their headers count as system headers: warnings are for our code.
if(EMSCRIPTEN)
  # emcc must never see /usr/include as a whole: its own C library would be mixed with the machine's.
  set(borrowed ${PROJECT_BINARY_DIR}/borrowed_headers)
  file(MAKE_DIRECTORY ${borrowed})
  file(CREATE_LINK /usr/include/nlohmann ${borrowed}/nlohmann SYMBOLIC)

  add_library(borrowed_headers INTERFACE)
  target_include_directories(borrowed_headers SYSTEM INTERFACE ${borrowed})
  add_library(nlohmann_json::nlohmann_json ALIAS borrowed_headers)
else()
  find_package(nlohmann_json 3.11 REQUIRED)
  find_package(CLI11 2 REQUIRED)
  find_package(Boost 1.81 REQUIRED)
endif()
find_package(Threads REQUIRED)
