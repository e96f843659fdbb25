import type { ProjectChoices } from "../model/choices.ts";
import type { SubmitType } from "../model/project.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { diffRooms, type RoomDifference } from "./room-diff.ts";

export interface PageDifference {
  readonly pageId: number;
  /** `added` and `removed`: only one version has choices for the page. */
  readonly change: "added" | "removed" | "changed";
  readonly differences: readonly RoomDifference[];
}

export interface ChoicesDifference {
  /** Pages that differ, by id. */
  readonly pages: readonly PageDifference[];
  /** Null when both are handed in, or open, in the same way. */
  readonly submitType: { readonly before: SubmitType | null; readonly after: SubmitType | null } | null;
  /** Null when both are of the same house type. */
  readonly houseTypeId: { readonly before: number; readonly after: number } | null;
}

type ComparedChoices = Pick<ProjectChoices, "projectRoomChoices" | "submitType" | "houseTypeId">;

/** What differs between two versions of a buyer's choices: for a conflict between two tabs, and for the history. */
export function diffChoices(before: ComparedChoices, after: ComparedChoices): ChoicesDifference {
  const ids = new Set(
    [...Object.keys(before.projectRoomChoices), ...Object.keys(after.projectRoomChoices)].map(Number),
  );
  const pages = [...ids]
    .toSorted((a, b) => a - b)
    .flatMap((pageId): PageDifference[] => {
      const [old, now] = [before.projectRoomChoices[pageId], after.projectRoomChoices[pageId]];
      const differences = diffRooms(old ?? emptyRoomChoice(pageId), now ?? emptyRoomChoice(pageId));
      const change = old ? (now ? "changed" : "removed") : "added";
      return differences.length > 0 || change !== "changed" ? [{ pageId, change, differences }] : [];
    });
  return {
    pages,
    submitType: before.submitType === after.submitType ? null : { before: before.submitType, after: after.submitType },
    houseTypeId:
      before.houseTypeId === after.houseTypeId ? null : { before: before.houseTypeId, after: after.houseTypeId },
  };
}

export function isSameChoices({ pages, submitType, houseTypeId }: ChoicesDifference): boolean {
  return pages.length === 0 && submitType === null && houseTypeId === null;
}
