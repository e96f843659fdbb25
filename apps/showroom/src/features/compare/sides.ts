import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { diffRooms } from "@showroom/domain/diff/room-diff";
import { formatDay } from "@showroom/domain/format/moment";
import { compareTexts } from "./texts.ts";

/** A version that can be selected for one side of the comparison. */
export interface Side {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly room: RoomChoice;
}

/** The present choices and all versions. Versions with the same name are numbered. */
export function sidesOf(present: RoomChoice, versions: readonly RoomVersion[]): readonly Side[] {
  const seen = new Map([[compareTexts.present as string, 1]]);
  const own = versions.map((version): Side => {
    const count = (seen.get(version.name) ?? 0) + 1;
    seen.set(version.name, count);
    const name = count === 1 ? version.name : `${version.name} (${count})`;
    return {
      key: String(version.id),
      name,
      note: compareTexts.savedOn(formatDay(version.createdAt)),
      room: version.roomChoice,
    };
  });
  return [{ key: "present", name: compareTexts.present, room: present }, ...own];
}

/** Whether two rooms have the same choices, ignoring whether they are confirmed or copied. */
const sameChoices = (a: RoomChoice, b: RoomChoice): boolean =>
  diffRooms(a, b).every(({ kind }) => kind === "confirmed" || kind === "copied");

/** The first two sides: the present choices and the opened version, or another version when these are equal. */
export function openingPair(sides: readonly Side[], wanted: string): readonly [string, string] {
  const right = sides.find(({ key }) => key === wanted);
  const left = right && sides.find((side) => side !== right && !sameChoices(side.room, right.room));
  return [left?.key ?? "present", wanted];
}
