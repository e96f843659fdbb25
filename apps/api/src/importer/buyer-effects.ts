import { and, eq, isNull } from "drizzle-orm";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { cents, type Cents } from "@showroom/domain/money/cents";
import { loadVersion } from "../catalogue/load-version.ts";
import { changedChoices, roomsNow } from "../choices/catalogue/changed-choices.ts";
import { historyOfChanges } from "../choices/catalogue/history-of-changes.ts";
import { CATALOGUE_CHANGE_TEXTS } from "../choices/catalogue/texts.ts";
import type { Rooms } from "../choices/read/check-rooms.ts";
import { houseTypeOf } from "../choices/read/home.ts";
import { costOf, type HouseCatalogue } from "../choices/read/settle-rooms.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { choiceChanges, confirmations, projectChoices } from "../database/schema/choices.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedHouseType, LoadedProject } from "../kernel/loaded-project.ts";
import type { Removal } from "./removals.ts";

/** What an import does to one buyer's open choices. */
export interface TouchedBuyer {
  readonly buildNumber: string;
  /** Set for staff who tried the showroom themselves: their address. */
  readonly staff: string | null;
  /** What the buyer is asked. */
  readonly changes: readonly ChangedChoice[];
  /** Cents: as chosen, and as it would be with the standard in place of what is gone. */
  readonly totalBefore: Cents;
  readonly totalNow: Cents;
}

/** A submission with articles that are no longer on offer: it stays as it is. */
export interface TouchedSubmission {
  readonly buildNumber: string;
  /** Article numbers. */
  readonly retired: readonly string[];
}

export interface BuyerEffects {
  readonly buyers: readonly TouchedBuyer[];
  readonly submissions: readonly TouchedSubmission[];
}

type ChoicesRow = typeof projectChoices.$inferSelect;

interface Draft {
  readonly user: UserRow;
  readonly row: ChoicesRow;
}

/** The earlier versions that open choices are read against. */
function openEarlier(db: Queries, former: LoadedProject) {
  const versions = new Map<number, Promise<LoadedProject | null>>();
  return async (revision: number): Promise<LoadedProject> => {
    if (revision === former.revision) return former;
    const version = versions.get(revision) ?? loadVersion(db, former.id, revision);
    versions.set(revision, version);
    return (await version) ?? former;
  };
}

/** Staff who try the showroom are asked like buyers, unless the house type that they looked at is gone: then they look at another. */
const isAsked = ({ user, row }: Draft, now: LoadedHouseType): boolean =>
  user.role === "projectuser" || row.houseTypeId === now.houseType.id;

/** The choices go back to the prices that their owner last saw, and wait. */
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
    byUserId: 0,
    byName: CATALOGUE_CHANGE_TEXTS.showroom,
    byRole: null,
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
  /** Null: nothing at all is different from what the owner last saw. */
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

async function touchedSubmissions(
  db: Queries,
  projectId: number,
  removals: readonly Removal[],
): Promise<readonly TouchedSubmission[]> {
  const gone = new Set(removals.filter(({ kind }) => kind === "product").map(({ key }) => key));
  if (gone.size === 0) return [];
  const rows = await db
    .select({ document: confirmations.document })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .where(eq(projectChoices.projectId, projectId));
  return rows.flatMap(({ document }) => {
    const numbers = document.pages.flatMap((page) => page.lines.map((line) => line.productNumber));
    const retired = [...new Set(numbers)].filter((number) => gone.has(number));
    return retired.length === 0 ? [] : [{ buildNumber: document.buildNumber, retired }];
  });
}

/**
 * Holds every open choice against the catalogue that was just stored: what it changed is put to the buyer, and choices that it left
 * alone are read against it from now on.
 */
export async function applyToBuyers(
  db: Queries,
  former: LoadedProject,
  present: LoadedProject,
  removals: readonly Removal[],
): Promise<BuyerEffects> {
  const drafts = await db
    .select({ user: users, row: projectChoices })
    .from(projectChoices)
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .where(and(eq(projectChoices.projectId, present.id), isNull(projectChoices.submitType)))
    .for("update", { of: projectChoices });
  const earlier = openEarlier(db, former);
  const buyers: TouchedBuyer[] = [];
  for (const draft of drafts) {
    const { user, row } = draft;
    const told = row.toldRevision ?? row.revision;
    const project = await earlier(told);
    const house = project.houseTypes.get(row.houseTypeId);
    const nowHouse = houseTypeOf(user, present);
    if (!house || !nowHouse) continue;
    const [before, after] = [
      { project, house },
      { project: present, house: nowHouse },
    ];
    const differences = isAsked(draft, nowHouse) ? changedChoices(before, after, row.rooms, 1) : [];
    const changes = differences.length === 0 ? [] : changedChoices(before, after, row.rooms);
    const rooms = roomsNow(before, after, row.rooms);
    const total = row.version === 0 ? 0 : costOf(after, rooms).totalPrice;
    if (changes.length === 0) {
      await moveUp(db, draft, { after, rooms, total, toldRevision: differences.length === 0 ? null : told });
      continue;
    }
    const totalBefore = await ask(db, draft, before, changes);
    buyers.push({
      buildNumber: user.buildNumber ?? "",
      staff: user.role === "projectuser" ? null : user.email,
      changes,
      totalBefore: cents(totalBefore),
      totalNow: cents(total),
    });
  }
  return { buyers, submissions: await touchedSubmissions(db, present.id, removals) };
}
