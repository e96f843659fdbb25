import { expect, it } from "vitest";
import { COST_GROUPS } from "../model/cost-group.ts";
import { conditionWords, contractWords, discountWords, namesInWords, partyNames } from "./contract-words.ts";

const party = { name: "Bouwer" };
const several = { party, contracts: [{ party }, { party: { name: "Tegels" } }, { party: { name: "Vloeren" } }] };

it("contracts are named by their parts", () => {
  expect(contractWords({ parts: ["tiles"], hasOther: false })).toBe("Tegelwerk & Tegelopties");
  expect(contractWords({ parts: ["sanitary", "floors"], hasOther: true })).toBe(
    "Sanitair, Woonvloer en overige regels",
  );
  expect(contractWords({ parts: [], hasOther: true })).toBe("Overige regels");
});

it("a discount says which part it is of", () => {
  expect(discountWords({})).toBe("Korting");
  expect(COST_GROUPS.map((part) => discountWords({ part }))).toEqual([
    "Korting op tegelwerk & tegelopties",
    "Korting op sanitair",
    "Korting op woonvloer",
  ]);
});

it("parties are named once each", () => {
  expect(partyNames({ party })).toBe("Bouwer");
  expect(partyNames(several)).toBe("Bouwer, Tegels en Vloeren");
  expect(partyNames({ party, contracts: [{ party }, { party }] })).toBe("Bouwer");
});

it("an offer says who must accept and who signs, where that is not one buyer", () => {
  expect(conditionWords({ party, persons: [1] })).toBe("");
  expect(conditionWords({ party, persons: [1, 2] })).toBe("Alle genoemde kopers moeten opdracht geven.");
  expect(conditionWords({ ...several, persons: [1, 2], acceptedBy: "one", countersigned: true })).toBe(
    "De opdracht van één van de genoemde kopers is genoeg; die geldt voor allen. Na uw opdracht tekent Bouwer, Tegels en Vloeren. Pas dan is er een akkoord.",
  );
});

it("names in a sentence", () => {
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(namesInWords)).toEqual(["", "A", "A en B", "A, B en C"]);
});
