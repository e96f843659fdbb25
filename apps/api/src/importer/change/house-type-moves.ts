import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { houseTypes } from "../../database/schema/catalogue.ts";
import { homes } from "../../database/schema/homes.ts";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import type { Remark } from "../findings/finding.ts";
import type { CompiledBundle } from "../compile/compile-bundle.ts";
import type { IdBook, KeyedId } from "../compile/id-book.ts";

/** The new house type for buyers of a removed one, by key. */
export type HouseTypeMoves = ReadonlyMap<string, string>;

/** A move of buyers from one house type to another, by id. */
export interface HouseTypeMove {
  readonly from: number;
  readonly to: number;
  readonly userIds: readonly number[];
}

export interface RemovedHouseTypes {
  readonly refused: readonly Remark[];
  readonly moves: readonly HouseTypeMove[];
  /** Names of removed house types without buyers. */
  readonly empty: readonly string[];
}

const MOST_NAMED = 10;

function listHomes(buildNumbers: readonly string[]): string {
  const sorted = buildNumbers.toSorted(compareBuildNumbers);
  const more = sorted.length - MOST_NAMED;
  return `${sorted.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` en ${more} meer` : ""}`;
}

async function buyersOf(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .select({ id: users.id, houseTypeId: users.houseTypeId, buildNumber: users.buildNumber })
    .from(users)
    .where(and(inArray(users.houseTypeId, [...ids]), eq(users.role, "projectuser")));
}

/** Finds the house types that the import removes, and their buyers. */
export async function findRemovedHouseTypes(
  db: Queries,
  compiled: CompiledBundle,
  ids: IdBook,
  moves: HouseTypeMoves,
): Promise<RemovedHouseTypes> {
  const removed = ids.dropped().filter(({ kind }) => kind === "houseType");
  const names = await db
    .select({ id: houseTypes.id, name: houseTypes.name })
    .from(houseTypes)
    .where(eq(houseTypes.projectId, compiled.project.id));
  const nameOf = ({ id, key }: KeyedId): string => names.find((row) => row.id === id)?.name ?? key;
  const buyers = await buyersOf(
    db,
    removed.map(({ id }) => id),
  );
  const left = new Set(compiled.houseTypes.map(({ id }) => id));
  const refused: Remark[] = [];
  const found: HouseTypeMove[] = [];
  const fail = (reason: string): void => void refused.push({ path: "houseTypes", reason });
  for (const [from, to] of moves) {
    if (!removed.some(({ key }) => key === from))
      fail(`--move-house-type ${from}=${to}: deze import haalt het woningtype "${from}" niet weg`);
  }
  for (const type of removed) {
    const own = buyers.filter(({ houseTypeId }) => houseTypeId === type.id);
    const target = moves.get(type.key);
    const to = target === undefined ? undefined : ids.find("houseType", target);
    // Without buyers a move is for the homes that nobody has yet.
    if (own.length === 0 && (to === undefined || !left.has(to))) continue;
    if (target !== undefined && (to === undefined || !left.has(to))) {
      fail(`--move-house-type ${type.key}=${target}: er is geen woningtype "${target}"`);
    } else if (to === undefined) {
      const homes = listHomes(own.flatMap(({ buildNumber }) => buildNumber ?? []));
      fail(
        `het woningtype "${nameOf(type)}" (${type.key}) staat er niet meer in, maar ${own.length} ${own.length === 1 ? "koper heeft" : "kopers hebben"} het (bouwnummers ${homes}). Laat het staan, of verhuis ze: --move-house-type ${type.key}=<sleutel van een ander woningtype>`,
      );
    } else found.push({ from: type.id, to, userIds: own.map(({ id }) => id) });
  }
  const taken = new Set(buyers.map(({ houseTypeId }) => houseTypeId));
  return { refused, moves: found, empty: removed.filter(({ id }) => !taken.has(id)).map(nameOf) };
}

/** Gives buyers and homes their new house type. The buyers must review their choices. */
export async function moveBuyers(db: Queries, moves: readonly HouseTypeMove[]): Promise<void> {
  for (const { from, to, userIds } of moves) {
    await db
      .update(homes)
      .set({ houseTypeId: to, version: sql`${homes.version} + 1` })
      .where(eq(homes.houseTypeId, from));
    await db
      .update(users)
      .set({ houseTypeId: to })
      .where(inArray(users.id, [...userIds]));
  }
}
