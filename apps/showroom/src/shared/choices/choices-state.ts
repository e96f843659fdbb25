/** The state of a buyer's choices, and the pure functions that compute the next state after an action, an undo or an answer of the server. */
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import type { Stage } from "@showroom/domain/rules/consequence";

/** By page id. */
export type Rooms = Readonly<Record<string, RoomChoice>>;

/** The consequences of the last choice. They are shown until the buyer dismisses them, undoes the choice or makes another one. */
export interface ConsequenceNotice {
  readonly pageId: number;
  /** The room with the buyer's own choice only, before its consequences. */
  readonly chosen: RoomChoice;
  readonly stages: readonly Stage[];
  /** The room was illegal and was mended, without a choice of the buyer. There is nothing to undo. */
  readonly mended?: true;
}

/** The state of a room to go back to. */
export interface UndoStep {
  readonly pageId: number;
  readonly room: RoomChoice;
  /** The room with the choice that the step takes back; only of a choice that the buyer just made. */
  readonly after?: RoomChoice;
  /** The same with the buyer's own choice only, where something else changed along. */
  readonly chosen?: RoomChoice | undefined;
}

export interface ChoicesState {
  readonly rooms: Rooms;
  /** Steps that can be undone, the newest last. Undo takes only steps of the page on the screen. */
  readonly past: readonly UndoStep[];
  /** Steps that can be redone, the newest last. */
  readonly future: readonly UndoStep[];
  readonly notice: ConsequenceNotice | null;
  /** Increases with every change that has to be saved. */
  readonly revision: number;
  /** The revision that the last successful save contained. */
  readonly savedRevision: number;
  readonly submitType: SubmitType | null;
  /** Whether somebody else views the buyer's choices; what only the buyer does is not offered then. */
  readonly readOnly: boolean;
  /** Whether somebody else can choose: in a preview of a catalogue, which saves nothing, or in the buyer's place. */
  readonly trial: boolean;
  /** The server's copy that the next save builds on. */
  readonly server: ProjectChoices;
}

/** The number of steps that can be undone. */
const LONGEST_PAST = 100;

/** Adds the replaced rooms to the steps that can be undone, and drops the redo history of those rooms. */
function withSteps(state: ChoicesState, replaced: readonly RoomChoice[]): ChoicesState {
  const pageIds = new Set(replaced.map((room) => room.projectPageId));
  const steps = replaced.map((room) => ({ pageId: room.projectPageId, room }));
  return {
    ...state,
    past: [...state.past, ...steps].slice(-LONGEST_PAST),
    future: state.future.filter(({ pageId }) => !pageIds.has(pageId)),
  };
}

export function openChoices(server: ProjectChoices, readOnly = false, trial = false): ChoicesState {
  return {
    rooms: server.projectRoomChoices,
    past: [],
    future: [],
    notice: null,
    revision: 0,
    savedRevision: 0,
    submitType: server.submitType,
    readOnly,
    trial,
    server,
  };
}

/** Whether nothing can be chosen: the choices were submitted, or somebody else views them. */
export function isLocked({
  submitType,
  readOnly,
  trial,
}: Pick<ChoicesState, "submitType" | "readOnly" | "trial">): boolean {
  return submitType !== null || (readOnly && !trial);
}

/** The result of an action on a room. */
export interface RoomChange {
  /** The buyer's room, or the standard room that was shown for a page without choices. */
  readonly before: RoomChoice;
  readonly after: RoomChoice;
  /** The consequences of the choice; null when there are none. */
  readonly followed: Pick<ConsequenceNotice, "chosen" | "stages"> | null;
}

/** Whether staff reopened the submission: the buyer then confirms every room that changes again. */
const isReopened = ({ server }: Pick<ChoicesState, "server">): boolean => server.reopened !== null;

/** Replaces a room, as a step that can be undone. */
export function changeRoom(state: ChoicesState, { before, after: changed, followed }: RoomChange): ChoicesState {
  const pageId = changed.projectPageId;
  if (isLocked(state) || state.rooms[pageId] === changed) return state;
  const after = isReopened(state) && changed.confirmedByUser ? { ...changed, confirmedByUser: false } : changed;
  return {
    ...state,
    rooms: { ...state.rooms, [pageId]: after },
    notice: followed && { pageId, ...followed },
    revision: state.revision + 1,
    past: [...state.past, { pageId, room: before, after, chosen: followed?.chosen }].slice(-LONGEST_PAST),
    future: state.future.filter((step) => step.pageId !== pageId),
  };
}

/** Replaces a room by its confirmed version. It has to be saved, but it is not a step that can be undone. */
export function confirmRoom(state: ChoicesState, room: RoomChoice): ChoicesState {
  const key = String(room.projectPageId);
  if (isLocked(state) || state.rooms[key] === room) return state;
  return { ...state, rooms: { ...state.rooms, [key]: room }, revision: state.revision + 1 };
}

/**
 * Undoes or redoes a step of a room: restores the newest step in `from` and adds the present room to `to`.
 * @param shown the room that is shown for a page without choices
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
  // Undo does not take back that a page was confirmed, except where the changed room has to be confirmed again.
  const confirmedByUser = step.room.confirmedByUser || (present.confirmedByUser && !isReopened(state));
  const room = step.room.confirmedByUser === confirmedByUser ? step.room : { ...step.room, confirmedByUser };
  return {
    ...state,
    rooms: { ...state.rooms, [pageId]: room },
    [from]: state[from].filter((_, index) => index !== at),
    [to]: [...state[to], { pageId, room: present }],
    notice: null,
    revision: state.revision + 1,
  };
}

/** Undoes the last choice on a page. */
export function undo(state: ChoicesState, pageId: number, shown?: RoomChoice): ChoicesState {
  return walk(state, pageId, ["past", "future"], shown);
}

/** Redoes the choice that was last undone on a page. */
export function redo(state: ChoicesState, pageId: number, shown?: RoomChoice): ChoicesState {
  return walk(state, pageId, ["future", "past"], shown);
}

/** Whether a page has steps to undo and to redo. */
export function historyOf({ past, future }: Pick<ChoicesState, "past" | "future">, pageId: number) {
  const isOwn = (step: UndoStep): boolean => step.pageId === pageId;
  return { canUndo: past.some(isOwn), canRedo: future.some(isOwn) };
}

/**
 * Takes the server's answer to a save of `revision`. The server's rooms replace the buyer's, unless the buyer chose something since then:
 * that stays and is saved next.
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

/** Whether the next undo on a page takes back the copy of another room's choices. */
export function undoesCopy({ past, rooms }: Pick<ChoicesState, "past" | "rooms">, pageId: number): boolean {
  const step = past.findLast((candidate) => candidate.pageId === pageId);
  return step !== undefined && rooms[pageId]?.choicesFromOtherRoom === true && step.room.choicesFromOtherRoom !== true;
}

/** Replaces everything by the server's copy and drops the undo history, for example after the choices were submitted elsewhere. */
export function acceptServer(state: ChoicesState, server: ProjectChoices): ChoicesState {
  return {
    ...openChoices(server, state.readOnly, state.trial),
    revision: state.revision,
    savedRevision: state.revision,
  };
}

/**
 * Replaces the rooms by the server's because the buyer asked for it. This is a step that can be undone in each room that differs.
 * @param shown the rooms on the screen: the buyer's, and standard rooms for pages without choices
 */
export function takeServer(state: ChoicesState, server: ProjectChoices, shown: Rooms = state.rooms): ChoicesState {
  const accepted = acceptServer(state, server);
  if (isLocked(accepted)) return accepted;
  const replaced = Object.values(shown).filter((room) => !sameRooms(room, accepted.rooms[room.projectPageId]));
  return withSteps({ ...accepted, past: state.past, future: state.future }, replaced);
}

/**
 * Takes the room that the server copied over `before`, as a step that can be undone. Choices that the buyer made in other rooms in the
 * meantime stay and are saved next. If somebody else saved in the meantime too, that save ends in a conflict.
 */
export function acceptCopy(state: ChoicesState, server: ProjectChoices, before: RoomChoice): ChoicesState {
  const { projectPageId } = before;
  const taken = takeServer(state, server, { ...state.rooms, [projectPageId]: before });
  const copied = taken.rooms[projectPageId];
  if (isSaved(state) || isLocked(taken) || copied === undefined) return taken;
  const onlyCopied = server.version <= state.server.version + 1;
  const changed = {
    ...state,
    rooms: { ...state.rooms, [projectPageId]: copied },
    submitType: server.submitType,
    server: onlyCopied ? server : { ...server, ...earlierCopy(state.server, copied) },
    notice: null,
    revision: state.revision + 1,
  };
  return withSteps(changed, [before]);
}

/** The server's copy that the buyer's choices are based on, with a copied room. */
const earlierCopy = ({ version, projectRoomChoices }: ProjectChoices, copied: RoomChoice) => ({
  version,
  projectRoomChoices: { ...projectRoomChoices, [copied.projectPageId]: copied },
});

export function isSaved(state: ChoicesState): boolean {
  return state.revision === state.savedRevision;
}

/** Whether two values have the same content; the order of keys does not matter. */
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
