import { eq } from "drizzle-orm";
import type { BuyerStatus } from "@showroom/api-contract/entities/staff";
import type { SubmitType } from "@showroom/domain/model/project";
import type { UserRow } from "../accounts/asker.ts";
import { projectChoices, type HistoryEvent } from "../database/schema/choices.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { Rooms } from "./check-rooms.ts";
import { roomsOf, type ChoicesRow } from "./choices-entity.ts";
import { checkComplete } from "./completeness.ts";
import { storeConfirmation } from "./confirmation.ts";
import { changesBetween } from "./changes.ts";
import { eventOf, recordHistory } from "./history.ts";
import type { Home } from "./home.ts";
import { announceChange } from "./live-updates.ts";
import { costOf } from "./settle-rooms.ts";

export interface Write {
  readonly actor: UserRow;
  /** Rooms that change; the others stay as they are. */
  readonly rooms: Rooms;
  /** Set: the choices are handed in with this write. */
  readonly submitType: SubmitType | null;
  /** What to call it in the history, when not told by the change itself. */
  readonly event?: HistoryEvent;
}

export interface Written {
  readonly row: ChoicesRow;
  /** Number of the confirmation, when the choices were handed in. */
  readonly confirmationId: number | null;
}

export const statusOf = (row: Pick<ChoicesRow, "submitType" | "version"> | null): Exclude<BuyerStatus, "invited"> =>
  row?.submitType ? "submitted" : row && row.version > 0 ? "configuring" : "registered";

/** The overview counts as confirmed once everything is handed in. */
function withOverviewConfirmed(home: Home, rooms: Rooms): Rooms {
  const overviews = home.house.pages.filter((page) => page.type === "overview");
  return {
    ...rooms,
    ...Object.fromEntries(
      overviews.flatMap((page) => {
        const room = rooms[page.id];
        return room ? [[String(page.id), { ...room, confirmedByUser: true }]] : [];
      }),
    ),
  };
}

/**
 * Writes choices within a transaction that holds their row: the rooms, what they cost, the history, and with a submit type the
 * frozen confirmation. The caller has checked that the rooms are on offer.
 * @throws ProblemError `choices-incomplete` or `rule-violated` when they cannot be handed in; then nothing is kept
 */
export async function writeChoices(
  { tx, client }: OpenTransaction,
  home: Home,
  row: ChoicesRow,
  write: Write,
): Promise<Written> {
  const beforeRooms = roomsOf(home, row);
  const merged = { ...beforeRooms, ...write.rooms };
  const afterRooms = write.submitType ? withOverviewConfirmed(home, merged) : merged;
  if (write.submitType) checkComplete(home, afterRooms);
  const cost = costOf(home, afterRooms);
  const now = new Date();
  const version = row.version + 1;
  const { totalPrice } = cost;
  const [stored] = await tx
    .update(projectChoices)
    .set({
      houseTypeId: home.house.houseType.id,
      version,
      rooms: { ...row.rooms, ...afterRooms },
      addedCost: totalPrice,
      updatedAt: now,
      ...(write.submitType ? { submitType: write.submitType, submittedAt: now } : {}),
    })
    .where(eq(projectChoices.id, row.id))
    .returning();
  if (!stored) throw new Error("The choices vanished while they were written");
  const changes = changesBetween(home, beforeRooms, afterRooms);
  const event = write.submitType ? "submitted" : (write.event ?? eventOf(beforeRooms, afterRooms, changes));
  if (event) await recordHistory(tx, write.actor, { choicesId: row.id, version, event, changes, totalPrice });
  const confirmation = write.submitType
    ? await storeConfirmation(
        tx,
        home,
        row.id,
        { rooms: afterRooms, cost },
        { submitType: write.submitType, submittedAt: now },
      )
    : null;
  await announceChange(client, {
    projectId: home.project.id,
    userId: home.user.id,
    version,
    totalPrice,
    status: statusOf(stored),
    at: now.toISOString(),
  });
  return { row: stored, confirmationId: confirmation?.id ?? null };
}
