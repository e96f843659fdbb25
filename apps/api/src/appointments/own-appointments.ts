import type { OwnAppointments } from "@showroom/api-contract/endpoints/appointments";
import { changeableUntil, hasBegun, isChangeable, mayBook } from "@showroom/domain/appointment/appointment";
import type { Showroom } from "@showroom/domain/model/project";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { nowMs } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { appointmentEntity, findBooked, findFree } from "./find-appointments.ts";

interface OfHome {
  readonly user: Pick<UserRow, "role">;
  readonly live: LoadedProject;
  /** Null when nothing was saved yet. */
  readonly row: { readonly id: number; readonly submitType: SubmitType | null } | null;
}

/** Whether the project gives appointments, and somebody is one of its buyers. */
export const hasAppointments = ({ user, live }: Pick<OfHome, "user" | "live">): boolean =>
  live.document.hasAppointments && user.role === "projectuser";

/** The address of a showroom in one line. */
export const ownAddress = ({ address, postalCode, city }: Pick<Showroom, "address" | "postalCode" | "city">): string =>
  [address, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", ");

/** The appointment of a home and the times that can be booked at this moment. */
export async function ownAppointments(db: Queries, home: OfHome): Promise<OwnAppointments> {
  const { live, row } = home;
  const at = nowMs();
  const { showroom } = live.document;
  const booked = row && hasAppointments(home) ? await findBooked(db, row.id) : null;
  const appointment = booked && appointmentEntity(booked.time, true);
  const allowed = hasAppointments(home);
  // A time that begins within a day is never free for a buyer, so that it is not asked for.
  const free = allowed ? await findFree(db, live.id, new Date(at)) : [];
  return {
    own: appointment && {
      appointment,
      changeableUntil: new Date(changeableUntil(appointment)).toISOString(),
      isChangeable: isChangeable(appointment, at),
      isPast: hasBegun(appointment, at),
    },
    mayBook: allowed && mayBook({ submitType: row?.submitType ?? null, booked: appointment }),
    free: free.map((time) => appointmentEntity(time, false)).filter((time) => isChangeable(time, at)),
    showroom: { name: showroom.name, address: ownAddress(showroom), phone: showroom.phone },
  };
}
