// Values on paper. What a struct lists (shape.hpp) is written as JSON, read back with every bound, and described for
// those who make types and schemas of it:
//
//   number, truth, text    as they are; a number is read within the bounds of its type, or of a Within
//   Seat                   its number, null for kNobody; in a list never null
//   id, enum, place        as the game calls it: `calls(value)` gives Names, a Grid or a Plane (facts.hpp)
//   list, set              a list; an array must be complete, nothing is twice in a set
//   Bag                    {"acorn": 2}: how many of each kind there is one of
//   PerSeat                a list with one value for each of `calls.places`
//   optional               left out where there is none
//   listed struct          an object; in one that is kSparse what is as at the beginning is left out
//
// Bounds, words and what may be left out stand behind the member as forms (sheet_forms.hpp). Whatever is written in a
// way of its own has a form of its own there, with `write`, `type` and, unless only the game can make sense of it (it
// needs more than the field for that, and reads it behind the others), `read`. One that needs the struct around has
// `write_of` and `read_of`; where it writes null, a sparse struct leaves it out. One with `there` says in which games
// there is such a field at all. What is only read, as packs are, needs no `write`.
#pragma once

#include "engine/sheet_describer.hpp"
#include "engine/sheet_reader.hpp"
#include "engine/sheet_types.hpp"
#include "engine/sheet_writer.hpp"
