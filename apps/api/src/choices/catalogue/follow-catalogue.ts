import { eq } from "drizzle-orm";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { cents, type Cents } from "@showroom/domain/money/cents";
import { PRODUCT } from "../../accounts/home-history.ts";
import type { Queries } from "../../database/database.ts";
import { choiceChanges, projectChoices } from "../../database/schema/choices.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { LoadedHouseType } from "../../kernel/loaded-project.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { costOf, type HouseCatalogue } from "../read/settle-rooms.ts";
import { changedChoices, roomsNow } from "./changed-choices.ts";
import { historyOfChanges } from "./history-of-changes.ts";

/** Open choices with their owner. The row must be locked. */
export interface Draft {
  readonly user: UserRow;
  readonly row: ChoicesRow;
}

/** What the present catalogue changed about open choices. */
export interface Followed {
  /** Changes that the owner must answer. */
  readonly changes: readonly ChangedChoice[];
  /** Totals: as chosen before, and in the present catalogue with the standard instead of removed articles. */
  readonly totalBefore: Cents;
  readonly totalNow: Cents;
}

/** Staff with choices are asked like buyers, unless their house type was removed; then they get another one. */
const isAsked = ({ user, row }: Draft, now: LoadedHouseType): boolean =>
  user.role === "projectuser" || row.houseTypeId === now.houseType.id;

/** Ties the choices to the catalogue version that their owner last saw, and stores the open changes. */
async function ask(db: Queries, { row }: Draft, before: HouseCatalogue, changes: ChangedChoice[]): Promise<number> {
  const total = row.version === 0 ? 0 : costOf(before, row.rooms).totalPrice;
  await db
    .update(projectChoices)
    .set({
      catalogueChanges: changes,
      revision: before.project.revision,
      toldRevision: null,
      addedCost: total,
    })
    .where(eq(projectChoices.id, row.id));
  await db.insert(choiceChanges).values({
    choicesId: row.id,
    version: row.version,
    byUserId: PRODUCT.id,
    byName: PRODUCT.name,
    byRole: PRODUCT.role,
    event: "catalogueChanged",
    changes: historyOfChanges(changes),
    totalPrice: total,
  });
  return total;
}

interface Upward {
  readonly after: HouseCatalogue;
  readonly rooms: Rooms;
  /** Cents. */
  readonly total: number;
  /** Null when nothing differs from what the owner last saw. */
  readonly toldRevision: number | null;
}

async function moveUp(db: Queries, { row }: Draft, { after, rooms, total, toldRevision }: Upward): Promise<void> {
  const stays = row.houseTypeId === after.house.houseType.id;
  await db
    .update(projectChoices)
    .set({
      revision: after.project.revision,
      houseTypeId: after.house.houseType.id,
      addedCost: total,
      catalogueChanges: null,
      toldRevision: stays ? toldRevision : null,
      ...(stays ? {} : { rooms: { ...row.rooms, ...rooms } }),
    })
    .where(eq(projectChoices.id, row.id));
}

/**
 * Compares open choices with the present catalogue. Changed choices stay as they are until their owner answers; others
 * move to the present catalogue. `before` is the catalogue that the owner last saw.
 */
export async function followCatalogue(
  db: Queries,
  draft: Draft,
  before: HouseCatalogue,
  after: HouseCatalogue,
): Promise<Followed> {
  const { row } = draft;
  const differences = isAsked(draft, after.house) ? changedChoices(before, after, row.rooms, 1) : [];
  const changes = differences.length === 0 ? [] : changedChoices(before, after, row.rooms);
  const rooms = roomsNow(before, after, row.rooms);
  const total = row.version === 0 ? 0 : costOf(after, rooms).totalPrice;
  if (changes.length === 0) {
    const toldRevision = differences.length === 0 ? null : before.project.revision;
    await moveUp(db, draft, { after, rooms, total, toldRevision });
    return { changes, totalBefore: cents(row.version === 0 ? 0 : row.addedCost), totalNow: cents(total) };
  }
  const totalBefore = await ask(db, draft, before, changes);
  return { changes, totalBefore: cents(totalBefore), totalNow: cents(total) };
}
