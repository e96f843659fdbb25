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

/** The effect of an import on one buyer's open choices. */
export interface TouchedBuyer {
  readonly buildNumber: string;
  /** E-mail address, if the choices belong to staff. */
  readonly staff: string | null;
  /** Changes that the buyer must answer. */
  readonly changes: readonly ChangedChoice[];
  /** Totals in cents: as chosen, and in the new catalogue with the standard instead of removed articles. */
  readonly totalBefore: Cents;
  readonly totalNow: Cents;
}

/** A submission with articles that are no longer on offer. It does not change. */
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

/** Reads the earlier catalogue versions of open choices. */
function openEarlier(db: Queries, former: LoadedProject) {
  const versions = new Map<number, Promise<LoadedProject | null>>();
  return async (revision: number): Promise<LoadedProject> => {
    if (revision === former.revision) return former;
    const version = versions.get(revision) ?? loadVersion(db, former.id, revision);
    versions.set(revision, version);
    return (await version) ?? former;
  };
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
 * Compares all open choices with the catalogue that was just stored. Buyers with changed choices are asked; unchanged
 * choices move to the new catalogue.
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
