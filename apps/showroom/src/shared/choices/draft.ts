/** Drafts: unsaved choices in the browser's storage. They survive a closed page, an ended session and a lost connection. */
import * as z from "zod/mini";
import { roomChoiceSchema } from "@showroom/api-contract/entities/choices";
import type { ChoicesState, Rooms } from "./choices-state.ts";

const roomsSchema = z.record(z.string(), roomChoiceSchema);
const draftSchema = z.object({ version: z.int(), rooms: roomsSchema, base: z.optional(roomsSchema) });

/** Unsaved choices as the browser keeps them. */
export interface SavedDraft {
  /** Version of the server's copy that they are based on. */
  readonly version: number;
  readonly rooms: Rooms;
  /** The rooms of that copy, to merge with what was saved elsewhere since. */
  readonly base?: Rooms | undefined;
}

/**
 * Restores choices that were not saved before the browser left the page. The first save of a draft of an older version is merged with
 * what was saved since; without the rooms that it is based on the buyer is asked.
 */
export function restoreDraft(state: ChoicesState, { version, rooms, base = {} }: SavedDraft): ChoicesState {
  const server =
    version === state.server.version ? state.server : { ...state.server, version, projectRoomChoices: base };
  return { ...state, rooms, server, revision: state.revision + 1 };
}

export interface DraftStore {
  read(): SavedDraft | null;
  write(draft: SavedDraft): void;
  clear(): void;
}

/** The draft of a user and house type. Without usable storage nothing is kept. */
export function draftStore(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
  userId: number,
  houseTypeId: number,
): DraftStore {
  const key = `showroom.draft.${userId}.${houseTypeId}`;
  return {
    read() {
      try {
        const text = storage?.getItem(key);
        const parsed = text ? z.safeParse(draftSchema, JSON.parse(text)) : null;
        return parsed?.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage?.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or blocked: the choices stay on the screen and are saved to the server as usual.
      }
    },
    clear: () => storage?.removeItem(key),
  };
}

export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
