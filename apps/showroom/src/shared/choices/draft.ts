/** Drafts: unsaved choices in the browser's storage. They survive a closed page, an ended session and a lost connection. */
import * as z from "zod/mini";
import { roomChoiceSchema } from "@showroom/api-contract/entities/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { sameRooms } from "./choices-state.ts";
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
  /** Removes what this page read or wrote. What another window wrote since stays. */
  clear(): void;
}

const DAMAGED: StoredDraft = { draft: null, isDamaged: true };

/** Names a page among those of this browser. Not a secret. */
const randomName = (): string => Math.random().toString(36).slice(2);

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

const houseTypePrefix = (userId: number, houseTypeId: number): string => `${PREFIX}${userId}.${houseTypeId}`;

/** The keys in the storage that equal a prefix, or continue it after a dot. */
const keysBelow = (storage: DraftStorage | null, prefix: string): readonly string[] =>
  Object.keys(storage ?? {}).filter((key) => key === prefix || key.startsWith(`${prefix}.`));

/** The rooms that a draft changes. Without its base every room may be one. */
const changedRooms = ({ rooms, base }: SavedDraft): Rooms =>
  Object.fromEntries(Object.entries(rooms).filter(([id, room]) => !base || !sameRooms(room, base[id])));

/** Both drafts in one; null when they build on other versions or change the same room: then one waits for the next visit. */
function combine(first: SavedDraft, second: SavedDraft): SavedDraft | null {
  const [mine, theirs] = [changedRooms(first), changedRooms(second)];
  const agrees = Object.entries(theirs).every(([id, room]) => !(id in mine) || sameRooms(mine[id], room));
  if (first.version !== second.version || !agrees) return null;
  return { ...first, rooms: { ...first.rooms, ...theirs } };
}

/**
 * The drafts of a user and house type. Every open page writes one of its own, so that a tab does not replace the unsaved choices of
 * another one. A page that opens restores what earlier pages left. Without usable storage nothing is kept.
 */
export function draftStore(
  storage: DraftStorage | null,
  userId: number,
  houseTypeId: number,
  page: string = randomName(),
): DraftStore {
  const prefix = houseTypePrefix(userId, houseTypeId);
  const key = `${prefix}.${page}`;
  /** What this page read or wrote, by key. */
  const own = new Map<string, string>();

  function textAt(at: string): string | null {
    try {
      return storage?.getItem(at) ?? null;
    } catch {
      return null;
    }
  }

  function forget(at: string): void {
    if (storage !== null && textAt(at) === own.get(at)) storage.removeItem(at);
    own.delete(at);
  }

  return {
    read() {
      own.clear();
      let draft: SavedDraft | null = null;
      let isDamaged = false;
      for (const at of keysBelow(storage, prefix)) {
        const text = textAt(at);
        if (text === null) continue;
        const stored = parseDraft(text);
        isDamaged ||= stored.isDamaged;
        if (draft && stored.draft) {
          const both = combine(draft, stored.draft);
          if (both === null) continue;
          draft = both;
        } else draft ??= stored.draft;
        own.set(at, text);
      }
      return { draft, isDamaged };
    },
    write(draft) {
      const text = JSON.stringify(draft);
      try {
        storage?.setItem(key, text);
      } catch {
        return false;
      }
      // This draft contains those that were restored.
      for (const at of own.keys()) if (at !== key) forget(at);
      own.set(key, text);
      return storage !== null;
    },
    clear() {
      for (const at of own.keys()) forget(at);
    },
  };
}

/** The ids of other house types for which the user has a draft in this browser. */
export function otherDrafts(storage: Storage | null, userId: number, houseTypeId: number): readonly number[] {
  const prefix = `${PREFIX}${userId}`;
  const ids = keysBelow(storage, prefix).map((key) => Number(key.slice(prefix.length + 1).split(".")[0]));
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id !== houseTypeId);
}

export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
