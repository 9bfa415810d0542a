// How each hero of Mycelia looks: the species it is named after.
import type { Species } from "../../drawing/fungus";

const pale = "#f6ecd6";

const known: Readonly<Record<string, Species>> = {
  "boletus-edulis": { form: "dome", hue: "#93602f", under: "pores", stout: true, stem: "#efe2c6" },
  "coprinus-comatus": { form: "egg", hue: "#f4ecdc", ring: true, slender: true },
  "agaricus-silvaticus": { form: "flat", hue: "#8a5f43", under: "gills", ring: true, spots: "#5f3d29" },

  "rickenella-fibula": { form: "parasol", hue: "#e58a3c", stem: "#f0b26f" },
  "gymnopus-dryophilus": { form: "flat", hue: "#cf9a5c", under: "gills", slender: true, stem: "#d9a267", many: true },
  "vibrissea-truncorum": { form: "pin", hue: "#e8902f", stem: "#8fb0b8", stout: true },
  "mycena-epipterygia": { form: "bell", hue: "#b3ad7c", under: "gills", slender: true, stem: "#e6d95a", many: true },
  "psathyrella-aquatica": { form: "bell", hue: "#a06a42", under: "gills", stem: "#efe4d2", ring: true },
  "lepista-nuda": { form: "flat", hue: "#8d72b0", under: "gills", stem: "#b9a2cf", stout: true },
  "laccaria-amethystina": { form: "flat", hue: "#7e4fae", under: "gills", stem: "#a581cb", slender: true },
  "mitrula-paludosa": { form: "pin", hue: "#f0b13a", stem: "#f4ead6" },
  "galerina-hypnorum": { form: "bell", hue: "#d99a3f", under: "gills", slender: true, stem: "#dba65a" },
  "cantharellus-cibarius": { form: "funnel", hue: "#eaa92f", stem: "#f0bb52" },
  "lycoperdon-perlatum": { form: "puff", hue: "#efe4cc", spots: "#bda47b" },
  "panellus-mitis": { form: "shelf", hue: "#f1e6d6", under: "gills", stem: "#6f5a45" },
  "hericium-cirrhatum": { form: "icicles", hue: "#f0dfc0", tips: "#f9efdc", stem: "#7b6048" },
  "lactarius-deliciosus": { form: "funnel", hue: "#dd7f3c", stem: "#eaa066", spots: "#8f9a63" },
  "hygrocybe-punicea": { form: "bell", hue: "#b8262a", under: "gills", stem: "#e5a03f", stout: true },
  "amanita-muscaria": { form: "dome", hue: "#c8372a", under: "gills", ring: true, volva: true, spots: pale },
  "armillaria-mellea": { form: "dome", hue: "#c9923f", under: "gills", ring: true, spots: "#8a5a26", many: true },
  "marasmius-oreades": { form: "bell", hue: "#d8b183", under: "gills", slender: true, stem: "#ead3b0", many: true },
  "cudoniella-clavus": { form: "pin", hue: "#ead9c6", stem: "#d9c2ad", stout: true },
  "rhodotus-palmatus": { form: "dome", hue: "#ec9a8b", under: "gills", stem: "#f3cfc0", spots: "#f7c3b4" },

  "phallus-impudicus": { form: "horn", hue: "#5d6340", stem: "#f3ead9" },
  "coprinopsis-atramentaria": { form: "egg", hue: "#a8a198", spots: "#7d766e" },
  "hydnum-repandum": { form: "flat", hue: "#e8bd85", under: "teeth", stem: "#f3e3c4", stout: true },
  "trametes-versicolor": { form: "shelf", hue: "#6e5f78", tips: "#efe2c6", stem: "#5d4a38" },
  "serpula-himantioides": { form: "crust", hue: "#b9853f", tips: "#f2e2b8" },
  "pleurotus-ostreatus": { form: "shelf", hue: "#8f95a3", under: "gills", stem: "#8a6a48" },
  "geastrum-triplex": { form: "star", hue: "#b98a58", stem: "#e0bd90" },
  "tylopilus-formosus": { form: "dome", hue: "#57392c", under: "pores", stem: "#7d5a48", stout: true },
  "ganoderma-lucidum": { form: "hoof", hue: "#a13a24", tips: "#f2cf7e", stem: "#7b6048" },
  "sparassis-crispa": { form: "ruffle", hue: "#ecd3a0" },
  "fomes-fomentarius": { form: "hoof", hue: "#8d8880", tips: "#c9a273" },
  "clavulinopsis-fusiformis": { form: "spindles", hue: "#f2c331" },
  "morchella-esculenta": { form: "morel", hue: "#b48a4e", stem: "#f2e6cc" },
  "laetiporus-sulphureus": { form: "shelf", hue: "#ef8f34", tips: "#f8d65b" },
  "ramaria-botrytis": { form: "coral", hue: "#f0dcc0", tips: "#d9637a" },
};

/** A hero from somebody's own pack is a small brown mushroom, as most are. */
const unknown: Species = { form: "bell", hue: "#a9744b", under: "gills" };

export const speciesOf = (card: string): Species => known[card] ?? unknown;

/** The cards that are no mushrooms. */
export const isLeafHeap = (card: string) => card === "leaf-heap" || card === "shared-leaf-heap";
