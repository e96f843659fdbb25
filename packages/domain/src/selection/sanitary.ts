import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";
import type { RoomContext } from "./room-context.ts";
import { mainChoice, sameChoice } from "./variants.ts";

const NONE: readonly ProductChoice[] = [];

/** What is chosen in a group of sanitary ware. */
export function chosenInGroup(room: RoomChoice, groupId: number): readonly ProductChoice[] {
  return room.products[groupId] ?? NONE;
}

export function chosenOfProduct(room: RoomChoice, groupId: number, pageProductId: number): ProductChoice | null {
  return chosenInGroup(room, groupId).find((choice) => choice.pageProductId === pageProductId) ?? null;
}

/** Chooses a product in a colour and size: replaces the choice of a single-choice group, and the same product's other variant. */
export function selectSanitary(
  context: RoomContext,
  room: RoomChoice,
  groupId: number,
  choice: ProductChoice,
): RoomChoice {
  const { catalogue, locked } = context;
  const group = sanitaryGroup(catalogue, groupId);
  if (
    locked ||
    !group ||
    !group.products.some((item) => item.id === choice.pageProductId) ||
    !findChoice(catalogue, choice)
  )
    return room;
  const chosen = chosenInGroup(room, groupId);
  if (chosen.some((other) => sameChoice(other, choice))) return room;
  const kept = group.singleChoice ? NONE : chosen.filter((other) => other.pageProductId !== choice.pageProductId);
  return setGroup(room, group, [...kept, choice]);
}

export function deselectSanitary(
  context: RoomContext,
  room: RoomChoice,
  groupId: number,
  pageProductId: number,
): RoomChoice {
  const group = sanitaryGroup(context.catalogue, groupId);
  const chosen = chosenInGroup(room, groupId);
  const kept = chosen.filter((choice) => choice.pageProductId !== pageProductId);
  return context.locked || !group || kept.length === chosen.length ? room : setGroup(room, group, kept);
}

/** The standard set-up of a group: its standard product, or all of them where more than one may be chosen. */
export function standardOfGroup(group: ProductGroup): readonly ProductChoice[] {
  const standards = group.products.filter((item) => item.standardOption).map(mainChoice);
  return group.singleChoice ? standards.slice(0, 1) : standards;
}

/** Stores the choices of a group in the catalogue's order, so that the order of the clicks does not matter. */
export function setGroup(room: RoomChoice, group: ProductGroup, choices: readonly ProductChoice[]): RoomChoice {
  const products = { ...room.products };
  if (choices.length > 0) products[group.id] = inCatalogueOrder(group, choices);
  else delete products[group.id];
  return { ...room, products };
}

function inCatalogueOrder(group: ProductGroup, choices: readonly ProductChoice[]): readonly ProductChoice[] {
  if (choices.length === 1) return choices;
  const place = new Map(group.products.map((item, index) => [item.id, index]));
  return choices.toSorted((a, b) => (place.get(a.pageProductId) ?? 0) - (place.get(b.pageProductId) ?? 0));
}

export function sanitaryGroup(catalogue: PageCatalogue, groupId: number): ProductGroup | null {
  const group = catalogue.groups.get(groupId);
  return group?.type === "standard" ? group : null;
}
