/** Choices that the server does not have yet, kept in the browser so that nothing is lost with a page, a session or a connection. */
import * as z from "zod/mini";
import { roomChoiceSchema } from "@showroom/api-contract/entities/choices";
import type { Rooms } from "./choices-state.ts";

const draftSchema = z.object({ version: z.int(), rooms: z.record(z.string(), roomChoiceSchema) });

interface Draft {
  /** Version of the server's copy that the draft builds on. */
  readonly version: number;
  readonly rooms: Rooms;
}

export interface DraftStore {
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

/** A draft per person and house type. Without storage (a full or a closed one) drafts live as long as the page. */
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
        // Full or forbidden: the choices are still on the screen and are saved to the server as usual.
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
