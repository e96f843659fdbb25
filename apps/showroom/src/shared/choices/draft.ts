/** Drafts: unsaved choices in the browser's storage. They survive a closed page, an ended session and a lost connection. */
import * as z from "zod/mini";
import { roomChoiceSchema } from "@showroom/api-contract/entities/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { ChoicesState, Rooms } from "./choices-state.ts";

const anyRooms = z.record(z.string(), z.unknown());
const draftSchema = z.object({
  version: z.int(),
  rooms: anyRooms,
  base: z.optional(anyRooms),
  projectId: z.optional(z.int()),
});

/** Unsaved choices as the browser keeps them. */
export interface SavedDraft {
  /** Version of the server's copy that they are based on. */
  readonly version: number;
  readonly rooms: Rooms;
  /** The rooms of that copy, to merge with what was saved elsewhere since. */
  readonly base?: Rooms | undefined;
  /** Absent in drafts of earlier releases. */
  readonly projectId?: number | undefined;
}

/** What is stored for a user and house type. `isDamaged`: some of it could not be read. */
export interface StoredDraft {
  readonly draft: SavedDraft | null;
  readonly isDamaged: boolean;
}

/**
 * Restores choices that were not saved before the browser left the page. The first save of a draft of an older version is merged with
 * what was saved since; without the rooms that it is based on the buyer is asked. Rooms that the draft does not have stay as they are.
 */
export function restoreDraft(state: ChoicesState, { version, rooms, base = {} }: SavedDraft): ChoicesState {
  const server =
    version === state.server.version ? state.server : { ...state.server, version, projectRoomChoices: base };
  return { ...state, rooms: { ...state.rooms, ...rooms }, server, revision: state.revision + 1 };
}

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface DraftStore {
  read(): StoredDraft;
  /** Returns false when the browser could not store it. */
  write(draft: SavedDraft): boolean;
  /** Removes what this page read or wrote. A draft that another window wrote since stays. */
  clear(): void;
}

const NOTHING: StoredDraft = { draft: null, isDamaged: false };
const DAMAGED: StoredDraft = { draft: null, isDamaged: true };

/** The rooms that can be read; a later release may have stored others. */
function readableRooms(rooms: Readonly<Record<string, unknown>>): { readonly rooms: Rooms; readonly all: boolean } {
  const read = Object.entries(rooms).flatMap(([key, value]): [string, RoomChoice][] => {
    const room = z.safeParse(roomChoiceSchema, value);
    return room.success ? [[key, room.data]] : [];
  });
  return { rooms: Object.fromEntries(read), all: read.length === Object.keys(rooms).length };
}

function parseDraft(text: string): StoredDraft {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return DAMAGED;
  }
  const parsed = z.safeParse(draftSchema, value);
  if (!parsed.success) return DAMAGED;
  const { base, ...rest } = parsed.data;
  const rooms = readableRooms(rest.rooms);
  if (!rooms.all && Object.keys(rooms.rooms).length === 0) return DAMAGED;
  const draft = { ...rest, rooms: rooms.rooms, ...(base && { base: readableRooms(base).rooms }) };
  return { draft, isDamaged: !rooms.all };
}

const PREFIX = "showroom.draft.";

/** The draft of a user and house type. Without usable storage nothing is kept. */
export function draftStore(storage: DraftStorage | null, userId: number, houseTypeId: number): DraftStore {
  const key = `${PREFIX}${userId}.${houseTypeId}`;
  let own: string | null = null;
  return {
    read() {
      try {
        own = storage?.getItem(key) ?? null;
      } catch {
        own = null;
      }
      return own === null ? NOTHING : parseDraft(own);
    },
    write(draft) {
      const text = JSON.stringify(draft);
      try {
        storage?.setItem(key, text);
        own = text;
        return storage !== null;
      } catch {
        return false;
      }
    },
    clear() {
      if (own !== null && storage?.getItem(key) === own) storage.removeItem(key);
      own = null;
    },
  };
}

/** The ids of other house types for which the user has a draft in this browser. */
export function otherDrafts(storage: Storage | null, userId: number, houseTypeId: number): readonly number[] {
  const prefix = `${PREFIX}${userId}.`;
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)))
    .filter((id) => Number.isInteger(id) && id !== houseTypeId);
}

export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
