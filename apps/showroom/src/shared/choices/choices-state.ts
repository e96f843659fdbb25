/** The choices as a value: what an action, an undo and an answer of the server make of them. Pure. */
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { SubmitType } from "@showroom/domain/model/project";
import type { Stage } from "@showroom/domain/rules/consequence";

/** By page id. */
export type Rooms = Readonly<Record<string, RoomChoice>>;

/** What a choice changed elsewhere, until it is dismissed, undone or followed by another action. */
export interface ConsequenceNotice {
  readonly pageId: number;
  /** The room as the buyer's own choice left it, before anything changed along. */
  readonly chosen: RoomChoice;
  readonly stages: readonly Stage[];
}

/** A room as an action left it behind. */
interface UndoStep {
  readonly pageId: number;
  readonly room: RoomChoice;
}

export interface ChoicesState {
  readonly rooms: Rooms;
  /** What can be undone, the newest last. Each room has a past of its own: nothing changes that is out of sight. */
  readonly past: readonly UndoStep[];
  /** What was undone, the newest last. */
  readonly future: readonly UndoStep[];
  readonly notice: ConsequenceNotice | null;
  /** Counts what there is to save; a save answers for the revision it carried. */
  readonly revision: number;
  readonly savedRevision: number;
  readonly submitType: SubmitType | null;
  /** Somebody looks in the buyer's place: nothing can change here. */
  readonly readOnly: boolean;
  /** The server's copy that the next save builds on. */
  readonly server: ProjectChoices;
}

/** Steps that can be undone. */
const LONGEST_PAST = 100;

/** What can be undone and made again once these rooms gave way to others: what was undone in them before no longer comes back. */
function steppedFrom(
  { past, future }: ChoicesState,
  rooms: readonly RoomChoice[],
): Pick<ChoicesState, "past" | "future"> {
  const steps = rooms.map((room) => ({ pageId: room.projectPageId, room }));
  const pageIds = new Set(steps.map(({ pageId }) => pageId));
  return {
    past: [...past, ...steps].slice(-LONGEST_PAST),
    future: future.filter(({ pageId }) => !pageIds.has(pageId)),
  };
}

export function openChoices(server: ProjectChoices, readOnly = false): ChoicesState {
  return {
    rooms: server.projectRoomChoices,
    past: [],
    future: [],
    notice: null,
    revision: 0,
    savedRevision: 0,
    submitType: server.submitType,
    readOnly,
    server,
  };
}

/** Whether nothing can be chosen: the choices were handed in, or are somebody else's. */
export function isLocked({ submitType, readOnly }: Pick<ChoicesState, "submitType" | "readOnly">): boolean {
  return submitType !== null || readOnly;
}

/** Goes back to work that was not saved before the page was left. */
export function restoreDraft(state: ChoicesState, rooms: Rooms): ChoicesState {
  return { ...state, rooms, revision: state.revision + 1 };
}

/** What an action makes of a room. */
export interface RoomChange {
  /** As it stood: the buyer's, or the standard set-up that was shown in its place. */
  readonly before: RoomChoice;
  readonly after: RoomChoice;
  /** What changed along. */
  readonly followed: Pick<ConsequenceNotice, "chosen" | "stages"> | null;
}

/** Puts a room in place, as a step that can be undone. */
export function changeRoom(state: ChoicesState, { before, after, followed }: RoomChange): ChoicesState {
  const pageId = after.projectPageId;
  if (isLocked(state) || state.rooms[pageId] === after) return state;
  return {
    ...state,
    rooms: { ...state.rooms, [pageId]: after },
    ...steppedFrom(state, [before]),
    notice: followed ? { pageId, ...followed } : null,
    revision: state.revision + 1,
  };
}

/** Puts a confirmed room in place: that is to be saved, and is no step to undo. */
export function confirmRoom(state: ChoicesState, room: RoomChoice): ChoicesState {
  const key = String(room.projectPageId);
  if (isLocked(state) || state.rooms[key] === room) return state;
  return { ...state, rooms: { ...state.rooms, [key]: room }, revision: state.revision + 1 };
}

/**
 * Goes back a step of a room, or forth: the newest of `from` comes into force, and what it replaces goes to `to`.
 * @param shown what stands in the place of a room without choices
 */
function walk(
  state: ChoicesState,
  pageId: number,
  [from, to]: readonly ["past", "future"] | readonly ["future", "past"],
  shown: RoomChoice | undefined,
): ChoicesState {
  const at = state[from].findLastIndex((step) => step.pageId === pageId);
  const step = state[from][at];
  if (step === undefined || isLocked(state)) return state;
  const present = state.rooms[pageId] ?? shown ?? step.room;
  // A confirmed page stays confirmed: undo takes choices back, not progress.
  const confirmedByUser = step.room.confirmedByUser || present.confirmedByUser;
  const room = confirmedByUser === step.room.confirmedByUser ? step.room : { ...step.room, confirmedByUser };
  return {
    ...state,
    rooms: { ...state.rooms, [pageId]: room },
    [from]: state[from].toSpliced(at, 1),
    [to]: [...state[to], { pageId, room: present }],
    notice: null,
    revision: state.revision + 1,
  };
}

/** Takes back the last choice that was made for a page. */
export function undo(state: ChoicesState, pageId: number, shown?: RoomChoice): ChoicesState {
  return walk(state, pageId, ["past", "future"], shown);
}

/** Makes the choice again that was last taken back for a page. */
export function redo(state: ChoicesState, pageId: number, shown?: RoomChoice): ChoicesState {
  return walk(state, pageId, ["future", "past"], shown);
}

/** What can be taken back, or made again, on a page. */
export function historyOf({ past, future }: Pick<ChoicesState, "past" | "future">, pageId: number) {
  const isOwn = (step: UndoStep): boolean => step.pageId === pageId;
  return { canUndo: past.some(isOwn), canRedo: future.some(isOwn) };
}

/**
 * Takes the server's answer to a save of `revision`. What was chosen since then stays and is saved next; otherwise the
 * server's copy is the truth.
 */
export function acceptSave(state: ChoicesState, server: ProjectChoices, revision: number): ChoicesState {
  const current = revision === state.revision;
  return {
    ...state,
    server,
    savedRevision: revision,
    submitType: server.submitType,
    rooms: current && !sameRooms(state.rooms, server.projectRoomChoices) ? server.projectRoomChoices : state.rooms,
  };
}

/** Whether undo takes a copy of another room's choices back. */
export function undoesCopy({ past, rooms }: Pick<ChoicesState, "past" | "rooms">, pageId: number): boolean {
  const step = past.findLast((candidate) => candidate.pageId === pageId);
  return step !== undefined && rooms[pageId]?.choicesFromOtherRoom === true && step.room.choicesFromOtherRoom !== true;
}

/** Replaces everything by the server's copy, of which nothing can be undone: the choices are locked. */
export function acceptServer(state: ChoicesState, server: ProjectChoices): ChoicesState {
  return { ...openChoices(server, state.readOnly), revision: state.revision, savedRevision: state.revision };
}

/**
 * Takes the server's rooms because the buyer asked for them: a step that can be undone in each room that becomes another.
 * @param shown the rooms as they stood, with what was shown in the place of those without choices
 */
export function takeServer(state: ChoicesState, server: ProjectChoices, shown: Rooms = state.rooms): ChoicesState {
  const accepted = acceptServer(state, server);
  if (isLocked(accepted)) return accepted;
  const replaced = Object.values(shown).filter((room) => !sameRooms(room, accepted.rooms[room.projectPageId]));
  return { ...accepted, ...steppedFrom(state, replaced) };
}

/**
 * Takes the room that the server copied over `before`, as a step that can be undone. What was chosen elsewhere meanwhile stays and is
 * saved next; if others saved something in that time too, that save meets their version.
 */
export function acceptCopy(state: ChoicesState, server: ProjectChoices, before: RoomChoice): ChoicesState {
  const { projectPageId } = before;
  const taken = takeServer(state, server, { ...state.rooms, [projectPageId]: before });
  const copied = taken.rooms[projectPageId];
  if (isSaved(state) || isLocked(taken) || copied === undefined) return taken;
  const onlyCopied = server.version <= state.server.version + 1;
  return {
    ...taken,
    rooms: { ...state.rooms, [projectPageId]: copied },
    ...steppedFrom(state, [before]),
    revision: state.revision + 1,
    savedRevision: state.savedRevision,
    server: onlyCopied ? server : { ...server, version: state.server.version },
  };
}

/** Keeps the own rooms, now built on the server's newer version. */
export function keepOwn(state: ChoicesState, server: ProjectChoices): ChoicesState {
  return { ...state, server, revision: state.revision + 1 };
}

export function isSaved(state: ChoicesState): boolean {
  return state.revision === state.savedRevision;
}

/** Same content, whatever the order of keys. */
export function sameRooms(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (
    typeof a !== "object" ||
    typeof b !== "object" ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameRooms(value, right.get(key)));
}
