// What differs between languages and is not a sentence: how a number is grouped, which plural form it takes.

export interface Grammar {
  separator: string; // between groups of three digits
  groupedFrom: number; // numbers with fewer digits stand ungrouped
  form(count: number): string; // the plural form of CLDR, for a number without its sign
}

const oneOrOther = (count: number) => (count === 1 ? "one" : "other");
const oneManyOrOther = (count: number) => (count !== 0 && count % 1_000_000 === 0 ? "many" : oneOrOther(count));

export const grammars: Readonly<Record<string, Grammar>> = {
  en: { separator: ",", groupedFrom: 4, form: oneOrOther },
  nl: { separator: ".", groupedFrom: 4, form: oneOrOther },
  es: { separator: ".", groupedFrom: 5, form: oneManyOrOther },
};

export function spell(grammar: Grammar, number: number, plusBeforePositive = false): string {
  let digits = String(Math.abs(number));
  if (digits.length >= grammar.groupedFrom) digits = digits.replace(/\B(?=(\d{3})+$)/g, grammar.separator);
  if (number < 0) return `−${digits}`; // U+2212, as wide as the plus
  return number > 0 && plusBeforePositive ? `+${digits}` : digits;
}

export const pluralForm = (grammar: Grammar, number: number) => grammar.form(Math.abs(number));

/** Spanish "y" turns into "e" before such a word; but hielo sounds like yelo. */
export const startsWithISound = (text: string) => /^(?:[ií]|h[ií](?![ae]))/i.test(text);
