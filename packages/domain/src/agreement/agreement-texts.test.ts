import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, ZERO } from "../money/cents.ts";
import { conditionWords } from "../words/contract-words.ts";
import {
  AGREEMENT_TEXT_NAMES,
  AGREEMENT_TEXTS,
  agreementText,
  blanksOf,
  onOneLine,
  refuseOwnText,
  type OwnTexts,
} from "./agreement-texts.ts";
import { acceptanceWording } from "./offer-document.ts";

/** Each value with its blank; none has braces. */
const VALUES = {
  "laatste dag": "12-12-2026",
  "laatste dagen": "tegels 11-12-2026",
  totaal: "€ 4.812,50",
  partij: "Bouwer $& B.V.",
  naam: "Bo Bakker",
  moment: "24-11-2026 10:00",
  wat: "Akkoord geven",
};
const isBlank = (key: string): key is keyof typeof VALUES => key in VALUES;
const valueOf = (blank: string): string => {
  const key = blank.slice(1, -1);
  if (!isBlank(key)) throw new Error(`No value for ${blank}`);
  return VALUES[key];
};
/** Any text may be filled in with all values: a text takes those that it has. */
const filled = agreementText as (holder: { readonly ownTexts?: OwnTexts }, name: string, values: object) => string;

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(VALUES).map((key) => `{${key}}`)) },
  { weight: 1, arbitrary: fc.constantFrom("betalingsverplichting", "{", "}", "{}", "{prijs}", "$&", " ") },
  fc.string({ maxLength: 20 }),
);
/** A text with what it needs in any order, and often something more. */
const named = fc.constantFrom(...AGREEMENT_TEXT_NAMES).chain((name) =>
  fc
    .tuple(fc.array(piece, { maxLength: 3 }), fc.boolean())
    .chain(([more, binds]) =>
      fc.shuffledSubarray([...blanksOf(name), ...more, ...(binds ? ["Betalingsverplichting"] : [])], {
        minLength: blanksOf(name).length,
      }),
    )
    .map((pieces) => ({ name, text: onOneLine(pieces.join(" en ")) })),
);

describe("an own text", () => {
  it("that is accepted is filled in whole, with each value in it, and fits the button", () => {
    let accepted = 0;
    fc.assert(
      fc.property(named, fc.integer({ min: -900_000_000, max: 900_000_000 }), ({ name, text }, total) => {
        if (refuseOwnText(name, text) !== null) return;
        accepted += 1;
        const ownTexts = { [name]: text };
        const said = filled({ ownTexts }, name, VALUES);
        expect(said).not.toMatch(/[{}]/);
        for (const blank of blanksOf(name)) expect(said).toContain(valueOf(blank));
        const wording = acceptanceWording({ totalPrice: cents(total), ownTexts });
        if (total > 0) expect(wording).toMatch(/betalingsverplichting/i);
        // The call that accepts takes no longer ones.
        expect(wording.length).toBeLessThanOrEqual(300);
      }),
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it.each(AGREEMENT_TEXT_NAMES)("may be the standard: %s", (name) => {
    expect(refuseOwnText(name, AGREEMENT_TEXTS[name])).toBeNull();
    for (const blank of blanksOf(name)) expect(valueOf(blank)).not.toBe("");
  });

  it.each([
    ["request.standing", " ", "Vul een tekst in."],
    ["request.standing", "x".repeat(501), "Schrijf ten hoogste 500 tekens."],
    ["button.offer", "x".repeat(121), "Schrijf ten hoogste 120 tekens."],
    ["request.standing", "Nog {niets}", "In deze tekst wordt niets ingevuld: laat de accolades weg."],
    ["offer.until", "Tot {laatste dag} voor {totaal}", "Zet alleen dit tussen accolades: {laatste dag}."],
    ["offer.until", "Tot {laatste dag", "Zet alleen dit tussen accolades: {laatste dag}."],
    ["button.settled", "{wat} voor { totaal }", "Zet alleen dit tussen accolades: {wat} en {totaal}."],
    [
      "button.owing",
      "{to{wat}taal}{totaal}, betalingsverplichting",
      "Zet alleen dit tussen accolades: {wat} en {totaal}.",
    ],
    ["offer.until", "Tot morgen", "Zet {laatste dag} één keer in de tekst."],
    ["offer.until", "Van {laatste dag} tot {laatste dag}", "Zet {laatste dag} één keer in de tekst."],
    ["button.owing", "{wat}, met betalingsverplichting", "Zet {totaal} één keer in de tekst."],
  ] as const)("is refused: %s with '%.20s'", (name, text, reason) => {
    expect(refuseOwnText(name, text)).toBe(reason);
  });

  it("of the button that binds to payment says so", () => {
    expect(refuseOwnText("button.owing", "{wat} en {totaal} betalen")).toContain("'betalingsverplichting'");
    expect(refuseOwnText("button.owing", "{wat} met Betalingsverplichting van {totaal}")).toBeNull();
  });

  it("is on one line", () => {
    expect(onOneLine(" Alle\n kopers\u0000\u00a0geven ")).toBe("Alle kopers geven");
  });
});

it("a document says its own words on the button and in its conditions, and the standard for the others", () => {
  const ownTexts = { "button.offer": "Akkoord", "conditions.countersigned": "{partij} tekent nog." } as const;
  expect(acceptanceWording({ totalPrice: ZERO, ownTexts })).toBe("Akkoord zonder meerprijs");
  expect(acceptanceWording({ totalPrice: ZERO, change: {}, ownTexts })).toBe(
    "Opdracht geven tot deze wijziging zonder meerprijs",
  );
  const document = { party: { name: "Bouwer $& B.V." }, persons: [1, 2], countersigned: true, ownTexts };
  expect(conditionWords(document)).toBe("Alle genoemde kopers moeten opdracht geven. Bouwer $& B.V. tekent nog.");
});
