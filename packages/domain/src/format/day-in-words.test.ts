import { expect, it } from "vitest";
import { dayInWords } from "./day-in-words.ts";

it("writes a day in Dutch, with the year when it is another", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  expect(dayInWords("2026-12-11", now)).toBe("vrijdag 11 december");
  expect(dayInWords("2027-03-01", now)).toBe("maandag 1 maart 2027");
});
