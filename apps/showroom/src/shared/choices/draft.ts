/** Drafts: unsaved choices in the browser's storage. They survive a closed page, an ended session and a lost connection. */
import * as z from "zod/mini";
import { roomChoiceSchema } from "@showroom/api-contract/entities/choices";
import type { Rooms } from "./choices-state.ts";

const draftSchema = z.object({ version: z.int(), rooms: z.record(z.string(), roomChoiceSchema) });

interface Draft {
  /** Version of the server's copy that the draft is based on. */
  readonly version: number;
  readonly rooms: Rooms;
}

export interface DraftStore {
  read(): Draft | null;
  write(draft: Draft): void;
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
