import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setHomeAppointment, withdrawAppointment } from "@showroom/api-contract/endpoints/appointments";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { openPlanningCalendar } from "@showroom/api-contract/endpoints/planning";
import { getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import { setClock } from "@showroom/service/clock";
import { runErase } from "../../cli/person.ts";
import { tellLeftAppointments } from "../../mail/appointment-letters.ts";
import {
  calendarOf,
  FIRST,
  MONDAY,
  openAppointmentDesk,
  SECOND,
  type AppointmentDesk,
} from "../../testing/appointment-desk.ts";
import { userId } from "../../testing/demo-ids.ts";
import { ADVISOR, BUYER, BUYER_HALFWAY } from "../../testing/test-app.ts";

let desk: AppointmentDesk;
beforeAll(async () => {
  desk = await openAppointmentDesk();
  const staff = await desk.signedInAt(MONDAY, ADVISOR);
  await desk.offer(staff);
  const [one, other] = [await desk.signedInAt(MONDAY, BUYER), await desk.signedInAt(MONDAY, BUYER_HALFWAY)];
  const { version } = (await other.call(getChoices, { params: desk.params })).body;
  await desk.handIn(one, await desk.idAt(staff, FIRST));
  await desk.handIn(other, await desk.idAt(staff, SECOND), version);
  // Each buyer gets two mails, and so does the showroom for each.
  await desk.app.mails(8);
});
afterEach(() => setClock(null));
afterAll(() => desk.stop());

/** A buyer with the first or second time, and the advisor. */
async function withBooking(moment: number) {
  const staff = await desk.signedInAt(moment, ADVISOR);
  const buyer = await desk.signedInAt(moment, BUYER);
  const booked = (await desk.own(buyer)).own;
  if (!booked) throw new Error("The buyer has no appointment");
  return { staff, buyer, booked: booked.appointment };
}

describe("a booked appointment", () => {
  it("moves and is called off until a day before, and mails say so with the same event", async () => {
    const { staff, buyer, booked } = await withBooking(MONDAY);
    const [later, free] = [
      await desk.idAt(staff, "2026-12-15T08:00:00.000Z"),
      await desk.idAt(staff, "2026-12-15T09:00:00.000Z"),
    ];
    const before = await desk.app.mails(0);
    expect(await desk.book(buyer, later, null)).toMatchObject({ outcome: "changed" });
    expect(await desk.book(buyer, later, booked.id)).toMatchObject({
      outcome: "done",
      appointments: { own: { appointment: { id: later } } },
    });
    expect(await desk.book(buyer, later, booked.id), "the same request again").toMatchObject({ outcome: "done" });
    const moved = await desk.mailsBesides(before, 2);
    expect(moved).toHaveLength(2);
    for (const mail of moved) expect(calendarOf(mail)).toContain("SEQUENCE:1");
    const uids = (await desk.app.mails(0)).flatMap((mail) => /UID:(afspraak-\d+)/.exec(calendarOf(mail))?.[1] ?? []);
    expect(new Set(uids).size, "one event for each home").toBe(2);

    // The last millisecond of a day before, and the first after it.
    const limit = Date.parse("2026-12-14T08:00:00Z");
    const late = await desk.signedInAt(limit, BUYER);
    expect((await desk.own(late)).own).toMatchObject({
      isChangeable: false,
      changeableUntil: new Date(limit).toISOString(),
    });
    expect(await desk.book(late, null, later)).toMatchObject({ outcome: "too-late" });
    expect(await desk.book(late, free, later)).toMatchObject({ outcome: "too-late" });
    setClock(() => limit - 1);
    expect(await desk.book(late, null, later)).toMatchObject({
      outcome: "done",
      appointments: { own: null, mayBook: true },
    });
    const cancelled = await desk.mailsBesides([...before, ...moved], 2);
    expect(cancelled.map((mail) => mail.includes("method=CANCEL"))).toEqual([true, true]);
    expect(calendarOf(cancelled[1] ?? "")).toContain("STATUS:CANCELLED");
    expect((await late.call(getChoices, { params: desk.params })).body.appointment).toBeNull();
    expect(await desk.book(late, free, null)).toMatchObject({ outcome: "done" });
    const { rows } = await desk.app.pool.query<{ event: string }>(
      "select event from choice_changes where event like 'appointment%' and by_user_id = $1 order by id",
      [await userId(desk.app.pool, BUYER)],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      "appointmentBooked",
      "appointmentMoved",
      "appointmentCancelled",
      "appointmentBooked",
    ]);
  });

  it("stands in the buyer's calendar", async () => {
    const { buyer } = await withBooking(MONDAY);
    const { path } = (await buyer.call(openPlanningCalendar, { params: desk.params, body: { replace: false } })).body;
    const calendar = await desk.app.client().raw("GET", path);
    expect(calendar.text).toContain("SUMMARY:Afspraak in de showroom (De Lindehof)");
    expect(calendar.text).toContain("DTSTART:20261215T090000Z");
  });

  it("stays when staff reopen the request, and staff move it when the buyer cannot any more", async () => {
    const hour = Date.parse("2026-12-15T08:59:00Z");
    const { staff, buyer, booked } = await withBooking(hour);
    const id = await userId(desk.app.pool, BUYER);
    const { version } = (await buyer.call(getChoices, { params: desk.params })).body;
    const reopened = await staff.call(reopenSubmission, {
      params: { ...desk.params, userId: id },
      body: { version, reason: "Andere kraan" },
    });
    expect(reopened.status).toBe(200);
    expect(await desk.own(buyer)).toMatchObject({ own: { appointment: { id: booked.id } }, mayBook: true });
    const next = await desk.idAt(staff, "2026-12-15T10:00:00.000Z");
    const set = async (appointmentId: number | null, seen: number | null) =>
      (
        await staff.call(setHomeAppointment, {
          params: { ...desk.params, userId: id },
          body: { appointmentId, seen, reason: "" },
        })
      ).body.outcome;
    expect(await set(next, null)).toBe("changed");
    expect(await set(next, booked.id)).toBe("done");
    expect((await desk.own(buyer)).own?.appointment.id).toBe(next);
    const { items } = (await staff.call(getBuyerHistory, { params: { ...desk.params, userId: id } })).body;
    expect(items[0]).toMatchObject({ event: "appointmentMoved", note: expect.stringContaining("11:00 uur") });
  });

  it("ends when staff take its time back, which the buyer reads with the reason", async () => {
    const { staff, buyer, booked } = await withBooking(MONDAY);
    const id = await userId(desk.app.pool, BUYER);
    const withdraw = async (seen: number | null) =>
      (
        await staff.call(withdrawAppointment, {
          params: { ...desk.params, appointmentId: booked.id },
          body: { seen, reason: "Marloes is ziek" },
        })
      ).body.outcome;
    expect(await withdraw(null), "it was free when they looked").toBe("changed");
    expect(await withdraw(id)).toBe("done");
    await vi.waitFor(async () => {
      const letter = (await desk.app.mails(1)).find((mail) => mail.includes("Reden: Marloes is ziek")) ?? "";
      expect(letter).toContain(`\nTo: ${BUYER}`);
      expect(letter).toContain("method=CANCEL");
    }, 8_000);
    expect(await desk.own(buyer)).toMatchObject({ own: null });
    expect((await desk.own(buyer)).free.map((time) => time.id)).not.toContain(booked.id);
    expect((await desk.list(staff)).map(({ appointment }) => appointment.id)).not.toContain(booked.id);
    expect(await desk.book(buyer, booked.id, null)).toMatchObject({ outcome: "gone" });
  });

  it("ends with a home that nobody has any more: the time is free, and the showroom is told", async () => {
    const staff = await desk.signedInAt(MONDAY, ADVISOR);
    const other = await desk.signedInAt(MONDAY, BUYER_HALFWAY);
    const booked = (await desk.own(other)).own?.appointment.id ?? 0;
    process.env["DATABASE_URL"] = desk.app.databaseUrl;
    process.env["DATA_DIR"] = desk.app.dataDir;
    await runErase(BUYER_HALFWAY, true);
    const { rows } = await desk.app.pool.query<{ ending: string; reason: string | null }>(
      "select ending, reason from appointment_bookings where appointment_id = $1",
      [booked],
    );
    expect(rows.at(-1)).toEqual({ ending: "left", reason: null });
    expect((await desk.list(staff)).find(({ appointment }) => appointment.id === booked)).toMatchObject({
      appointment: { isBooked: false },
      home: null,
    });
    const sent: unknown[] = [];
    const jobs = { send: async (...job: unknown[]) => void sent.push(job[0]) };
    await tellLeftAppointments({ pool: desk.app.pool, jobs } as never);
    expect(sent).toEqual(["mail.appointment-showroom"]);
  });
});
