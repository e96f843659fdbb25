import type { RoomChoice } from "../model/choices.ts";
import { roomFaults } from "../rules/room-faults.ts";
import { settle } from "../rules/settle.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { fieldNames, fieldsOf, roomOfFields, type FieldValue } from "../selection/room-fields.ts";

/** By page id. */
type Rooms = Readonly<Record<string, RoomChoice>>;

export interface MergedRooms {
  readonly rooms: Rooms;
  /** Ids of the pages about which the buyer is asked: both sides gave a field another value, or the page is in `clashes`. */
  readonly conflicts: readonly number[];
  /** Ids of the pages on which the changes of both sides together are not legal, although each side is. */
  readonly clashes: readonly number[];
}

/** Whose choice stays where both sides changed the same field, or where their changes exclude one another. */
export type Preference = "own" | "theirs";

/**
 * What decides whether a merged room of a page is legal. `none`: the page has no rules, as a floor. `unknown`: the page is not loaded;
 * then the sides are not mixed.
 */
export type MergeContext = RoomContext | "none" | "unknown";

/**
 * Merges two changed copies of a buyer's choices, field by field: what only one side changed since `base` is kept. A field that both
 * sides changed to different values is a conflict and gets the value of `prefer`. Of two legal rooms it makes a legal one: where the
 * mixed room is not, that is a conflict too, and the changes of `prefer` stay.
 */
export function mergeRooms(
  base: Rooms,
  own: Rooms,
  theirs: Rooms,
  prefer: Preference,
  contextOf: (pageId: number) => MergeContext,
): MergedRooms {
  const rooms: Record<string, RoomChoice> = {};
  const conflicts: number[] = [];
  const clashes: number[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(own)])) {
    const [a, b] = [own[key], theirs[key]];
    if (a === undefined || b === undefined) {
      const only = a ?? b;
      if (only !== undefined) rooms[key] = only;
      continue;
    }
    const [kept, other] = prefer === "own" ? [a, b] : [b, a];
    const mixed = mixRooms(base[key], kept, other);
    const legal = mixed.isOneSided ? null : legalRoom(contextOf(a.projectPageId), mixed.room, { kept, other });
    rooms[key] = legal ?? mixed.room;
    if (legal !== null) clashes.push(a.projectPageId);
    if (mixed.conflict || legal !== null) conflicts.push(a.projectPageId);
  }
  return { rooms, conflicts, clashes };
}

interface Sides {
  /** The side whose choices stay. */
  readonly kept: RoomChoice;
  readonly other: RoomChoice;
}

/** The legal room instead of a mixed one; null when the mixed one is legal. */
function legalRoom(context: MergeContext, mixed: RoomChoice, { kept, other }: Sides): RoomChoice | null {
  if (context === "none") return null;
  if (context === "unknown") return { ...kept, confirmedByUser: mixed.confirmedByUser };
  return roomFaults(context, mixed).length === 0 ? null : settle(context, other, mixed).room;
}

/** Mixes two rooms field by field. `isOneSided` when the result has the choices of one of them. */
function mixRooms(base: RoomChoice | undefined, kept: RoomChoice, other: RoomChoice) {
  const [before, left, right] = [fieldsOf(base), fieldsOf(kept), fieldsOf(other)];
  const fields: FieldValue[] = [];
  let conflict = false;
  let [isKept, isOther] = [true, true];
  for (const name of fieldNames(right, left)) {
    const [was, a, b] = [before.get(name)?.key, left.get(name)?.key, right.get(name)?.key];
    const both = a !== b && a !== was && b !== was;
    conflict ||= both;
    const taken = both || a !== was ? left.get(name) : right.get(name);
    isKept &&= taken?.key === a;
    isOther &&= taken?.key === b;
    if (taken !== undefined) fields.push(taken);
  }
  // A page that either side confirmed is confirmed.
  const rest = { ...other, confirmedByUser: kept.confirmedByUser || other.confirmedByUser };
  return { room: roomOfFields(rest, fields), conflict, isOneSided: isKept || isOther };
}
