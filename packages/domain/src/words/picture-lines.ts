/** What is chosen of what a picture shows, in words and with its line of the price. */
import type { RoomChoice } from "../model/choices.ts";
import type { LineItem } from "../model/cost.ts";
import type { LineSlot } from "../model/room-slot.ts";
import { choicesOfPart, type PicturePart, type ShownChoice } from "../render/picture-part.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { slotKey } from "../selection/room-slots.ts";
import { choiceWords } from "./product-words.ts";
import { kindWords, slotWords, type RoomTitles } from "./slot-words.ts";

/** A room as it is chosen, with its price. */
export interface PricedRoom {
  readonly catalogue: PageCatalogue;
  readonly room: RoomChoice;
  /** The lines of its price; null while it is not known. */
  readonly lines: readonly LineItem[] | null;
  readonly titles: RoomTitles;
}

/** A choice that a picture shows. */
export interface PictureLine {
  readonly key: string;
  /** Where it is chosen; absent for a floor, which pictures of rooms do not show. */
  readonly slot: LineSlot | undefined;
  /** Its title: 'Vloertegel'. */
  readonly title: string;
  /** The heading under which it is chosen. */
  readonly heading: string;
  readonly name: string;
  readonly line: LineItem | undefined;
  /** Indices of the parts that show it. */
  readonly parts: readonly number[];
}

const sameChoice = (line: LineItem, { slot, choice }: ShownChoice): boolean =>
  slotKey(line.slot) === slotKey(slot) &&
  (slot.kind !== "sanitary" || line.choice?.variantProjectProductId === choice.variantProjectProductId);

/** What is chosen of the parts in a picture, in the order of the price. */
export function pictureLines(
  parts: readonly PicturePart[],
  { catalogue, room, lines, titles }: PricedRoom,
): readonly PictureLine[] {
  const shown = new Map<string, ShownChoice & { readonly parts: number[] }>();
  for (const [at, part] of parts.entries()) {
    for (const found of choicesOfPart(catalogue, room, part)) {
      const key = `${slotKey(found.slot)} ${found.choice.variantProjectProductId}`;
      const entry = shown.get(key) ?? { ...found, parts: [] };
      entry.parts.push(at);
      shown.set(key, entry);
    }
  }
  const orderOf = (choice: ShownChoice): number => {
    const at = lines?.findIndex((line) => sameChoice(line, choice)) ?? -1;
    return at < 0 ? Infinity : at;
  };
  return [...shown]
    .toSorted(([, one], [, other]) => Math.sign(orderOf(one) - orderOf(other)) || 0)
    .map(([key, choice]) => {
      const slot = choice.slot.kind === "floor" ? undefined : choice.slot;
      return {
        key,
        slot,
        title: slot ? slotWords(slot, titles) : "",
        heading: slot ? kindWords(slot, titles) : "",
        name: choiceWords(catalogue, choice.choice) ?? "",
        line: lines?.find((candidate) => sameChoice(candidate, choice)),
        parts: choice.parts,
      };
    });
}
