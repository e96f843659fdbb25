import { expect, it } from "vitest";
import type { StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import { byDay, firstDayOf } from "./by-day.ts";

const NOW = new Date("2026-12-11T08:00:00Z");
const at = (fromDate: string): StaffAppointment => ({
  appointment: {
    id: 1,
    employeeName: "Lotte Visser",
    fromDate,
    toDate: fromDate,
    isBooked: false,
    durationInMinutes: 60,
  },
  home: null,
});

it("are in the day of the Netherlands, today first and also when it is empty", () => {
  const late = at("2026-12-11T23:30:00Z");
  expect(byDay([late], "2026-12-11", NOW, "Vandaag")).toEqual([
    { day: "2026-12-11", title: "Vandaag, vrijdag 11 december", items: [] },
    { day: "2026-12-12", title: "Zaterdag 12 december", items: [late] },
  ]);
  expect(byDay([], "2026-12-14", NOW, "Vandaag")).toEqual([]);
});

it("the first day is that of the address, or today", () => {
  expect(firstDayOf(new URLSearchParams("vanaf=2026-12-14"))).toBe("2026-12-14");
  for (const other of ["", "vanaf=morgen", "vanaf=2026-99-99"])
    expect(firstDayOf(new URLSearchParams(other))).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
