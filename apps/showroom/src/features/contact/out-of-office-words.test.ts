import { expect, test } from "vitest";
import { outOfOfficeWords } from "./out-of-office-words.ts";

test("states the known start and end of the absence", () => {
  const words = (outOfOfficeStart: string | null, outOfOfficeEnd: string | null) =>
    outOfOfficeWords({ outOfOfficeStart, outOfOfficeEnd });
  expect(words("2026-12-21", "2027-01-03")).toMatch(/ van 21-12-2026 tot en met 03-01-2027\./);
  expect(words(null, "2027-01-03")).toMatch(/ tot en met 03-01-2027\./);
  expect(words("2026-12-21", null)).toMatch(/ sinds 21-12-2026\./);
  expect(words(null, null)).toMatch(/nu afwezig\./);
});
