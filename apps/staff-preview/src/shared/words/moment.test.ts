import { expect, test } from "vitest";
import { formatDay, formatMoment } from "./moment.ts";

test("moments follow the Dutch clock, in winter and in summer", () => {
  expect(formatMoment("2026-01-05T23:30:00.000Z")).toBe("06-01-2026 00:30");
  expect(formatMoment("2026-07-05T21:59:00.000Z")).toBe("05-07-2026 23:59");
  expect(formatDay("2026-07-05T22:00:00.000Z")).toBe("06-07-2026");
});
