/** The draft of an open store, and what the buyer is told about drafts that could not be restored. */
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { isSaved, sameRooms } from "./choices-state.ts";
import type { ChoicesState } from "./choices-state.ts";
import { browserStorage, draftStore, restoreDraft } from "./draft.ts";
import { losesChange } from "./merge-choices.ts";
import type { OpenChoicesOptions } from "./open-choices-options.ts";
import { movedNews } from "./moved-news.ts";
import type { MovedDraft } from "./moved-news.ts";

/** Drafts that were not saved and are not on the screen. The browser keeps each of them until the buyer has read it. */
export interface DraftNotices {
  /** The choices were submitted elsewhere before the last change here was saved. */
  readonly lostChange: boolean;
  /** A draft that could not be restored: it could not be read, or the project takes no changes any more. */
  readonly strandedDraft: "unreadable" | "closed" | null;
  /** What became of a draft of an earlier house type. */
  readonly moved: MovedDraft | null;
}

const NO_NOTICES: DraftNotices = { lostChange: false, strandedDraft: null, moved: null };

type KeptDraftOptions = Pick<OpenChoicesOptions, "project" | "houseType" | "userId" | "prepares">;

export interface KeptDraft {
  /** Keeps the unsaved choices, or removes the draft when everything is saved. */
  follow(next: ChoicesState): void;
  clear(): void;
  /** Keeps choices that were submitted without the last change. */
  keepLost(lost: ChoicesState): void;
  /** The state with the draft restored; null without a draft to restore. */
  restore(server: ProjectChoices): { readonly restored: ChoicesState | null; readonly notices: DraftNotices };
  /** Removes the drafts that the notices are about. */
  dismiss(notices: DraftNotices): DraftNotices;
  close(): void;
}

/** The draft of choices. `state`: the present state of the store. */
export function keptDraft(
  { project, houseType, userId, prepares }: KeptDraftOptions,
  state: () => ChoicesState,
): KeptDraft {
  const storage = prepares ? null : browserStorage();
  const drafts = draftStore(storage, userId, houseType.id);
  const news = movedNews(storage, userId, houseType.id);
  /** Whether the browser stored the newest unsaved choices; otherwise it asks before the page closes. */
  let isKept = true;
  const onLeave = (event: BeforeUnloadEvent): void => {
    if (!isKept && !isSaved(state())) event.preventDefault();
  };
  globalThis.addEventListener?.("beforeunload", onLeave);

  const write = ({ server: { version, projectRoomChoices: base }, rooms }: ChoicesState): boolean =>
    drafts.write({ version, rooms, base, projectId: project.id });

  return {
    follow(next) {
      if (isSaved(next)) drafts.clear();
      else isKept = write(next);
    },
    clear: () => drafts.clear(),
    keepLost: (lost) => void write(lost),
    restore(server) {
      const { draft, isDamaged } = drafts.read();
      const notices: DraftNotices = {
        ...NO_NOTICES,
        strandedDraft: isDamaged ? "unreadable" : null,
        moved: news.read(),
      };
      if (draft === null) return { restored: null, notices };
      const present = state();
      const restored = restoreDraft(present, draft);
      if (sameRooms(restored.rooms, server.projectRoomChoices)) {
        if (!isDamaged) drafts.clear();
        return { restored: null, notices };
      }
      if (present.readOnly) return { restored: null, notices: { ...notices, strandedDraft: "closed" } };
      if (server.submitType === null) return { restored, notices };
      const lostChange = losesChange(restored, server);
      if (!lostChange) drafts.clear();
      return { restored: null, notices: { ...notices, lostChange } };
    },
    dismiss({ lostChange, strandedDraft }) {
      news.clear();
      if (isSaved(state()) && (lostChange || strandedDraft !== null)) drafts.clear();
      return NO_NOTICES;
    },
    close: () => globalThis.removeEventListener?.("beforeunload", onLeave),
  };
}
