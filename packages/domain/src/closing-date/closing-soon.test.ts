import { expect, it } from "vitest";
import { closingSoon } from "./closing-soon.ts";

const closing = (part: "tiles" | "sanitary" | "floors", lastDay: string) => ({ part, lastDay, reason: null });
const at = Date.parse("2026-12-01T09:00:00Z");

it("names what closes on the nearest day, and nothing that is over or far away", () => {
  const closings = [closing("tiles", "2026-12-04"), closing("sanitary", "2026-12-04"), closing("floors", "2026-12-10")];
  expect(closingSoon(closings, 14, at)).toEqual({
    parts: ["tiles", "sanitary"],
    lastDay: "2026-12-04",
    daysLeft: 3,
  });
  expect(closingSoon([closing("tiles", "2026-12-16")], 14, at)).toBeNull();
  expect(closingSoon([closing("tiles", "2026-12-15")], 14, at)).toMatchObject({ daysLeft: 14 });
  expect(closingSoon([closing("tiles", "2026-11-30"), closing("floors", "2026-12-02")], 14, at)).toMatchObject({
    parts: ["floors"],
    daysLeft: 1,
  });
});

it("counts the last day until midnight in the Netherlands", () => {
  const one = [closing("tiles", "2026-12-01")];
  expect(closingSoon(one, 14, Date.parse("2026-12-01T22:59:59Z"))).toMatchObject({ daysLeft: 0 });
  expect(closingSoon(one, 14, Date.parse("2026-12-01T23:00:00Z"))).toBeNull();
});
