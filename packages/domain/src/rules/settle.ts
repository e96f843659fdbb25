import type { RoomChoice } from "../model/choices.ts";
import { slotChoices } from "../selection/room-slots.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { isOptionOffered, removeOption } from "../selection/tile-options.ts";
import { causeOf } from "./cause.ts";
import type { Consequence, Stage } from "./consequence.ts";
import { evaluateRules, type RuleOutcome } from "./evaluate.ts";
import type { Repair, Repaired } from "./repair.ts";
import { removeHidden, meetRequirements, restoreStandards, undoLapsed } from "./repairs.ts";

export interface Settled {
  /** `after`, with everything repaired that the rules do not allow. */
  readonly room: RoomChoice;
  readonly outcome: RuleOutcome;
  /** The changes besides the buyer's own choice, in order of repair; empty when there are none. */
  readonly consequences: readonly Consequence[];
  /** The same changes, by repair step. */
  readonly stages: readonly Stage[];
}

const REPAIRS: readonly ((repair: Repair) => Repaired | null)[] = [
  withdrawOptions,
  removeHidden,
  undoLapsed,
  meetRequirements,
  restoreStandards,
];

/**
 * Applies the rules after a choice: `before` is the room before the buyer's click, `after` the room right after it.
 * Deterministic. The notice with undo shows `consequences` and the price difference.
 */
export function settle(context: RoomContext, before: RoomChoice, after: RoomChoice): Settled {
  const favoured = newlyChosen(before, after);
  const earlier = before === after ? null : evaluateRules(context.catalogue, before);
  const mended = new Set<string>();
  const stages: Stage[] = [];
  let room = after;
  for (;;) {
    const outcome = evaluateRules(context.catalogue, room, favoured);
    const repair: Repair = { context, room, outcome, earlier, before, favoured, mended };
    const repaired = firstRepair(repair);
    if (!repaired) return { room, outcome, consequences: stages.flatMap((stage) => stage.consequences), stages };
    room = repaired.room;
    const consequences = repaired.changes.map((change) => ({ ...change, cause: causeOf(repair, change) }));
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

function newlyChosen(before: RoomChoice, after: RoomChoice): ReadonlySet<number> {
  const had = new Set(slotChoices(before).map(({ choice }) => choice.variantProjectProductId));
  const chosen = slotChoices(after).filter(({ choice }) => !had.has(choice.variantProjectProductId));
  return new Set(chosen.flatMap(({ choice }) => [choice.variantProjectProductId, choice.pageProductId]));
}

function withdrawOptions({ context, room }: Repair): Repaired | null {
  for (const { tileOption, selectedVariant } of room.tileOptions) {
    if (tileOption === "CeilingHigh" || isOptionOffered(context, room, tileOption)) continue;
    const slot = { kind: "option", option: tileOption } as const;
    return {
      room: removeOption(room, tileOption),
      changes: [{ reason: "option-not-offered", slot, before: selectedVariant, after: null, ruleIds: [] }],
    };
  }
  return null;
}
