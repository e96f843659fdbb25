/** What is chosen of what a picture shows, in words and with amounts. */
import type { LineSlot } from "@showroom/domain/model/room-slot";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { pictureLines, type PricedRoom } from "@showroom/domain/words/picture-lines";
import type { PartChoice } from "@showroom/ui/showroom/picture-parts/part-choices";
import { lineAmount } from "./line-amount.tsx";

export interface ShownRoom extends PricedRoom {
  /** The way to where something is chosen; `heading` is the heading of that place. Absent where nothing can be chosen. */
  readonly wayTo?: ((slot: LineSlot, title: string, heading: string) => PartChoice["way"]) | undefined;
}

/** What is chosen of the parts in a picture, in the order of the price. */
export function pictureChoices(parts: readonly PicturePart[], { wayTo, ...priced }: ShownRoom): readonly PartChoice[] {
  return pictureLines(parts, priced).map(({ key, slot, title, heading, name, line, parts: shownBy }) => ({
    key,
    title,
    name,
    price: line && lineAmount(line),
    way: slot && wayTo?.(slot, title, heading),
    parts: shownBy.map((at) => at + 1),
  }));
}
