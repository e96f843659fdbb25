import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OFFER_STATES } from "@showroom/domain/agreement/offer-state";
import { cents } from "@showroom/domain/money/cents";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { OfferIntro, OfferNotice } from "./offer-notice.tsx";

const document = {
  party: { name: "Linde Afbouw B.V." },
  validUntil: "2026-12-11T23:00:00.000Z",
  totalPrice: 481_250,
  request: { reference: "LIN-16-0001", submittedAt: "2026-11-20T10:00:00.000Z" },
  persons: [
    { userId: 1, name: "Sanne de Wit" },
    { userId: 2, name: "Joris van Dam" },
  ],
} as unknown as Offer["document"];
const accepted = { userId: 1, name: "Sanne de Wit", at: "2026-12-01T09:00:00.000Z", wording: "" };
const ending = { at: "2026-12-02T23:30:00.000Z", by: "Joris van Dam", reason: "LIN-16-0001-O2" };
const NOTHING_HAPPENS = "U kunt opdracht geven tot en met 11-12-2026.";

function shownOf(state: Partial<Offer>, part: typeof OfferNotice = OfferNotice): string {
  const offer: Offer = {
    id: 1,
    hash: "",
    state: "open",
    document,
    acceptances: [],
    countersignature: null,
    ending: null,
    ...state,
  };
  return renderToStaticMarkup(createElement(part, { offer }));
}

test.each<[string, Partial<Offer>, readonly string[]]>([
  ["open, until the end of a Dutch day", { state: "open" }, [NOTHING_HAPPENS, "er wordt niets besteld"]],
  [
    "accepted by one of two",
    { state: "open", acceptances: [accepted] },
    ["Sanne de Wit heeft opdracht gegeven op 01-12-2026", "als ook Joris van Dam akkoord geeft", NOTHING_HAPPENS],
  ],
  ["expired", { state: "expired" }, ["was geldig tot en met 11-12-2026", "kan niet meer worden geaccepteerd"]],
  // Half an hour past midnight in Amsterdam.
  [
    "declined",
    { state: "declined", ending },
    ["Joris van Dam heeft deze offerte afgewezen op 03-12-2026", "niets besteld"],
  ],
  ["withdrawn", { state: "withdrawn", ending }, ["ingetrokken op 03-12-2026", "Reden: LIN-16-0001-O2"]],
  ["replaced", { state: "replaced", ending }, ["vervangen door LIN-16-0001-O2"]],
  [
    "agreed",
    { state: "agreed", acceptances: [accepted] },
    ["De prijzen staan vast.", "Sanne de Wit heeft opdracht gegeven"],
  ],
])("an offer that is %s says what that means", (_, state, words) => {
  const shown = shownOf(state);
  for (const part of words) expect(shown).toContain(part);
});

test("an offer says the texts that it was made with", () => {
  const ownTexts = {
    "offer.until": "Geef uw akkoord uiterlijk {laatste dag}.",
    "offer.unsigned": "{partij} tekent nog.",
  };
  const own = { ...document, ownTexts };
  expect(shownOf({ document: own })).toContain("Geef uw akkoord uiterlijk 11-12-2026.");
  expect(shownOf({ document: own, state: "accepted" })).toContain("Linde Afbouw B.V. tekent nog.");
  const change = { ...own, change: { reason: "", removed: [], consequence: null } };
  expect(shownOf({ document: change, state: "expired" })).toContain("Deze wijziging was geldig tot en met 11-12-2026");
});

test("only what can be accepted says until when, and how long its prices stand", () => {
  const change = { ...document, change: { reason: "", removed: [], consequence: null } };
  const until = /Geldig tot en met 11-12-2026\. De prijzen staan vast/;
  for (const one of [document, change]) {
    expect(shownOf({ document: one }, OfferIntro)).toMatch(until);
    for (const state of OFFER_STATES.filter((other) => other !== "open"))
      expect(shownOf({ document: one, state, ending }, OfferIntro)).not.toMatch(/Geldig tot|staan vast/);
  }
  expect(shownOf({ document: change, state: "agreed" })).toContain("De prijzen staan vast.");
});

test("a total below zero is said to be settled, whatever became of the offer", () => {
  const less = { ...document, totalPrice: cents(-31_200) };
  const words = "wordt € 312,00 incl. btw verrekend.";
  for (const state of OFFER_STATES) expect(shownOf({ document: less, state, ending }, OfferIntro)).toContain(words);
  expect(shownOf({}, OfferIntro)).not.toContain("verrekend");
});
