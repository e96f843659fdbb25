import { describe, expect, it } from "vitest";
import {
  changeableUntil,
  endingAfter,
  isChangeable,
  overlap,
  refuseBooking,
  type AppointmentTime,
} from "./appointment.ts";

const at = (moment: string): number => Date.parse(moment);
const timeAt = (fromDate: string): AppointmentTime => ({
  fromDate,
  toDate: new Date(Date.parse(fromDate) + 3_600_000).toISOString(),
});
/** Friday 11 December 2026, 10:00 in the Netherlands. */
const FRIDAY = timeAt("2026-12-11T09:00:00.000Z");
const LATER = timeAt("2026-12-18T09:00:00.000Z");
/** The last millisecond of changing the appointment of Friday, and the first after it. */
const [LAST, FIRST] = [at("2026-12-10T08:59:59.999Z"), at("2026-12-10T09:00:00.000Z")];

describe("until a day before", () => {
  it.each([
    ["in winter", "2026-12-11T09:00:00.000Z", "2026-12-10T09:00:00.000Z"],
    ["an hour shorter when summer time began that night", "2027-03-28T07:00:00.000Z", "2027-03-27T08:00:00.000Z"],
    ["an hour longer when it ended that night", "2026-10-25T08:00:00.000Z", "2026-10-24T07:00:00.000Z"],
    ["on the first of January", "2027-01-01T09:00:00.000Z", "2026-12-31T09:00:00.000Z"],
  ])("is the same time on the clock, %s", (_, fromDate, until) => {
    expect(new Date(changeableUntil({ fromDate })).toISOString()).toBe(until);
  });

  it("ends at that moment, not after it", () => {
    expect([isChangeable(FRIDAY, LAST), isChangeable(FRIDAY, FIRST)]).toEqual([true, false]);
  });
});

describe("times overlap", () => {
  it.each([
    ["2026-12-11T10:00:00.000Z", false],
    ["2026-12-11T09:59:00.000Z", true],
    ["2026-12-11T08:00:00.000Z", false],
    ["2026-12-11T08:01:00.000Z", true],
  ])("%s and the one of Friday: %s", (fromDate, expected) => {
    expect([overlap(timeAt(fromDate), FRIDAY), overlap(FRIDAY, timeAt(fromDate))]).toEqual([expected, expected]);
  });
});

describe("a buyer", () => {
  const asked = { submitType: "showroom", booked: null } as const;
  it("books a time that is at least a day ahead, once the choices are handed in for an appointment", () => {
    expect(refuseBooking(asked, FRIDAY, "buyer", LAST)).toBeNull();
    expect(refuseBooking(asked, FRIDAY, "buyer", FIRST)).toBe("too-late");
    for (const submitType of [null, "quote", "design"] as const)
      expect(refuseBooking({ submitType, booked: null }, FRIDAY, "buyer", LAST)).toBe("not-handed-in");
  });

  it("moves and calls off until a day before, also while the choices are open again", () => {
    const booked = { submitType: null, booked: FRIDAY };
    expect([refuseBooking(booked, LATER, "buyer", LAST), refuseBooking(booked, null, "buyer", LAST)]).toEqual([
      null,
      null,
    ]);
    expect([refuseBooking(booked, LATER, "buyer", FIRST), refuseBooking(booked, null, "buyer", FIRST)]).toEqual([
      "too-late",
      "too-late",
    ]);
  });

  it("books another one after an appointment that was, which cannot be called off", () => {
    const past = { submitType: "showroom", booked: FRIDAY } as const;
    expect(refuseBooking(past, LATER, "buyer", at("2026-12-11T12:00:00Z"))).toBeNull();
    expect(refuseBooking(past, null, "buyer", at("2026-12-11T12:00:00Z"))).toBe("too-late");
    expect(refuseBooking(asked, null, "buyer", LAST)).toBe("too-late");
  });
});

it("staff book for any home and change until it begins", () => {
  const open = { submitType: null, booked: null };
  expect(refuseBooking(open, FRIDAY, "staff", FIRST)).toBeNull();
  expect(refuseBooking({ ...open, booked: FRIDAY }, null, "staff", at("2026-12-11T08:59:59.999Z"))).toBeNull();
  expect(refuseBooking({ ...open, booked: FRIDAY }, null, "staff", at("2026-12-11T09:00:00Z"))).toBe("too-late");
  expect(refuseBooking(open, FRIDAY, "staff", at("2026-12-11T09:00:00Z"))).toBe("too-late");
});

it("an appointment stays while somebody has the home", () => {
  expect((["reopened", "handed-in-again", "one-buyer-left", "nobody-left"] as const).map(endingAfter)).toEqual([
    null,
    null,
    null,
    "left",
  ]);
});
