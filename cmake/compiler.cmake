# The language, the warnings and the switches that the presets turn.
option(UNDERSTORY_ASSERTIONS "Keep assert() and the library's own checks, in optimised builds too" ON)
option(UNDERSTORY_NATIVE "Tune for the machine that builds; the program may not run on others" OFF)
set(UNDERSTORY_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")
option(UNDERSTORY_TOGETHER "Compile the sources of a folder together" ON)
set(UNDERSTORY_BRIEF "" CACHE STRING "Options for libraries that take longer to compile than the tests let them run")
option(UNDERSTORY_FUZZ "Build the fuzz targets instead of the tests" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
add_compile_options(
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion -Wold-style-cast -Wcast-qual
  -Wcast-align -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wformat=2 -Wimplicit-fallthrough -Wunused)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-Wduplicated-cond -Wlogical-op)
  # g++ 12 sees overlaps in `"text" + std::string` that are not there (GCC bug 105651).
  add_compile_options(-Wno-restrict)
  # g++ takes sources that are compiled together for headers, where types without a name would be a mistake.
  if(UNDERSTORY_TOGETHER)
    add_compile_options(-Wno-subobject-linkage)
  endif()
endif()

# What names a place in the sources names it from the root, in whichever copy of the tree it was compiled.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

# A fused multiply-add rounds once where two operations round twice; records must replay alike on every machine.
add_compile_options(-ffp-contract=off)

if(UNDERSTORY_ASSERTIONS)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(UNDERSTORY_NATIVE)
  add_compile_options(-march=native)
endif()

if(UNDERSTORY_SANITIZE)
  if(UNDERSTORY_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
  endif()
  add_compile_options(-fsanitize=${UNDERSTORY_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${UNDERSTORY_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code has branches that no run takes; g++ warns about what would happen there.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()

if(EMSCRIPTEN)
  add_compile_options(-fwasm-exceptions)
  add_link_options(-fwasm-exceptions)
  # Debian keeps the acorn that emcc links with where only Debian's own node looks for it.
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# It links forty programs in a quarter of the time; link-time optimisation is for the compiler's own linker alone.
find_program(LLD ld.lld)
if(LLD AND NOT EMSCRIPTEN AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  add_link_options(-fuse-ld=lld)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  # The relaxations are those that ccache wants for precompiled headers. What a source depends on is read off what the
  # compiler writes for Ninja: otherwise every source that is not in the cache is preprocessed once more. Paths go to the
  # compiler as seen from the folder it runs in, so that what was compiled in one copy of the tree is found in another.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()

# Headers that many sources want are read once for all of them (headers.cmake). The preset `clang` does without, because
# clang-tidy would need what it made of them, and so does `debug`, so that a forgotten include is found there.
if(UNDERSTORY_TOGETHER AND (UNDERSTORY_SANITIZE OR CMAKE_CXX_COMPILER_ID STREQUAL "GNU") AND NOT UNDERSTORY_FUZZ)
  set(UNDERSTORY_HEADERS ON)
  # What ccache needs for them.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  else()
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()
