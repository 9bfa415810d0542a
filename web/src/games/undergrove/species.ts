// How each mushroom looks: parameters, so that all are drawn by one hand and no two look alike.
import type { Form, Species } from "../../drawing/fungus";
import type { Type } from "./facts";

const pale = "#f6ecd6";
const gills = (form: Form, hue: string, more: Partial<Species> = {}): Species => ({
  form,
  hue,
  under: "gills",
  ...more,
});
const ring = (form: Form, hue: string, more: Partial<Species> = {}): Species =>
  gills(form, hue, { ring: true, ...more });
const pores = (hue: string, more: Partial<Species> = {}): Species => ({ form: "dome", hue, under: "pores", ...more });

const known: Readonly<Record<string, Species>> = {
  earthlover: gills("flat", "#b98a55"),
  "painted-suillus": pores("#b5523d", { spots: "#e2b08f", ring: true }),
  "fly-agaric": ring("dome", "#c8372a", { spots: pale, volva: true }),
  "pacific-golden-chanterelle": { form: "funnel", hue: "#e3a233", stem: "#e9b557" },
  "common-deceiver": gills("flat", "#c67c57", { stem: "#d9a987" }),
  "vermilion-waxcap": gills("bell", "#d9482b", { stem: "#e8935a" }),
  "dead-mans-foot": { form: "club", hue: "#7d5b3b" },
  "snyders-black-morel": { form: "morel", hue: "#54463b" },
  "black-elfin-saddle": { form: "saddle", hue: "#4a4648", stem: "#8d8787" },
  "king-bolete": pores("#93602f", { stout: true }),
  "orange-tooth": { form: "flat", hue: "#dd8434", under: "teeth", stem: "#e6a765" },
  "surprise-webcap": ring("flat", "#a9744b", { stem: "#cbb0d0" }),
  "gooseberry-russula": gills("flat", "#93586b"),
  "sunshine-amanita": ring("dome", "#eab93b", { spots: "#fff4cf", volva: true }),
  "red-cracking-bolete": pores("#96503f", { spots: "#d98e79", stem: "#d77f6b" }),
  "woodland-lepidella": ring("dome", "#e4d6b8", { spots: "#b59b75" }),
  "rehms-haircup": { form: "cup", hue: "#8a6344" },
  "velvet-milkcap": gills("funnel", "#a77c58", { stem: "#c39b77" }),
  "red-bleeding-milkcap": gills("funnel", "#c4674a", { stem: "#dc9373" }),
  "bellybutton-hedgehog": { form: "flat", hue: "#dba468", under: "teeth" },
  "scaly-vase": { form: "funnel", hue: "#d0703a", spots: "#8f4423", stem: "#e2b08a" },
  "gassy-webcap": ring("bell", "#8c75b6", { stem: "#c9bce0" }),
  "zellers-bolete": pores("#4d3d3b", { stem: "#c86a55" }),
  "white-chanterelle": { form: "funnel", hue: "#f1e8d2", stem: "#f4eddc" },
  "blood-red-webcap": ring("bell", "#8e2c2b", { stem: "#c3735c" }),
  "cowboys-handkerchief": gills("flat", "#f3ecdc"),
  "pigs-ears": { form: "funnel", hue: "#97749b", stem: "#b89bb6" },
  "candy-cap": gills("flat", "#b9673a", { stem: "#cf8c5f" }),
  earthfan: { form: "fan", hue: "#6f4c37" },
  "slippery-jack": pores("#7b5535", { ring: true }),
  "smiths-amanita": ring("dome", "#f2ebda", { volva: true }),
  "brown-roll-rim": gills("flat", "#94703f", { stem: "#c09a66" }),
  "woolly-pine-spike": ring("bell", "#b9784d", { stem: "#dcb489" }),
  "hot-pink-coral": { form: "coral", hue: "#e4678c" },
  "admirable-bolete": pores("#7d3230", { stem: "#b4694f" }),
  "short-stemmed-russula": gills("funnel", "#efe2c6"),
  "woolly-owl-eyes": { form: "flat", hue: "#8d8175", under: "teeth", spots: "#5c5249" },
  "western-matsutake": ring("dome", "#f0e3ca", { spots: "#c2905c", stout: true }),
  "brown-elfin-saddle": { form: "saddle", hue: "#8a5c3a", stem: "#e2cda9" },
  "amethyst-deceiver": gills("flat", "#8a5fae", { stem: "#b596d0" }),
  "yellow-veiled-amanita": ring("dome", "#c9b06a", { spots: "#f1d75a", volva: true }),
  "peppery-bolete": pores("#c27a3d", { stem: "#d9a05a" }),
  "green-russula": gills("flat", "#8fa566"),
  panthercap: ring("dome", "#8c6a48", { spots: pale, volva: true }),
  "mouse-trich": gills("bell", "#8f8a84", { spots: "#6d6862" }),
  "yellow-tipped-coral": { form: "coral", hue: "#e79a86", tips: "#f0cf52" },
  "violet-webcap": ring("dome", "#6b4b98", { stem: "#a58fc4" }),
  "fat-jack": pores("#a8763f", { ring: true, stout: true }),
  "scarletina-bolete": pores("#8c4a2c", { stem: "#d8583b", stout: true }),
  "crested-coral": { form: "coral", hue: "#efe4cc" },
  "rosy-slime-spike": ring("flat", "#d6707a"),
  "golden-waxcap": gills("bell", "#e6ab2e", { stem: "#efc766" }),
  "suede-bolete": pores("#8b7a4a"),
};

const byType: Readonly<Record<Type, Species>> = {
  ring: ring("dome", "#a9744b"),
  pores: pores("#93602f"),
  gills: gills("flat", "#b9673a"),
  other: { form: "funnel", hue: "#e3a233" },
};

/** A mushroom from somebody's own pack looks like its type. */
export const speciesOf = (name: string, type: Type | null): Species => known[name] ?? byType[type ?? "gills"];
