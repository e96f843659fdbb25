import type { BuyerStatus } from "@showroom/api-contract/entities/staff";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { cents, ZERO } from "@showroom/domain/money/cents";
import { fullName } from "@showroom/domain/format/full-name";
import type { ChoicesRow } from "./choices-row.ts";
import type { Home } from "./home.ts";
import { waitingFor } from "./prepared-choices.ts";
import { presentRooms, rulesOf, type HouseCatalogue } from "./settle-rooms.ts";
import type { Rooms } from "./check-rooms.ts";

/** The columns of stored choices from which the rooms are read. */
export type StoredChoices = Pick<ChoicesRow, "rooms" | "submitType" | "catalogueChanges">;

/** Marks rooms with unanswered changes as not confirmed. */
function withOpenRooms(rooms: Rooms, changes: readonly ChangedChoice[]): Rooms {
  if (changes.length === 0) return rooms;
  const open = new Set(changes.map(({ pageId }) => String(pageId)));
  return Object.fromEntries(
    Object.entries(rooms).map(([key, room]) => [key, open.has(key) ? { ...room, confirmedByUser: false } : room]),
  );
}

interface ReadRooms {
  readonly rooms: Rooms;
  /** Rooms of open choices that are not legal, as they are stored; undefined when there are none. */
  readonly mended?: Rooms | undefined;
}

function readRooms(place: HouseCatalogue, row: StoredChoices | null): ReadRooms {
  if (!row) return { rooms: {} };
  const stored = Object.entries(row.rooms);
  if (row.submitType !== null)
    return { rooms: Object.fromEntries(stored.filter(([key]) => place.house.pagesById.has(Number(key)))) };
  const present = presentRooms(place, row.rooms);
  const mended = stored.filter(([key, room]) => Object.hasOwn(present, key) && present[key] !== room);
  return {
    rooms: withOpenRooms(present, row.catalogueChanges ?? []),
    mended: mended.length === 0 ? undefined : Object.fromEntries(mended),
  };
}

/** The rooms of the present house type: adapted to the present catalogue or, after submission, as submitted. */
export const roomsOf = (place: HouseCatalogue, row: StoredChoices | null): Rooms => readRooms(place, row).rooms;

/** Stored choices as the contract's project choices; without a row, empty choices with version 0. */
export function choicesEntity(home: Home, row: ChoicesRow | null): ProjectChoices {
  const { user, project, house } = home;
  const { rooms, mended } = readRooms(home, row);
  return {
    id: row?.id ?? 0,
    userId: user.id,
    name: fullName(user),
    email: user.email,
    buildNumber: user.buildNumber ?? "",
    projectName: project.document.name,
    projectSlug: project.document.slug,
    projectId: project.id,
    houseTypeId: house.houseType.id,
    projectRoomChoices: rooms,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    submitted3DAt: row?.submitted3DAt?.toISOString() ?? null,
    submitType: row?.submitType ?? null,
    reopened: row?.reopened ?? null,
    submit3D: row?.submit3D ?? false,
    updatedAt: (row?.updatedAt ?? user.createdAt).toISOString(),
    addedCost: row ? cents(row.addedCost) : ZERO,
    appointment: row?.appointment ?? null,
    projectRoomRules: rulesOf(home, rooms),
    ...(mended && { mendedRooms: mended }),
    catalogueChanges: row?.catalogueChanges ?? [],
    ...(row && waitingFor(home, row, rooms) !== null && { isPrepared: true }),
    version: row?.version ?? 0,
  };
}

export const etagOf = (version: number): string => `"${version}"`;

export function statusOf(
  row: Pick<ChoicesRow, "submitType" | "reopened" | "version"> | null,
): Exclude<BuyerStatus, "invited"> {
  if (row === null) return "registered";
  if (row.submitType !== null) return "submitted";
  if (row.reopened !== null) return "reopened";
  return row.version > 0 ? "configuring" : "registered";
}
