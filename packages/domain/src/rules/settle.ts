import type { RoomChoice } from "../model/choices.ts";
import { slotChoices } from "../selection/room-slots.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { causeOf } from "./cause.ts";
import { changedAlong, type OwnFields } from "./changed-along.ts";
import { endConflict } from "./conflict-repair.ts";
import type { Consequence, Stage } from "./consequence.ts";
import { evaluateRules, type RuleOutcome } from "./evaluate.ts";
import type { Repair, Repaired } from "./repair.ts";
import type { Requirement } from "./requirements.ts";
import { removeHidden, meetRequirements, restoreStandards, undoLapsed } from "./repairs.ts";
import {
  dropUnknownGroups,
  endExclusion,
  keepOnePerPlace,
  mendOptions,
  newOptionsOf,
  removeUnoffered,
  withdrawOptions,
} from "./structure-repairs.ts";

export interface Settled {
  /** `after`, with everything repaired that makes it illegal (`roomFaults`). */
  readonly room: RoomChoice;
  readonly outcome: RuleOutcome;
  /** The room with the buyer's own choice only, before the changes of `stages`. */
  readonly chosen: RoomChoice;
  /** The changes besides the buyer's own choice, in order of repair; empty when there are none. */
  readonly consequences: readonly Consequence[];
  /** The same changes, by repair step. */
  readonly stages: readonly Stage[];
}

const REPAIRS: readonly ((repair: Repair) => Repaired | null)[] = [
  removeUnoffered,
  dropUnknownGroups,
  keepOnePerPlace,
  mendOptions,
  withdrawOptions,
  endExclusion,
  removeHidden,
  undoLapsed,
  meetRequirements,
  endConflict,
  restoreStandards,
];

/**
 * Makes the room legal after a choice: `before` is the room before the buyer's click, `after` the room right after it.
 * Deterministic. The notice with undo shows `consequences` and the price difference.
 * @param own the fields that the action is about; what it changes elsewhere counts as a consequence
 */
export function settle(context: RoomContext, before: RoomChoice, after: RoomChoice, own: OwnFields = "room"): Settled {
  const favoured = newlyChosen(before, after);
  const newOptions = newOptionsOf(before, after);
  const earlier = before === after ? null : evaluateRules(context.catalogue, before);
  const mended = new Set<string>();
  const met: Requirement[] = [];
  const { chosen, stages } = changedAlong(before, after, own);
  let room = after;
  for (;;) {
    const outcome = evaluateRules(context.catalogue, room, favoured);
    const repair: Repair = { context, room, outcome, earlier, before, favoured, newOptions, mended, met };
    const repaired = firstRepair(repair);
    if (!repaired) {
      const consequences = stages.flatMap((stage) => stage.consequences);
      return { room, outcome, chosen, consequences, stages };
    }
    room = repaired.room;
    const consequences = repaired.changes.map((change) => ({ ...change, cause: causeOf(repair, change) }));
    favourRequired(favoured, consequences);
    stages.push({ room, consequences });
  }
}

function firstRepair(repair: Repair): Repaired | null {
  for (const mend of REPAIRS) {
    const repaired = mend(repair);
    if (repaired) return repaired;
  }
  return null;
}

function newlyChosen(before: RoomChoice, after: RoomChoice): Set<number> {
  const had = new Set(slotChoices(before).map(({ choice }) => choice.variantProjectProductId));
  const chosen = slotChoices(after).filter(({ choice }) => !had.has(choice.variantProjectProductId));
  return new Set(chosen.flatMap(({ choice }) => [choice.variantProjectProductId, choice.pageProductId]));
}

/** What the newest choice requires is as new as that choice. */
function favourRequired(favoured: Set<number>, consequences: readonly Consequence[]): void {
  for (const { reason, cause, after } of consequences)
    if (reason === "required" && after && cause && favoured.has(cause.variantProjectProductId))
      favoured.add(after.variantProjectProductId).add(after.pageProductId);
}
