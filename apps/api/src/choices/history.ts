import type { CostResult } from "@showroom/domain/model/cost";
import { NO_FLOOR, type RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { UserRow } from "../accounts/asker.ts";
import type { Queries } from "../database/database.ts";
import { choiceChanges, type HistoryChange, type HistoryEvent } from "../database/schema/choices.ts";
import type { Rooms } from "./check-rooms.ts";
import { pageArticles } from "./page-articles.ts";
import type { RoomsPlace } from "./settle-rooms.ts";
import { CEILING_HIGH_TEXTS, NO_FLOOR_TEXT, PART_TEXTS } from "./texts.ts";

/** Rooms with their price. */
export interface PricedRooms {
  readonly rooms: Rooms;
  readonly cost: CostResult;
}

interface SlotState {
  readonly part: HistoryChange["part"];
  readonly label: string;
  readonly text: string;
}

/** What a page's slots hold, in words. */
function statesOf(place: RoomsPlace, page: Page, { rooms, cost }: PricedRooms): ReadonlyMap<string, SlotState> {
  const states = new Map<string, SlotState>();
  const pageCost = cost.pageCosts.find((entry) => entry.id === page.id);
  const room: RoomChoice | null = rooms[page.id] ?? null;
  if (!pageCost) return states;
  for (const { slot, label, line } of pageArticles(place, page, room, pageCost)) {
    if (line.quantity === 0 && line.part === "sanitary") continue;
    const words = [line.name, line.colorName, line.size].filter((word) => word !== null && word !== "").join(", ");
    const before = states.get(slot);
    states.set(slot, { part: line.part, label, text: before ? `${before.text}; ${words}` : words });
  }
  if (room?.tileOptions.some((option) => option.tileOption === "CeilingHigh")) {
    states.set("CeilingHigh", { part: "wallTile", label: CEILING_HIGH_TEXTS.label, text: CEILING_HIGH_TEXTS.yes });
  }
  if (room?.floorMaterialId === NO_FLOOR) states.set("floor", { part: "floor", label: PART_TEXTS.floor, text: NO_FLOOR_TEXT });
  return states;
}

/** What differs between two states of the choices, slot by slot. */
export function changesBetween(place: RoomsPlace, before: PricedRooms, after: PricedRooms): HistoryChange[] {
  return place.house.pages.flatMap((page) => {
    const [old, now] = [statesOf(place, page, before), statesOf(place, page, after)];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((slot): HistoryChange[] => {
      const [was, is] = [old.get(slot), now.get(slot)];
      const facts = is ?? was;
      if (!facts || was?.text === is?.text) return [];
      return [{ pageId: page.id, pageTitle: page.title, part: facts.part, label: facts.label, before: was?.text ?? null, after: is?.text ?? null }];
    });
  });
}

const isNewlyConfirmed = (before: Rooms, after: Rooms): boolean =>
  Object.entries(after).some(([key, room]) => room.confirmedByUser && !before[key]?.confirmedByUser);

/** What to call a save in the history; null for one that changed nothing worth telling. */
export function eventOf(before: Rooms, after: Rooms, changes: readonly HistoryChange[]): HistoryEvent | null {
  if (isNewlyConfirmed(before, after)) return "roomConfirmed";
  return changes.length > 0 ? "saved" : null;
}

export interface HistoryFacts {
  readonly choicesId: number;
  readonly version: number;
  readonly event: HistoryEvent;
  readonly changes: readonly HistoryChange[];
  readonly totalPrice: number;
}

/** Writes down who did what. */
export async function recordHistory(tx: Queries, actor: UserRow, facts: HistoryFacts): Promise<void> {
  const name = [actor.firstName, actor.lastName].filter(Boolean).join(" ") || actor.email;
  await tx.insert(choiceChanges).values({ ...facts, changes: [...facts.changes], byUserId: actor.id, byName: name, byRole: actor.role });
}
