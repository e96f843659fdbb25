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

export interface ChoicesState {
  readonly rooms: Rooms;
  /** Rooms before each action, oldest first. */
  readonly past: readonly Rooms[];
  readonly future: readonly Rooms[];
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

/** Puts a room in place. `silent` changes (a confirmed page, a default set-up) are saved but are no step to undo. */
export function changeRoom(
  state: ChoicesState,
  room: RoomChoice,
  followed: Pick<ConsequenceNotice, "chosen" | "stages"> | null,
  silent = false,
): ChoicesState {
  const key = String(room.projectPageId);
  if (isLocked(state) || state.rooms[key] === room) return state;
  return {
    ...state,
    rooms: { ...state.rooms, [key]: room },
    past: silent ? state.past : [...state.past, state.rooms].slice(-LONGEST_PAST),
    future: silent ? state.future : [],
    notice: followed ? { pageId: room.projectPageId, ...followed } : silent ? state.notice : null,
    revision: state.revision + 1,
  };
}

/** Confirmed pages stay confirmed: undo takes choices back, not progress. */
function withProgress(target: Rooms, present: Rooms): Rooms {
  return Object.fromEntries(
    Object.entries(target).map(([key, room]) => {
      const confirmedByUser = room.confirmedByUser || (present[key]?.confirmedByUser ?? false);
      return [key, confirmedByUser === room.confirmedByUser ? room : { ...room, confirmedByUser }];
    }),
  );
}

export function undo(state: ChoicesState): ChoicesState {
  const before = state.past.at(-1);
  if (before === undefined || isLocked(state)) return state;
  return {
    ...state,
    rooms: withProgress(before, state.rooms),
    past: state.past.slice(0, -1),
    future: [state.rooms, ...state.future],
    notice: null,
    revision: state.revision + 1,
  };
}

export function redo(state: ChoicesState): ChoicesState {
  const [next, ...rest] = state.future;
  if (next === undefined || isLocked(state)) return state;
  return {
    ...state,
    rooms: withProgress(next, state.rooms),
    past: [...state.past, state.rooms],
    future: rest,
    notice: null,
    revision: state.revision + 1,
  };
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

/** Replaces everything by the server's copy: the buyer chose it over the own one, or choices are locked. */
export function acceptServer(state: ChoicesState, server: ProjectChoices): ChoicesState {
  return { ...openChoices(server, state.readOnly), revision: state.revision, savedRevision: state.revision };
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
