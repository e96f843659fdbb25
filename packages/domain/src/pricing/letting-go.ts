/** What a buyer can let go to pay less: every surcharge of a home, with what its return to the standard saves. */
import { resetSanitaryGroup } from "../configurator/sanitary-reset.ts";
import type { RoomChoice } from "../model/choices.ts";
import { linesOf, type LineItem } from "../model/cost.ts";
import type { Page } from "../model/page.ts";
import { cents, type Cents } from "../money/cents.ts";
import type { OwnFields } from "../rules/changed-along.ts";
import type { Stage } from "../rules/consequence.ts";
import { settle } from "../rules/settle.ts";
import { addAccessory, clearAccessory } from "../selection/accessories.ts";
import { selectNoFloor } from "../selection/floors.ts";
import { roomContext, type RoomContext } from "../selection/room-context.ts";
import { accessoryField, groupField, optionField, tileField } from "../selection/room-fields.ts";
import { slotChoices, slotKey } from "../selection/room-slots.ts";
import { deselectSanitary, sanitaryGroup, standardOfGroup } from "../selection/sanitary.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { findOption, removeOption, setCeilingHigh } from "../selection/tile-options.ts";
import { selectFloorTile, selectWallTile, standardTile } from "../selection/tiles.ts";
import { sameChoice } from "../selection/variants.ts";
import type { CostInput } from "./calculate-cost.ts";
import { pageCost } from "./page-cost.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing } from "./page-pricing.ts";
import { costBase, priceDifference } from "./price-difference.ts";

/** The action of a click that returns one thing to its standard, and the fields that it is about. */
interface Return {
  readonly action: (context: RoomContext, room: RoomChoice) => RoomChoice;
  readonly own: OwnFields;
}

export interface LettingGo extends Return {
  /** Unique within a home. */
  readonly id: string;
  readonly page: Page;
  /** The line of what is let go; null for tiles up to the ceiling, whose price is part of the line of the wall tile. */
  readonly line: LineItem | null;
  /** By how much the total goes down, with what comes along and the discount; more than zero. */
  readonly saving: Cents;
  /** The total afterwards. */
  readonly totalPrice: Cents;
  readonly before: RoomChoice;
  /** The room with the return only. */
  readonly chosen: RoomChoice;
  /** What changes elsewhere. */
  readonly stages: readonly Stage[];
}

/** Everything of which the return to the standard saves something, the largest saving first. */
export function lettingGo(input: CostInput): readonly LettingGo[] {
  const base = costBase(input);
  return input.pages
    .filter(({ type }) => type === "configurator" || type === "floors")
    .flatMap((page) => {
      const pricing = pagePricing(input.project, input.houseType, page);
      const context = roomContext(page, input.project, null);
      const before = input.choices[page.id] ?? pricing.standard;
      const lines = linesOf(pageCost(pricing, pageLines(pricing, input.floors, before)));
      return [...lines.filter(({ status }) => status === "chosen"), null].flatMap((line): readonly LettingGo[] => {
        const way = line === null ? CEILING : returnOf(context, line);
        if (way === null) return [];
        const after = way.action(context, before);
        if (after === before) return [];
        const { room, chosen, stages } =
          page.type === "configurator" ? settle(context, before, after, way.own) : { ...NOTHING_ALONG, room: after };
        // Rules may bring it back at once.
        if (line !== null && holds(room, line)) return [];
        const saving = cents(0 - priceDifference(base, page.id, room));
        if (saving <= 0) return [];
        return [
          {
            ...way,
            id: `${page.id}/${line === null ? "ceiling" : `${slotKey(line.slot)}/${line.id}`}`,
            page,
            line,
            saving,
            totalPrice: cents(base.totalPrice - saving),
            before,
            chosen: chosen ?? room,
            stages,
          },
        ];
      });
    })
    .toSorted((a, b) => b.saving - a.saving);
}

const NOTHING_ALONG = { chosen: null, stages: [] } as const;

const CEILING: Return = {
  action: (context, room) => setCeilingHigh(context, room, false),
  own: [optionField("CeilingHigh")],
};

/** How a line returns to its standard; null for what goes with another line, or is its own standard. */
function returnOf({ catalogue }: RoomContext, { slot, choice }: LineItem): Return | null {
  switch (slot.kind) {
    case "tile": {
      const { surface } = slot;
      const select = surface === "wall" ? selectWallTile : selectFloorTile;
      const standard = standardTile({ catalogue }, surface);
      return standard && { action: (context, room) => select(context, room, standard), own: [tileField(surface)] };
    }
    case "accessory": {
      const { place, type } = slot;
      const standard = standardAccessories(catalogue, place)[type];
      return {
        action: (context, room) =>
          standard ? addAccessory(context, room, place, type, standard) : clearAccessory(context, room, place, type),
        own: [accessoryField(place, type)],
      };
    }
    case "accent":
    case "option":
      return { action: (_, room) => removeOption(room, slot.option), own: [optionField(slot.option)] };
    case "sanitary": {
      const group = sanitaryGroup(catalogue, slot.groupId);
      if (group === null || choice === null) return null;
      const own = [groupField(group.id)];
      return standardOfGroup(group).length > 0
        ? { action: (context, room) => resetSanitaryGroup(context, room, group), own }
        : { action: (context, room) => deselectSanitary(context, room, group.id, choice.pageProductId), own };
    }
    case "floor":
      return slot.part === "colour" ? { action: selectNoFloor, own: ["floor"] } : null;
  }
}

/** Whether a room has what a line is about. */
function holds(room: RoomChoice, { slot, choice }: LineItem): boolean {
  if (slot.kind === "option") return findOption(room, slot.option) !== null;
  return slotChoices(room).some(
    (placed) => slotKey(placed.slot) === slotKey(slot) && sameChoice(placed.choice, choice),
  );
}
