/** How many pieces of an article a room has. Picture, price and order list all count by this. */
import type { FixtureKind, FixtureModel } from "./fixture-model.ts";

/** Articles of which every basin has its own. */
const PER_BASIN: ReadonlySet<FixtureKind> = new Set(["basin-tap", "siphon"]);

/** Number of basins of a room with these articles: those of its first washbasin cabinet. */
export function basinsOf(models: Iterable<FixtureModel | null>): number {
  for (const model of models) if (model?.kind === "basin-cabinet") return model.basins ?? 1;
  return 1;
}

/** Number of pieces of an article in a room with that many basins. */
export function piecesOf(model: FixtureModel | null, basins: number): number {
  return model !== null && PER_BASIN.has(model.kind) ? basins : 1;
}
