import { eq } from "drizzle-orm";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import { standingRoom } from "@showroom/domain/closing-date/standing-room";
import { users } from "../../database/schema/accounts.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { StoredOffer } from "../../offers/find-offers.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findLateRooms } from "../confirm/find-confirmations.ts";
import { faultsOf, type Rooms } from "../read/check-rooms.ts";
import { roomsOf } from "../read/choices-entity.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { homeOfChoices, type Home } from "../read/home.ts";
import { writeLocked } from "./write-choices.ts";

/** The rooms of open choices that differ from what is agreed, as agreed; null when what is agreed does not go with the other choices. */
function agreedRooms(home: Home, rooms: Rooms, agreed: Rooms, { document: { parts } }: StoredOffer): Rooms | null {
  const { project, house } = home;
  const changed = house.pages.flatMap((page) => {
    const [room, own] = [rooms[page.id], agreed[page.id]];
    if (!own) return [];
    const differing = differingParts(room ?? own, own);
    return room && parts.some((part) => differing.has(part)) ? [{ page, room: standingRoom(room, own, parts) }] : [];
  });
  const isLegal = changed.every(
    ({ page, room }) => faultsOf({ page, settings: project.document, floors: house.floors }, room).length === 0,
  );
  return isLegal ? Object.fromEntries(changed.map(({ page, room }) => [String(page.id), room])) : null;
}

interface Agreed {
  readonly row: ChoicesRow;
  /** Who has the choices. */
  readonly user: UserRow;
  readonly actor: UserRow;
  readonly rooms: Rooms;
}

/** Writes what is agreed into open choices. @throws ProblemError when these cannot have it */
async function showAgreed(
  app: Pick<AppContext, "catalogue">,
  open: OpenTransaction,
  { row, user, actor, rooms }: Agreed,
  offer: StoredOffer,
): Promise<void> {
  if (row.submitType !== null) return;
  const home = await homeOfChoices(app, user, await app.catalogue.project(offer.projectId), row);
  const shown = agreedRooms(home, roomsOf(home, row), rooms, offer);
  if (shown === null || Object.keys(shown).length === 0) return;
  await writeLocked(open, home, row, { actor, rooms: shown, submitType: null });
}

/**
 * What is agreed by a last offer counts from now on, also where the buyer took it back meanwhile. Choices that are open then show it, unless
 * it does not go with what was chosen since: the buyer is told, and takes the part back. The transaction has locked the choices.
 */
export async function agreeLate(
  app: Pick<AppContext, "catalogue">,
  open: OpenTransaction,
  actor: UserRow,
  offer: StoredOffer,
): Promise<void> {
  if (!offer.document.late) return;
  const { tx } = open;
  const { choicesId, confirmationId } = offer.row;
  const rooms = await findLateRooms(tx, confirmationId);
  const [found] = await tx
    .select({ row: projectChoices, user: users })
    .from(projectChoices)
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .where(eq(projectChoices.id, choicesId));
  if (!found || !rooms) throw new Error("A last offer has the draft that it was made from");
  const ofParts = Object.fromEntries(offer.document.parts.map((part) => [part, rooms]));
  const row = { ...found.row, lateAgreed: { ...found.row.lateAgreed, ...ofParts } };
  await tx.update(projectChoices).set({ lateAgreed: row.lateAgreed }).where(eq(projectChoices.id, choicesId));
  // Who accepts is never refused because of the draft.
  await showAgreed(app, open, { row, user: found.user, actor, rooms }, offer).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
