import { expect, it } from "vitest";
import { bindingWords } from "./agreement-texts-rule.ts";

it.each([
  ['hard: "De prijzen staan vast zolang de offerte geldig is."', ["staan vast"]],
  ["until: (day) => `U kunt opdracht geven tot en met ${day}. Doet u niets, dan vervalt de offerte.`", 3],
  ['byOne: "De opdracht van één van de kopers is genoeg."', ["kopers is genoeg"]],
  ["/** De prijzen staan vast. */\nstate: AGREEMENT_TEXTS.fixed", []],
  ['title: "Uw offertes"', []],
] as const)("words on which an agreement rests are found: %s", (source, found) => {
  const words = bindingWords(source);
  if (typeof found === "number") expect(words).toHaveLength(found);
  else expect(words).toEqual(found);
});
