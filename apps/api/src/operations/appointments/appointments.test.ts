import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getOwnAppointments, offerAppointments } from "@showroom/api-contract/endpoints/appointments";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { setClock } from "@showroom/service/clock";
import { findAppointmentsOfDay } from "../../staff/staff-appointments.ts";
import {
  calendarOf,
  FIRST,
  MONDAY,
  openAppointmentDesk,
  SERIES,
  type AppointmentDesk,
} from "../../testing/appointment-desk.ts";
import { ADVISOR, BUYER, BUYER_HALFWAY, OTHER_BUYER } from "../../testing/test-app.ts";

let desk: AppointmentDesk;
beforeAll(async () => {
  desk = await openAppointmentDesk();
});
afterEach(() => setClock(null));
afterAll(() => desk.stop());

describe("offering times", () => {
  it("adds a series once, without what is past or overlaps a time of the same employee", async () => {
    const staff = await desk.signedInAt(MONDAY, ADVISOR);
    const offer = (change: Partial<typeof SERIES>) => desk.offer(staff, change);
    expect(await offer({})).toEqual({ added: 6, left: 0 });
    expect(await offer({})).toEqual({ added: 0, left: 6 });
    expect(await offer({ from: "11:30", until: "13:30" })).toEqual({ added: 2, left: 2 });
    expect(await offer({ employeeName: "Ruben de Boer", lastDay: "2026-12-14" })).toEqual({ added: 3, left: 0 });
    expect(await offer({ firstDay: "2026-12-04", lastDay: "2026-12-07", until: "10:00" })).toEqual({
      added: 0,
      left: 2,
    });
    const refused = await staff.call(offerAppointments, { params: desk.params, body: { ...SERIES, until: "09:30" } });
    expect(refused.status).toBe(422);
    const [first] = await desk.list(staff);
    expect(first).toEqual({
      appointment: {
        id: expect.any(Number),
        employeeName: "Marloes Vermeer",
        fromDate: FIRST,
        toDate: "2026-12-14T09:00:00.000Z",
        isBooked: false,
        durationInMinutes: 60,
      },
      home: null,
    });
  });

  it("is for the staff of the project", async () => {
    const buyer = await desk.signedInAt(MONDAY, BUYER);
    expect((await buyer.call(offerAppointments, { params: desk.params, body: SERIES })).status).toBe(403);
    const stranger = await desk.signedInAt(MONDAY, OTHER_BUYER);
    expect((await stranger.call(getOwnAppointments, { params: desk.params })).status).toBe(404);
  });
});

describe("handing in with an appointment", () => {
  it("gives one of two buyers the time; the other one has handed in nothing, and takes another time", async () => {
    const staff = await desk.signedInAt(MONDAY, ADVISOR);
    const [first, second] = [await desk.idAt(staff, FIRST), await desk.idAt(staff, "2026-12-14T09:00:00.000Z")];
    const [one, other] = [await desk.signedInAt(MONDAY, BUYER), await desk.signedInAt(MONDAY, BUYER_HALFWAY)];
    const version = (await other.call(getChoices, { params: desk.params })).body.version;
    expect(await desk.book(one, first, null)).toMatchObject({
      outcome: "not-handed-in",
      appointments: { mayBook: false },
    });

    const answers = await Promise.all([desk.handIn(one, first), desk.handIn(other, first, version)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    const isFirst = answers[0]?.status === 200;
    const [winner, loser] = isFirst ? [one, other] : [other, one];
    expect(answers[isFirst ? 1 : 0]?.body).toMatchObject({ code: "appointment-gone" });
    const kept = (await loser.call(getChoices, { params: desk.params })).body;
    expect([kept.submitType, kept.appointment]).toEqual([null, null]);
    expect((await desk.own(loser)).free.map(({ id }) => id)).not.toContain(first);

    expect((await desk.handIn(loser, second, kept.version)).status).toBe(200);
    const booked = (await winner.call(getChoices, { params: desk.params })).body;
    expect(booked.appointment).toEqual({
      id: first,
      employeeName: "Marloes Vermeer",
      fromDate: FIRST,
      toDate: "2026-12-14T09:00:00.000Z",
      isBooked: true,
      durationInMinutes: 60,
    });
    expect(await desk.own(winner)).toMatchObject({
      own: { changeableUntil: "2026-12-13T08:00:00.000Z", isChangeable: true, isPast: false },
      mayBook: true,
      showroom: { phone: expect.stringMatching(/\d/) },
    });
    const home = (await desk.list(staff)).find(({ appointment }) => appointment.id === first)?.home;
    expect(home).toMatchObject({ buildNumber: isFirst ? "12" : "14", submitType: "showroom" });
    const day = await findAppointmentsOfDay(desk.db, [desk.projectId], "2026-12-14");
    expect(day.map(({ appointment }) => appointment.id)).toEqual([first, second]);
    expect(await findAppointmentsOfDay(desk.db, [desk.projectId], "2026-12-15")).toEqual([]);
  });

  it("mails both an event for their calendars", async () => {
    const mails = (await desk.app.mails(8)).filter((mail) => mail.includes("text/calendar"));
    const subjects = mails.map((mail) => /^Subject: (.*(?:\n .*)*)/m.exec(mail)?.[1]?.replaceAll("\n", "") ?? "");
    expect(subjects.toSorted()).toEqual([
      expect.stringContaining("Afspraak voor De Lindehof: bouwnummer 12"),
      expect.stringContaining("Afspraak voor De Lindehof: bouwnummer 14"),
      "Uw afspraak in de showroom voor De Lindehof",
      "Uw afspraak in de showroom voor De Lindehof",
    ]);
    for (const mail of mails) {
      expect(mail).toContain("method=REQUEST");
      const event = calendarOf(mail);
      expect(event).toContain("SEQUENCE:0");
      expect(event).toMatch(/DTSTART:20261214T0[89]0000Z/);
    }
  });
});
