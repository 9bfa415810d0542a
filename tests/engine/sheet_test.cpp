// Values on paper from the lists of their structs: written, read with every fault told, described.
#include "engine/sheet.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

enum class Food : std::uint8_t { nut, berry };

struct WoodCalls {
  int places = 2;
  Names operator()(Food /*food*/) const { return {{"nut", "berry"}, "food", "R1.1"}; }
};

constexpr std::array<const char*, 2> kMoods{"calm", "wild"};

struct Animal;
void check_animal(const Fields& at, const Animal& animal, Faults& faults);
void check_legs(const Slot& at, int legs, const WoodCalls& calls, Faults& faults);

struct Animal {
  std::string name;
  std::string mood;
  int legs = 4;
  bool flies = false;
  std::map<std::string, int> young;
  Bag<Food, 2> eats;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &Animal::name, Name()), field("mood", &Animal::mood, OneOf<kMoods>()),
                           field("legs", &Animal::legs, IfAny{Judged<check_legs, Within>{{0, 8}}}),
                           field("flies", &Animal::flies, IfAny()), field("young", &Animal::young, Within{1, 9}),
                           field("eats", &Animal::eats, Within{1, 2}));
  }
};

struct Wood {
  std::vector<Animal> animals;
  std::vector<std::string> trees;
  std::vector<int> years;
  static constexpr auto fields() {
    return std::make_tuple(field("animals", &Wood::animals, Many{1, 3, Judged<check_animal>()}),
                           field("trees", &Wood::trees, Many{1, 2, Name()}),
                           field("years", &Wood::years, IfAny{Many{2, 3, Within{1, 9}}}));
  }
};

void check_animal(const Fields& at, const Animal& animal, Faults& faults) {
  if (animal.flies && animal.legs > 2) faults.note("R2.1", "engine.field-unknown", {{"field", at.place_of("flies")}});
}

void check_legs(const Slot& at, int legs, const WoodCalls& /*calls*/, Faults& faults) {
  if (legs % 2 != 0) faults.note("R2.2", "engine.field-unknown", {{"field", at.place()}});
}

json standard_wood() {
  return json::parse(R"({
    "animals": [{"name": "fox", "mood": "wild", "young": {"may": 3}, "eats": {"berry": 2}},
                {"name": "owl", "mood": "calm", "legs": 2, "flies": true, "young": {}, "eats": {}}],
    "trees": ["oak", "elm"]})");
}

std::vector<std::string> faults_of(const json& wood) {
  Faults faults;
  Wood read;
  Reader<WoodCalls>{WoodCalls(), &faults}.all(Fields(wood, ""), read);
  std::vector<std::string> told;
  try {
    faults.settle();
  } catch (const Faulty& faulty) {
    for (const Refusal& fault : faulty.faults) told.push_back(english(fault.reason));
  }
  return told;
}

std::vector<std::string> faults_with(const char* path, const json& value) {
  json changed = standard_wood();
  changed[json::json_pointer(path)] = value;
  return faults_of(changed);
}

std::string no_name(const std::string& field, const std::string& name) {
  return "The field " + field + " must be a name of small letters, digits and hyphens that begins with a letter, 40 " +
         "at most; “" + name + "” is none.";
}

TEST(Sheet, IsReadAsItIsWritten) {
  const json standard = standard_wood();
  Wood read;
  Faults faults;
  Reader<WoodCalls>{WoodCalls(), &faults}.all(Fields(standard, ""), read);
  EXPECT_EQ(faults.count(), 0U);
  EXPECT_EQ(read.animals[0].legs, 4);
  EXPECT_EQ(read.animals[1].name, "owl");
  EXPECT_EQ(read.animals[0].eats.count(Food::berry), 2);
  EXPECT_EQ(Writer<WoodCalls>{WoodCalls()}(read), standard);
}

TEST(Sheet, TellsEveryFaultWithItsPlace) {
  using Told = std::vector<std::string>;
  EXPECT_EQ(faults_of(standard_wood()), Told());
  json wrong = standard_wood();
  wrong["animals"][0]["mood"] = "sad";
  wrong["animals"][0]["legs"] = 9;
  wrong["animals"][0]["young"] = {{"may", 3}, {"june", 0}, {"july", 10}};
  wrong["animals"][1]["eats"] = {{"stone", 1}, {"nut", 3}};
  wrong["animals"].push_back(7);
  wrong["animals"].push_back("too many");
  wrong["trees"] = {"Oak", "elm", 3};
  wrong["years"] = {5};
  wrong["year"] = 5;
  EXPECT_EQ(faults_of(wrong),
            Told({"There is no field year here.", "The field animals must hold 1 to 3 items, not 4.",
                  "The field animals[0].mood (fox) cannot be sad; it knows calm and wild.",
                  "The field animals[0].legs (fox) goes from 0 to 8; 9 is outside.",
                  "The field animals[0].young.july (fox) goes from 1 to 9; 10 is outside.",
                  "The field animals[0].young.june (fox) goes from 1 to 9; 0 is outside.",
                  "The field animals[1].eats.nut (owl) goes from 1 to 2; 3 is outside.",
                  "The field animals[1].eats.stone (owl) cannot be stone; it knows nut and berry.",
                  "The field animals[2] must be an object.", "The field trees must hold 1 to 2 items, not 3.",
                  no_name("trees[0]", "Oak"), "The field years must hold 2 to 3 items, not 1."}));
}

TEST(Sheet, WantsEveryFieldThatMayNotBeLeftOut) {
  json bare = standard_wood();
  bare["animals"] = json::array({json::object()});
  bare.erase("trees");
  EXPECT_EQ(faults_of(bare),
            std::vector<std::string>({"The field animals[0].name is missing.", "The field animals[0].mood is missing.",
                                      "The field animals[0].young is missing.", "The field animals[0].eats is missing.",
                                      "The field trees is missing."}));
}

TEST(Sheet, WantsNamesThatDiffer) {
  EXPECT_EQ(faults_with("/animals/1/name", "fox"),
            std::vector<std::string>({"The field animals[1].name (fox) holds fox, which was there before."}));
  EXPECT_EQ(faults_with("/trees/1", "oak"),
            std::vector<std::string>({"The field trees[1] holds oak, which was there before."}));
  EXPECT_EQ(faults_with("/years", {5, 5}), std::vector<std::string>());
}

// What has a fault is not judged, and what is judged need not be an object.
TEST(Sheet, IsJudgedOnceItIsRead) {
  EXPECT_EQ(faults_with("/animals/0/flies", true),
            std::vector<std::string>({"There is no field animals[0].flies (fox) here."}));
  EXPECT_EQ(faults_with("/animals/1/legs", 3),
            std::vector<std::string>({"There is no field animals[1].legs (owl) here."}));
}

TEST(Sheet, HasSeatsOrNobody) {
  const Reader<WoodCalls> read{WoodCalls()};
  const auto refused_seat = [&](const char* text, auto into) {
    const json value = json::parse(text);
    return refusal_of([&] { read(Slot(value, "seat"), into); }).reason.key;
  };
  Seat seat{};
  read(Slot(json(), "seat"), seat);
  EXPECT_EQ(seat, kNobody);
  EXPECT_EQ(refused_seat("2", Seat()), "engine.field-out-of-range");
  EXPECT_EQ(refused_seat("[0, null]", std::vector<Seat>()), "engine.field-wants-number") << "nobody is in no list";
}

struct Note {
  std::optional<std::string> by;
  std::optional<int> page;
  Message text;
  static constexpr auto fields() {
    return std::make_tuple(field("by", &Note::by, OrNull()), field("page", &Note::page), field("text", &Note::text));
  }
};

// As clients read what was written for them.
TEST(Sheet, HasMessagesAndWhatMayBeMissing) {
  const Reader<WoodCalls> read{WoodCalls()};
  const Writer<WoodCalls> write{WoodCalls()};
  for (const Note& note : {Note{{}, {}, Message("a.b")}, Note{"fox", 3, Message("a.b", {{"n", 1}})}}) {
    const json written = write(note);
    EXPECT_EQ(written.at("by").is_null(), !note.by);
    EXPECT_EQ(written.contains("page"), note.page.has_value());
    Note again;
    read(Slot(written, "note"), again);
    EXPECT_EQ(again.by, note.by);
    EXPECT_EQ(again.page, note.page);
    EXPECT_EQ(again.text, note.text);
  }
}

TEST(Sheet, IsDescribed) {
  const Description described = Describer<WoodCalls>{WoodCalls()}(Wood());
  EXPECT_EQ(first_misfit(standard_wood(), described, "wood"), "");
  const auto misfit = [&](const char* path, const json& value) {
    json changed = standard_wood();
    changed[json::json_pointer(path)] = value;
    return first_misfit(changed, described, "wood");
  };
  EXPECT_EQ(misfit("/animals/0/mood", "sad"), "wood.animals[0].mood");
  EXPECT_EQ(misfit("/animals/0/legs", 9), "wood.animals[0].legs");
  EXPECT_EQ(misfit("/animals/0/young/may", 10), "wood.animals[0].young.may");
  EXPECT_EQ(misfit("/animals/0/eats/stone", 1), "wood.animals[0].eats.stone");
  EXPECT_EQ(misfit("/trees", json::array()), "wood.trees");
  EXPECT_EQ(misfit("/trees/0", "Oak"), "wood.trees[0]");
  EXPECT_EQ(misfit("/years", {5}), "wood.years");
  EXPECT_EQ(misfit("/years", {5, 6}), "");
  EXPECT_EQ(misfit("/year", 5), "wood.year");
}

TEST(Descriptions, FitOneOfSeveral) {
  const Description number = sheet::number_type(1, 3);
  const Description either{.sort = Description::Sort::either, .of = {number, sheet::list_of(number, 1, 2)}};
  EXPECT_EQ(first_misfit(2, either), "");
  EXPECT_EQ(first_misfit(json{1, 2}, either), "");
  EXPECT_EQ(first_misfit(4, either), "view");
  EXPECT_EQ(first_misfit("x", either), "view");
}

}  // namespace
}  // namespace understory
