/** The news about a draft of another house type, kept until the buyer has read it. */
import * as z from "zod/mini";
import { changedChoiceSchema } from "@showroom/api-contract/entities/changed-choice";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";

/** What became of a draft of another house type. The browser keeps it until the buyer has read it. */
export interface MovedDraft {
  /** False when nothing of the draft could be taken over. */
  readonly isTaken: boolean;
  /** What could not be taken over, or costs another amount now. */
  readonly changes: readonly ChangedChoice[];
}

const movedSchema = z.object({ isTaken: z.boolean(), changes: z.array(changedChoiceSchema) });

/** Keeps the news about a moved draft for a user and house type. */
export function movedNews(storage: Storage | null, userId: number, houseTypeId: number) {
  const key = `showroom.moved.${userId}.${houseTypeId}`;
  return {
    read(): MovedDraft | null {
      try {
        const text = storage?.getItem(key);
        const parsed = text ? z.safeParse(movedSchema, JSON.parse(text)) : null;
        return parsed?.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    write: (news: MovedDraft) => storage?.setItem(key, JSON.stringify(news)),
    clear: () => storage?.removeItem(key),
  };
}
