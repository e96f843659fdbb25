/** What is chosen of what a picture shows, in words and with amounts. */
import type { RoomChoice } from "@showroom/domain/model/choices";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { LineItem } from "@showroom/domain/model/cost";
import type { LineSlot } from "@showroom/domain/model/room-slot";
import { choicesOfPart } from "@showroom/domain/render/picture-part";
import type { PicturePart, ShownChoice } from "@showroom/domain/render/picture-part";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { slotKey } from "@showroom/domain/selection/room-slots";
import { choiceWords } from "@showroom/domain/words/product-words";
import { kindWords, slotWords } from "@showroom/domain/words/slot-words";
import type { RoomTitles } from "@showroom/domain/words/slot-words";
import type { PartChoice } from "@showroom/ui/showroom/picture-parts/part-choices";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";

/** A room as it is chosen, with its price. */
export interface PricedRoom {
  readonly catalogue: PageCatalogue;
  readonly room: RoomChoice;
  /** The lines of its price; null while it is not known. */
  readonly lines: readonly LineItem[] | null;
  readonly titles: RoomTitles;
  /** The way to where something is chosen; `heading` is the heading of that place. Absent where nothing can be chosen. */
  readonly wayTo?: ((slot: LineSlot, title: string, heading: string) => PartChoice["way"]) | undefined;
}

const sameChoice = (line: LineItem, { slot, choice }: ShownChoice): boolean =>
  slotKey(line.slot) === slotKey(slot) &&
  (slot.kind !== "sanitary" || line.choice?.variantProjectProductId === choice.variantProjectProductId);

/** What is chosen of the parts in a picture, in the order of the price. */
export function pictureChoices(
  parts: readonly PicturePart[],
  { catalogue, room, lines, titles, wayTo }: PricedRoom,
): readonly PartChoice[] {
  const shown = new Map<string, ShownChoice & { readonly numbers: number[] }>();
  for (const [at, part] of parts.entries()) {
    for (const found of choicesOfPart(catalogue, room, part)) {
      const key = `${slotKey(found.slot)} ${found.choice.variantProjectProductId}`;
      const entry = shown.get(key) ?? { ...found, numbers: [] };
      entry.numbers.push(at + 1);
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
      const { slot } = choice;
      const line = lines?.find((candidate) => sameChoice(candidate, choice));
      const named = slot.kind === "floor" ? null : slot;
      const title = named ? slotWords(named, titles) : "";
      return {
        key,
        title,
        name: choiceWords(catalogue, choice.choice) ?? "",
        price: line && (
          <PriceTag
            size="small"
            amount={line.totalPrice === 0 ? undefined : EXACT_AMOUNTS.difference(line.totalPrice)}
            indicative={line.indicative && line.totalPrice !== 0}
            align="end"
          />
        ),
        way: named ? wayTo?.(slot, title, kindWords(named, titles)) : undefined,
        parts: choice.numbers,
      };
    });
}
