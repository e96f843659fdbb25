import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { roomsOf, type StoredChoices } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";

export type Progress = StaffBuyer["progress"];

/** Whether the buyer confirmed each page with choices, in the present catalogue. */
export function progressOf({ project, house }: HouseCatalogue, row: StoredChoices | null): Progress {
  const rooms = roomsOf({ project, house }, row);
  return house.houseType.pages
    .filter(({ type }) => type === "configurator" || (type === "floors" && project.document.hasFloors))
    .map(({ id, title }) => ({ pageId: id, title, confirmed: rooms[id]?.confirmedByUser ?? false }));
}

/** The buyers of about fifty projects. */
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly version: number;
  readonly houseTypeId: number | null;
  readonly progress: Progress;
}

/**
 * Cache of progress per project revision, by choices. Checking every room of two thousand buyers is too slow for a
 * list, and few change between two requests.
 */
const remembered = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
watchSize("progress-of-buyers", MOST_REMEMBERED, () => remembered.size);

/** A number for each loaded revision of a project. */
const revisions = new WeakMap<LoadedProject, number>();
let lastRevision = 0;

/** The key of choices in a revision of their project. */
export function keyOfChoices(project: LoadedProject, choicesId: number): string {
  const revision = revisions.get(project) ?? (lastRevision += 1);
  revisions.set(project, revision);
  return `${revision} ${choicesId}`;
}

/** One buyer of a list, with the version of the choices and the house type. */
export interface ListedChoices {
  readonly houseTypeId: number | null;
  /** Null when there are no choices. */
  readonly choices: { readonly id: number; readonly version: number } | null;
}

export interface ReadRooms extends Pick<ChoicesRow, "id" | "version">, StoredChoices {
  /** Catalogue and house type of the rooms; null without a house type. */
  readonly place: HouseCatalogue | null;
}

/**
 * The progress of all listed buyers, in the same order. Calls `read` once for the choices that changed since the last
 * call.
 */
export async function progressOfAll(
  project: LoadedProject,
  listed: readonly ListedChoices[],
  read: (choicesIds: readonly number[]) => Promise<readonly ReadRooms[]>,
): Promise<readonly Progress[]> {
  const isKnown = ({ houseTypeId, choices }: ListedChoices): boolean => {
    if (choices === null) return true;
    const entry = remembered.get(keyOfChoices(project, choices.id));
    return entry !== undefined && entry.version >= choices.version && entry.houseTypeId === houseTypeId;
  };
  const changed = listed.filter((entry) => !isKnown(entry));
  const houseTypes = new Map(changed.map(({ houseTypeId, choices }) => [choices?.id, houseTypeId]));
  const untouched = (houseTypeId: number | null): Progress => {
    const house = houseTypeId === null ? undefined : project.houseTypes.get(houseTypeId);
    return house ? progressOf({ project, house }, null) : [];
  };
  for (const row of changed.length === 0 ? [] : await read(changed.flatMap(({ choices }) => choices?.id ?? []))) {
    const houseTypeId = houseTypes.get(row.id) ?? null;
    const progress = row.place ? progressOf(row.place, row) : [];
    remembered.set(keyOfChoices(project, row.id), { version: row.version, houseTypeId, progress });
  }
  return listed.map(({ houseTypeId, choices }) => {
    const entry = choices === null ? undefined : remembered.get(keyOfChoices(project, choices.id));
    return entry?.progress ?? untouched(houseTypeId);
  });
}
