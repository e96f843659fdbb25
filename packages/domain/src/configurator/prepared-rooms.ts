/** What staff choose in a buyer's place. It is the buyer's once the buyer agrees; until then it can go back. */
import type { RoomChoice } from "../model/choices.ts";
import { sameFields } from "../selection/room-fields.ts";
import { mergeRooms, type MergeContext } from "./merge-rooms.ts";

/** By page id. */
type Rooms = Readonly<Record<string, RoomChoice>>;

/** The rooms that staff changed and about which the buyer has not answered. Both have the same pages. */
export interface PreparedRooms {
  /** Without what staff chose. */
  readonly before: Rooms;
  /** As staff left them. */
  readonly after: Rooms;
}

type ContextOf = (pageId: number) => MergeContext;

const isSame = (one: RoomChoice, other: RoomChoice): boolean =>
  one.confirmedByUser === other.confirmedByUser && sameFields(one, other);

const pick = (rooms: Rooms, keys: readonly string[]): Rooms =>
  Object.fromEntries(keys.flatMap((key) => (rooms[key] ? [[key, rooms[key]]] : [])));

/**
 * The prepared rooms without what staff chose. What the buyers changed since then stays, also whether they confirmed a room; where that
 * cannot be combined with how the room was, the room is as it was. `present` has the rooms as they are now.
 */
function withoutPrepared({ before, after }: PreparedRooms, present: Rooms, contextOf: ContextOf): Rooms {
  const keys = Object.keys(after).filter((key) => before[key] && present[key]);
  const [was, is] = [pick(before, keys), pick(present, keys)];
  const { rooms, clashes } = mergeRooms(pick(after, keys), is, was, "own", contextOf);
  return Object.fromEntries(
    Object.entries(rooms).map(([key, room]) => {
      const back = was[key] ?? room;
      if (clashes.includes(room.projectPageId)) return [key, back];
      const isOwn = is[key]?.confirmedByUser !== after[key]?.confirmedByUser;
      return [key, { ...room, confirmedByUser: (isOwn ? (is[key] ?? back) : back).confirmedByUser }];
    }),
  );
}

/**
 * The rooms to which the choices go back when the buyer refuses what staff prepared; null when nothing waits for an answer. Nothing can be
 * handed in while something waits.
 */
export function waitingRooms(prepared: PreparedRooms | null, present: Rooms, contextOf: ContextOf): Rooms | null {
  if (prepared === null) return null;
  const undone = withoutPrepared(prepared, present, contextOf);
  const differs = Object.entries(undone).some(([key, room]) => present[key] && !isSame(present[key], room));
  return differs ? undone : null;
}

/**
 * What waits for the buyer after staff saved `saved` over `present`; null when staff took back all of it. Both have the same pages.
 * `earlier` still waits, of the same or of another member of staff.
 */
export function prepareRooms(
  earlier: PreparedRooms | null,
  present: Rooms,
  saved: Rooms,
  contextOf: ContextOf,
): PreparedRooms | null {
  const undone = earlier ? withoutPrepared(earlier, present, contextOf) : {};
  const changed = Object.keys(saved).filter((key) => {
    const [was, is] = [present[key], saved[key]];
    return was && is && !isSame(was, is);
  });
  const before = { ...earlier?.before, ...pick({ ...present, ...undone }, changed) };
  const after = { ...earlier?.after, ...pick(saved, changed) };
  const waiting = Object.keys(after).filter((key) => {
    const [was, is] = [before[key], after[key]];
    return was && is && !isSame(was, is);
  });
  return waiting.length === 0 ? null : { before: pick(before, waiting), after: pick(after, waiting) };
}
