import { findBooked } from "../appointments/find-appointments.ts";
import { ownAddress } from "../appointments/own-appointments.ts";
import { findChoices } from "../choices/read/find-choices.ts";
import type { AppContext } from "../kernel/context.ts";
import { appointmentUrl } from "../mail/addresses.ts";
import type { AppointmentFacts } from "../mail/appointment-calendar.ts";
import type { PlanningBuyer } from "./find-planning.ts";

/** The appointment of a buyer's home for the calendar; null without one. */
export async function findOwnEvent(
  { db, pool, catalogue, config }: Pick<AppContext, "db" | "pool" | "catalogue" | "config">,
  { user, project }: PlanningBuyer,
): Promise<AppointmentFacts | null> {
  const choices = await findChoices(pool, { user, project });
  const booked = choices && (await findBooked(db, choices.id));
  if (!booked) return null;
  const { name, slug, showroom } = (await catalogue.project(project.id)).document;
  return {
    ...booked,
    project: name,
    showroom: { name: showroom.name, address: ownAddress(showroom) },
    publicUrl: config.publicUrl,
    url: appointmentUrl(config.publicUrl, slug),
    home: null,
  };
}
