import { eq } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { authorOf, recordHistory } from "../../accounts/home-history.ts";
import { projectChoices, type StoredRooms } from "../../database/schema/choices.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import { followCatalogue } from "../catalogue/follow-catalogue.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { endAppointmentAfter } from "./change-appointment.ts";
import { homeOfChoices, houseTypeOf, type Home } from "../read/home.ts";

/** A submission confirms the overview; open choices have it open again. */
function withOverviewOpen({ house }: Home, rooms: StoredRooms): StoredRooms {
  const isOverview = (key: string): boolean => house.pagesById.get(Number(key))?.page.type === "overview";
  return Object.fromEntries(
    Object.entries(rooms).map(([key, room]) => [key, isOverview(key) ? { ...room, confirmedByUser: false } : room]),
  );
}

export interface Reopened {
  readonly buyer: UserRow;
  readonly live: LoadedProject;
  /** The member of staff. */
  readonly actor: UserRow;
  readonly reason: string;
}

/**
 * Opens submitted choices again, which the transaction has locked. Their confirmation stays. What the catalogue changed
 * since the submission waits for the buyer's answer, as after an import.
 */
export async function reopenChoices(
  app: Pick<AppContext, "catalogue" | "jobs">,
  open: OpenTransaction,
  locked: ChoicesRow,
  { buyer, live, actor, reason }: Reopened,
): Promise<void> {
  const { tx } = open;
  const before = await homeOfChoices(app, buyer, live, locked);
  const at = now();
  const opened = {
    submitType: null,
    submittedAt: null,
    reopened: { at: at.toISOString(), reason },
    rooms: withOverviewOpen(before, locked.rooms),
    handedInRooms: locked.rooms,
    version: locked.version + 1,
    updatedAt: at,
  };
  await tx.update(projectChoices).set(opened).where(eq(projectChoices.id, locked.id));
  await recordHistory(tx, authorOf(actor), {
    choicesId: locked.id,
    version: opened.version,
    event: "reopened",
    changes: [],
    totalPrice: locked.addedCost,
    note: reason,
  });
  await endAppointmentAfter(app, open, actor, locked, "reopened");
  const house = houseTypeOf(buyer, live);
  if (house === null || live.revision === before.project.revision) return;
  await followCatalogue(tx, { user: buyer, row: { ...locked, ...opened } }, before, { project: live, house });
}
