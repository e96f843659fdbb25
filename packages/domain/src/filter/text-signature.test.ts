import * as fc from "fast-check";
import { expect, it } from "vitest";
import { eachPossible, signaturesOf } from "./text-signature.ts";

function possible(texts: readonly string[], wanted: string): readonly string[] {
  const found: string[] = [];
  eachPossible(signaturesOf(texts), wanted, (place) => found.push(texts[place] ?? ""));
  return found;
}

it("never passes over a text that contains what is looked for", () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.tuple(text, text, text), (others, [before, wanted, after]) => {
      const texts = [...others, before + wanted + after];
      expect(possible(texts, wanted)).toEqual(
        expect.arrayContaining(texts.filter((candidate) => candidate.includes(wanted))),
      );
    }),
  );
});

it("passes over most of the others", () => {
  const texts = ["wastafel duo keramisch mat", "regendouche vlak verchroomd", "radiator lijn", "", "w"];
  expect(possible(texts, "wastafel")).toEqual(["wastafel duo keramisch mat"]);
  expect(possible(texts, "ligbad")).toEqual([]);
});

it("lets every text be read for a single character, which has no neighbour", () => {
  expect(possible(["tegel", ""], "t")).toEqual(["tegel", ""]);
});
