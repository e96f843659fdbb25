/** How many pieces a room has of what is chosen in it. */
import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import { basinsOf, piecesOf } from "../model/fixture-pieces.ts";
import { memoryPer } from "../model/memory-per.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";
import { chosenInGroup } from "./sanitary.ts";

interface OfCatalogue {
  readonly catalogue: PageCatalogue;
}

const modelOf = (catalogue: PageCatalogue, choice: ProductChoice) =>
  findChoice(catalogue, choice)?.product.model ?? null;

const knownBasins = memoryPer<PageCatalogue, RoomChoice, number>();

/** Number of basins in a room. It is counted once per room, because the price of each group needs it. */
export function basinsIn({ catalogue }: OfCatalogue, room: RoomChoice): number {
  const known = knownBasins(catalogue);
  const counted =
    known.get(room) ??
    basinsOf(
      catalogue.sanitaryGroups.flatMap((group) =>
        chosenInGroup(room, group.id).map((choice) => modelOf(catalogue, choice)),
      ),
    );
  known.set(room, counted);
  return counted;
}

/** Whether the number of pieces in a group depends on the number of basins. */
export function countsBasins({ catalogue }: OfCatalogue, room: RoomChoice, groupId: number): boolean {
  return chosenInGroup(room, groupId).some((choice) => piecesOf(modelOf(catalogue, choice), 2) !== 1);
}

/** Number of pieces of a chosen product. */
export function piecesIn(own: OfCatalogue, room: RoomChoice, choice: ProductChoice): number {
  return piecesOf(modelOf(own.catalogue, choice), basinsIn(own, room));
}
