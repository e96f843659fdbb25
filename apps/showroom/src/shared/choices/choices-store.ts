/** The store of a buyer's choices: applies actions, saves changes and resolves conflicts with the server. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { isProblem } from "@showroom/api-client/failures";
import type { MergedRooms, Preference } from "@showroom/domain/configurator/merge-rooms";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import type { OwnFields } from "@showroom/domain/rules/changed-along";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext, type RoomContext } from "@showroom/domain/selection/room-context";
import { createAutosave, statusAfter, type Autosave, type SaveState, type WantedAppointment } from "./autosave.ts";
import { choicesCalls, isOtherHome, parseChoicesOf } from "./choices-calls.ts";
import {
  acceptCopy,
  acceptSave,
  acceptServer,
  changeRoom,
  confirmRoom,
  isLocked,
  isSaved,
  openChoices,
  redo,
  undo,
} from "./choices-state.ts";
import type { ChoicesState } from "./choices-state.ts";
import { keptDraft, type DraftNotices } from "./kept-draft.ts";
import { roomMender } from "./mend-room.ts";
import { acceptMerge, acceptTheirs, losesChange, mergeChoices } from "./merge-choices.ts";
import type { OpenChoicesOptions } from "./open-choices-options.ts";
import { mendRefused } from "./refused-pages.ts";
import { standardRooms } from "./standard-rooms.ts";
import { otherTabs } from "./other-tabs.ts";

export interface ChoicesStoreState extends ChoicesState, DraftNotices {
  readonly save: SaveState;
}

/** An action of `domain/selection`: returns the changed room. */
export type RoomAction = (context: RoomContext, room: RoomChoice) => RoomChoice;

export interface ChoicesStore extends Pick<StoreApi<ChoicesStoreState>, "getState" | "getInitialState" | "subscribe"> {
  readonly project: Project;
  readonly houseType: HouseType;
  /** The room of a page: the buyer's, or the standard room when nothing was chosen. */
  readonly room: (page: Page) => RoomChoice;
  /** Applies an action and then the rules. What changes outside `own` is told. */
  readonly change: (page: Page, action: RoomAction, own?: OwnFields) => void;
  /** Makes a page known before it is shown: its room is made legal, and the buyer is told. */
  readonly adopt: (page: Page) => void;
  /** Ids of the pages about which the buyer is asked in a conflict. */
  readonly conflictingPages: (theirs: ProjectChoices) => readonly number[];
  /** Confirms the page's choices and saves everything. @throws the failure of saving */
  readonly confirm: (page: Page) => Promise<void>;
  /** Submits the choices. @throws the failure; the choices are then unchanged */
  readonly submit: (page: Page, submitType: SubmitType, appointment?: WantedAppointment | null) => Promise<void>;
  /** Lets the server copy an earlier room's choices to a page. @throws the failure; the choices are then unchanged here */
  readonly copy: (page: Page) => Promise<void>;
  /** Undoes the last choice on a page. */
  readonly undo: (page: Page) => void;
  readonly redo: (page: Page) => void;
  readonly dismissNotice: () => void;
  /** The buyer has read what became of drafts; they are then removed. */
  readonly dismissDraftNotices: () => void;
  /** Saves at once, without waiting for the next automatic try. */
  readonly retry: () => void;
  readonly flush: () => Promise<void>;
  readonly resolveConflict: (keep: "own" | "server") => void;
  /** Shows what somebody else saved meanwhile, if anything. */
  readonly follow: () => void;
  /** Nothing can be chosen or saved any more: the viewing session ended. */
  readonly endTrial: () => void;
  readonly close: () => void;
}

export function openChoicesStore(options: OpenChoicesOptions): ChoicesStore {
  const { project, houseType, server, userId, readOnly, isClosed = false, trial = false } = options;
  const onlyLooks = readOnly && options.prepares !== true;
  const store = createStore<ChoicesStoreState>(() => ({
    ...openChoices(server, readOnly, trial),
    save: { kind: "saved" },
    lostChange: false,
    strandedDraft: null,
    moved: null,
  }));
  const draft = keptDraft(options, store.getState);
  const standardOf = standardRooms(project);
  const read = () => store.getState().server;
  const calls = choicesCalls({ ...server, houseTypeId: houseType.id, read }, () => autosave.leave());
  const autosave: Autosave = createAutosave({
    pending: () => {
      const state = store.getState();
      return isSaved(state) || state.submitType !== null || onlyLooks || state.save.kind === "moved"
        ? null
        : { rooms: state.rooms, submitType: null, version: state.server.version, revision: state.revision };
    },
    send: calls.send,
    parseCurrent: (value) => parseChoicesOf(server, value),
    merge,
    onSaved: (answer, revision) => {
      if (isMoved(answer)) {
        if (revision === store.getState().revision) draft.clear();
        return enterMoved();
      }
      update(acceptSave(store.getState(), answer, revision));
      tabs.tell(answer.version);
    },
    onOtherUser: options.onOtherUser,
    onLocked: async () => takeSubmitted(await calls.load()),
    onRefused: (refusal) => void mendRefused(refusal, houseType.id, adopt),
    onStatus: (save) => store.setState(({ save: before }) => ({ save: statusAfter(before, save) })),
  });

  const isMoved = (answer: ProjectChoices): boolean => isOtherHome(answer, read(), houseType.id);
  const enterMoved = (): void => store.setState({ save: { kind: "moved" } });
  const enterLeft = (failure: unknown): unknown =>
    isProblem(failure, "home-left") && store.setState({ save: { kind: "moved", hasLeft: true } });

  /** Versions that other tabs of this browser saved: they are the buyer's own, so their conflicts are not asked about. */
  const own = new Set<number>();
  const tabs = otherTabs(`showroom.choices.${userId}.${houseType.id}`, (version) => {
    own.add(version);
    if (version > store.getState().server.version) void autosave.alone(follow).catch(() => {});
  });
  /** The pages that are loaded, for their rules. */
  const pages = new Map<number, Page>();
  const mend = roomMender(project, pages);
  const mergedWith = (answer: ProjectChoices, prefer: Preference): MergedRooms =>
    mergeChoices(store.getState(), answer, prefer, { pages, project, houseType });

  function merge(answer: ProjectChoices): boolean {
    const { rooms, conflicts, clashes } = mergedWith(answer, "own");
    // Choices that exclude one another are asked about in tabs of one browser too: one of them would be lost without a word.
    if (clashes.length > 0 || (conflicts.length > 0 && !own.has(answer.version))) return false;
    update(acceptMerge(store.getState(), answer, rooms));
    return true;
  }

  /** Shows what another tab, or who shares the choices, saved. */
  async function follow(): Promise<void> {
    const answer = await calls.load();
    if (isMoved(answer)) return enterMoved();
    if (answer.version <= store.getState().server.version) return;
    if (answer.submitType !== null || store.getState().submitType !== null) return takeSubmitted(answer);
    if (merge(answer)) store.setState({ save: { kind: isSaved(store.getState()) ? "saved" : "saving" } });
  }

  function update(next: ChoicesState): void {
    const before = store.getState();
    store.setState(next);
    if (onlyLooks || next === before) return;
    if (isSaved(next) || next.rooms !== before.rooms) draft.follow(next);
    if (next.revision !== before.revision && !isSaved(next)) autosave.poke();
  }

  const adopt = (page: Page): void => update(mend(store.getState(), page));

  function room(page: Page): RoomChoice {
    pages.set(page.id, page);
    return store.getState().rooms[page.id] ?? standardOf(page);
  }

  function takeSubmitted(answer: ProjectChoices): void {
    if (isMoved(answer)) return enterMoved();
    const before = store.getState();
    const lostChange = losesChange(before, answer);
    update(acceptServer(before, answer));
    // Kept until the buyer has read that it was not saved.
    if (lostChange) draft.keepLost(before);
    store.setState({ save: { kind: "saved" }, lostChange });
  }

  async function copy(page: Page): Promise<void> {
    await calls.copy(page.id);
    const server = await calls.load();
    if (isMoved(server)) return enterMoved();
    update(acceptCopy(store.getState(), server, room(page)));
  }

  if (!readOnly || isClosed) {
    const { restored, notices } = draft.restore(server);
    if (restored !== null) update(restored);
    store.setState(notices);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    project,
    houseType,
    room,
    change(page, action, fields = "room") {
      const state = store.getState();
      const context = roomContext(page, project, state.submitType);
      const before = room(page);
      const after = action(context, before);
      if (after === before || isLocked(state)) return;
      if (page.type !== "configurator") return update(changeRoom(state, { before, after, followed: null }));
      const { room: settled, chosen, stages } = settle(context, before, after, fields);
      const followed = stages.length > 0 ? { chosen, stages } : null;
      update(changeRoom(state, { before, after: settled, followed }));
    },
    async confirm(page) {
      const present = room(page);
      const state = store.getState();
      const isKept = present.confirmedByUser && state.rooms[page.id];
      update(confirmRoom(state, isKept ? present : { ...present, confirmedByUser: true }));
      await autosave.flush();
    },
    async submit(page, submitType, appointment) {
      await autosave.flush();
      const before = store.getState();
      // The new object counts as a change, so there is something to send even when the room was already confirmed.
      store.setState(confirmRoom(before, { ...room(page), confirmedByUser: true }));
      try {
        await autosave.submit(submitType, appointment);
        draft.clear();
      } catch (error) {
        if (store.getState().submitType === null) store.setState({ rooms: before.rooms, revision: before.revision });
        const { save } = store.getState();
        // Everything here was saved before, so newer choices are taken over; the buyer can look at them and submit again.
        if (save.kind === "conflict" && merge(save.server)) store.setState({ save: { kind: "saved" } });
        throw error;
      }
    },
    async copy(page) {
      await autosave.flush();
      await autosave.alone(() => copy(page));
    },
    adopt,
    conflictingPages: (theirs) => mergedWith(theirs, "own").conflicts,
    undo: (page) => (update(undo(store.getState(), page.id, room(page))), adopt(page)),
    redo: (page) => (update(redo(store.getState(), page.id, room(page))), adopt(page)),
    dismissDraftNotices: () => store.setState(draft.dismiss(store.getState())),
    dismissNotice: () => store.setState({ notice: null }),
    retry: () => void autosave.flush().catch(() => {}),
    flush: () => autosave.flush(),
    resolveConflict(keep) {
      const { save } = store.getState();
      if (save.kind !== "conflict") return;
      const { rooms } = mergedWith(save.server, keep === "own" ? "own" : "theirs");
      update((keep === "own" ? acceptMerge : acceptTheirs)(store.getState(), save.server, rooms));
      if (isSaved(store.getState())) store.setState({ save: { kind: "saved" } });
    },
    follow: () => void autosave.alone(follow).catch(enterLeft),
    endTrial: () => (autosave.stop(), store.setState({ trial: false })),
    close: () => (tabs.close(), autosave.stop(), draft.close()),
  };
}
