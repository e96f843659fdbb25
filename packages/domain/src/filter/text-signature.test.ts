import * as fc from "fast-check";
import { expect, it } from "vitest";
import { eachPossible, signaturesOf } from "./text-signature.ts";

function possible(texts: readonly string[], wanted: string): readonly string[] {
  const found: string[] = [];
  eachPossible(signaturesOf(texts), [wanted], (place) => found.push(texts[place] ?? ""));
  return found;
}

it("never skips a text that contains the query", () => {
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

it("skips most of the other texts", () => {
  const texts = ["wastafel duo keramisch mat", "regendouche vlak verchroomd", "radiator lijn", "", "w"];
  expect(possible(texts, "wastafel")).toEqual(["wastafel duo keramisch mat"]);
  expect(possible(texts, "ligbad")).toEqual([]);
});

it("skips a text without any of the pairs, whichever pair the query is", () => {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  for (const first of letters) for (const second of letters) expect(possible(["", "w"], first + second)).toEqual([]);
});

it("skips no text for a query of one character, which has no pairs", () => {
  expect(possible(["tegel", ""], "t")).toEqual(["tegel", ""]);
});
