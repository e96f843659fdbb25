import { expect, test } from "vitest";
import { localTimeOf, momentOf } from "./local-time.ts";

test.each([
  ["2026-11-24T09:30", "2026-11-24T08:30:00.000Z"],
  ["2026-07-24T09:30", "2026-07-24T07:30:00.000Z"],
  ["2026-07-24T00:10", "2026-07-23T22:10:00.000Z"],
])("%s in the Netherlands is %s", (local, iso) => {
  expect(momentOf(local)?.toISOString()).toBe(iso);
  expect(localTimeOf(new Date(iso))).toBe(local);
});

test("an hour that occurs twice is the first of both", () =>
  expect(momentOf("2026-10-25T02:30")?.toISOString()).toBe("2026-10-25T00:30:00.000Z"));

test.each(["2027-03-28T02:30", "", "morgen"])("%j is no Dutch time", (local) => expect(momentOf(local)).toBeNull());
