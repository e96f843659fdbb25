import {
  bookAppointment,
  getOwnAppointments,
  listAppointments,
  offerAppointments,
} from "@showroom/api-contract/endpoints/appointments";
import { saveChoices } from "@showroom/api-contract/endpoints/choices";
import { setClock } from "@showroom/service/clock";
import { openDatabase } from "../database/database.ts";
import { openBuyer } from "./buyer.ts";
import type { TestClient } from "./test-client.ts";
import { startTestApp } from "./test-app.ts";

/** Monday 7 December 2026, 09:00 in the Netherlands. */
export const MONDAY = Date.parse("2026-12-07T08:00:00Z");
/** Three times on a Monday and three on the Tuesday after it. */
export const SERIES = {
  employeeName: "Marloes Vermeer",
  firstDay: "2026-12-14",
  lastDay: "2026-12-15",
  weekdays: [1, 2, 3, 4, 5],
  from: "09:00",
  until: "12:00",
  durationInMinutes: 60,
  pauseInMinutes: 0,
};
/** The first and second time of the series. */
export const FIRST = "2026-12-14T08:00:00.000Z";
export const SECOND = "2026-12-14T09:00:00.000Z";

/** The event in a mail, with its folded lines joined. */
export const calendarOf = (mail: string): string => mail.replaceAll("=\n", "").replaceAll("\n ", "");

/** A running product with what staff and buyers of De Lindehof do about appointments. */
export async function openAppointmentDesk() {
  const app = await startTestApp();
  const database = openDatabase(app.databaseUrl, 2, () => undefined);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  const projectId = rows[0]?.id ?? 0;
  const params = { projectId };

  async function signedInAt(moment: number, email: string): Promise<TestClient> {
    setClock(() => moment);
    return await app.signedIn(email);
  }
  const list = async (staff: TestClient) =>
    (await staff.call(listAppointments, { params, query: { from: SERIES.firstDay } })).body.items;
  return {
    app,
    db: database.db,
    projectId,
    params,
    signedInAt,
    list,
    own: async (buyer: TestClient) => (await buyer.call(getOwnAppointments, { params })).body,
    offer: async (staff: TestClient, change: Partial<typeof SERIES> = {}) =>
      (await staff.call(offerAppointments, { params, body: { ...SERIES, ...change } })).body,
    async idAt(staff: TestClient, fromDate: string): Promise<number> {
      const found = (await list(staff)).find(
        ({ appointment }) => appointment.fromDate === fromDate && appointment.employeeName === SERIES.employeeName,
      );
      if (!found) throw new Error(`Nothing is offered at ${fromDate}`);
      return found.appointment.id;
    },
    async handIn(client: TestClient, appointmentId: number, version = 0) {
      const buyer = await openBuyer(client, "de-lindehof");
      const choices = {
        projectRoomChoices: buyer.everything(),
        submitType: "showroom" as const,
        appointment: { id: appointmentId },
      };
      const body = { choices, house_type: { id: buyer.houseTypeId }, version };
      return await client.call(saveChoices, { params, body });
    },
    book: async (client: TestClient, appointmentId: number | null, seen: number | null) =>
      (await client.call(bookAppointment, { params, body: { appointmentId, seen } })).body,
    /** The mails that are not among earlier ones, once there are so many. Their order is that of the set clock. */
    mailsBesides: async (earlier: readonly string[], count: number): Promise<string[]> =>
      (await app.mails(earlier.length + count)).filter((mail) => !earlier.includes(mail)),
    stop: async (): Promise<void> => {
      await database.close();
      await app.stop();
    },
  };
}
export type AppointmentDesk = Awaited<ReturnType<typeof openAppointmentDesk>>;
