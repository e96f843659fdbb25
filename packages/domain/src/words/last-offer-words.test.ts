import { expect, it } from "vitest";
import { expiredText, lastOfferText, untilText } from "./last-offer-words.ts";

const validUntil = "2026-12-26T23:00:00Z";
const late = [
  { part: "tiles", lastDay: "2026-12-11" },
  { part: "floors", lastDay: "2027-01-15" },
] as const;

it("says of a last offer which days passed, and what is built without an acceptance", () => {
  expect(lastOfferText({ validUntil, late })).toBe(
    "Dit is een laatste aanbod. De laatste dag om te kiezen is voorbij: tegels 11-12-2026, vloeren 15-01-2027. Wat hier staat, stond in uw concept en was niet ingediend.",
  );
  expect(untilText({ validUntil, late })).toContain("tot en met 26-12-2026");
  expect(untilText({ validUntil, late })).toContain("gebouwd wordt de standaard");
  expect(expiredText({ validUntil, late })).toContain("Gebouwd wordt de standaard");
});

it("says of any other offer what it always said, and of both a project's own words", () => {
  expect(lastOfferText({ validUntil })).toBe("");
  expect(untilText({ validUntil })).toContain("vervalt de offerte");
  expect(expiredText({ validUntil })).toContain("Er is niets besteld.");
  const ownTexts = { "last.until": "Tot {laatste dag}." };
  expect(untilText({ validUntil, late, ownTexts })).toBe("Tot 26-12-2026.");
});
