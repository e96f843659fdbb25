import { expect, test } from "vitest";
import type { OccupancyEffects } from "@showroom/api-contract/endpoints/occupancy";
import { effectsInWords } from "./effects-in-words.ts";
import { occupancyTexts as texts } from "./occupancy-texts.ts";

const effects = (overrides: Partial<OccupancyEffects> = {}): OccupancyEffects => ({
  version: 3,
  leaves: ["Anna de Wit"],
  stays: [],
  invited: [],
  agreedLines: 0,
  openOffers: [],
  request: null,
  hasChoices: false,
  hasChangeRequest: false,
  questions: 0,
  shareLinks: 0,
  appointment: null,
  exceptions: 0,
  ...overrides,
});

test("a home without anything only loses its buyers", () => {
  expect(effectsInWords(effects(), null)).toEqual([texts.leaves("Anna de Wit"), texts.mail]);
});

test("every consequence has its line, and who stays keeps everything", () => {
  const full = effects({
    agreedLines: 2,
    request: "LH-16",
    hasChoices: true,
    questions: 1,
    shareLinks: 1,
    exceptions: 1,
  });
  expect(effectsInWords(full, null)).toEqual([
    texts.leaves("Anna de Wit"),
    texts.agreed(2),
    texts.request("LH-16"),
    texts.choices,
    texts.questionsClose(1),
    texts.shareLinks(1),
    texts.exceptions,
    texts.mail,
  ]);
  const some = effectsInWords({ ...full, stays: ["Bob"], questions: 0, shareLinks: 0, exceptions: 0 }, null);
  expect(some).toEqual([texts.leaves("Anna de Wit"), texts.stays("Bob"), texts.mail]);
});

test("a move names what fits and what does not", () => {
  const moved = {
    taken: ["Badkamer"],
    dropped: [{ pageTitle: "Toilet", name: "Tegel Mos", why: "not-offered" as const }],
    agreedLines: 0,
  };
  expect(effectsInWords(effects({ questions: 2 }), moved)).toEqual([
    texts.moves("Anna de Wit"),
    texts.questionsFollow(2),
    texts.taken("Badkamer"),
    texts.dropped["not-offered"]("Toilet", "Tegel Mos"),
    texts.again,
    texts.mail,
  ]);
});
