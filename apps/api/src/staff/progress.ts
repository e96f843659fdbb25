import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { roomsOf, type StoredChoices } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";

export type Progress = StaffBuyer["progress"];

/** Per page that asks for choices whether the buyer confirmed it, as it can stand today. */
export function progressOf({ project, house }: HouseCatalogue, row: StoredChoices | null): Progress {
  const rooms = roomsOf({ project, house }, row);
  return house.houseType.pages
    .filter(({ type }) => type === "configurator" || (type === "floors" && project.document.hasFloors))
    .map(({ id, title }) => ({ pageId: id, title, confirmed: rooms[id]?.confirmedByUser ?? false }));
}

interface Remembered {
  readonly version: number;
  readonly houseTypeId: number | null;
  readonly progress: Progress;
}

/**
 * Progress by choices, for as long as the project is as it was when it was reckoned: checking every room of two thousand buyers against
 * the catalogue takes longer than anybody waits for a list, and few of them change between two looks.
 */
const remembered = new WeakMap<LoadedProject, Map<number, Remembered>>();

/** One buyer of a list: whose choices, at which version, for which house type. */
export interface ListedChoices {
  readonly houseTypeId: number | null;
  /** Null when there are no choices. */
  readonly choices: { readonly id: number; readonly version: number } | null;
}

export interface ReadRooms extends Pick<ChoicesRow, "id" | "version">, StoredChoices {
  /** What the rooms are read against; null without a house type. */
  readonly place: HouseCatalogue | null;
}

/** The progress of every one, in the same sequence; `read` is asked, once, for the choices that changed since the last time. */
export async function progressOfAll(
  project: LoadedProject,
  listed: readonly ListedChoices[],
  read: (choicesIds: readonly number[]) => Promise<readonly ReadRooms[]>,
): Promise<readonly Progress[]> {
  const known = remembered.get(project) ?? new Map<number, Remembered>();
  remembered.set(project, known);
  const isKnown = ({ houseTypeId, choices }: ListedChoices): boolean => {
    if (choices === null) return true;
    const entry = known.get(choices.id);
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
    known.set(row.id, { version: row.version, houseTypeId, progress: row.place ? progressOf(row.place, row) : [] });
  }
  return listed.map(({ houseTypeId, choices }) => {
    const entry = choices === null ? undefined : known.get(choices.id);
    return entry?.progress ?? untouched(houseTypeId);
  });
}
