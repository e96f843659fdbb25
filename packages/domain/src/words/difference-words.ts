/** Dutch texts for the differences between two versions of a room. */
import { readDifference, type ReadableValue } from "../diff/readable-difference.ts";
import type { RoomDifference } from "../diff/room-diff.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import type { FloorOffer } from "../selection/floors.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { productWords } from "./product-words.ts";
import { FLOOR_PART_TEXTS, NO_FLOOR_TEXT } from "./room-texts.ts";
import { catalogueTitles, optionWords, partWords, slotWords, type RoomTitles } from "./slot-words.ts";

interface Answers {
  readonly yes: string;
  /** Null when a removed option is not listed. */
  readonly no: string | null;
}

/** The words that vary between the documents that list differences. */
export interface DifferenceWording {
  readonly slot: (slot: RoomSlot, titles: RoomTitles) => string;
  readonly option: Answers;
  readonly ceilingHigh: Answers;
  /** Text for a product that is no longer on offer. */
  readonly gone: string;
}

/** Words for the history of the choices. */
export const HISTORY_WORDING: DifferenceWording = {
  slot: partWords,
  option: { yes: "Gekozen", no: null },
  ceilingHigh: { yes: "Ja, plafondhoog", no: "Nee, standaard hoogte" },
  gone: "Niet meer in het aanbod",
};

/** Words for the advisor's list of deviations from the standard. */
export const DEVIATION_WORDING: DifferenceWording = {
  slot: slotWords,
  option: { yes: "Ja", no: "Nee" },
  ceilingHigh: { yes: "Ja", no: "Nee" },
  gone: "Niet meer leverbaar",
};

export interface DifferenceWords {
  readonly label: string;
  /** Null when nothing was chosen. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Null for a difference without words: that a room is confirmed or copied. */
export function differenceWords(
  { catalogue, floors }: { readonly catalogue: PageCatalogue; readonly floors: FloorOffer },
  difference: RoomDifference,
  wording: DifferenceWording,
): DifferenceWords | null {
  const label = labelOf(difference, catalogueTitles(catalogue), wording);
  if (label === null) return null;
  const { before, after } = readDifference(catalogue, floors, difference);
  const answers = difference.kind === "option" && difference.option === "CeilingHigh" ? "ceilingHigh" : "option";
  const words = (value: ReadableValue) => valueWords(value, wording, wording[answers]);
  return { label, before: words(before), after: words(after) };
}

function labelOf(difference: RoomDifference, titles: RoomTitles, wording: DifferenceWording): string | null {
  switch (difference.kind) {
    case "product":
      return wording.slot(difference.slot, titles);
    case "option":
      return optionWords(difference.option, titles);
    case "floor":
      return FLOOR_PART_TEXTS[difference.part];
    case "confirmed":
    case "copied":
      return null;
  }
}

function valueWords(value: ReadableValue, { gone }: DifferenceWording, answers: Answers): string | null {
  switch (value.kind) {
    case "nothing":
      return null;
    case "product":
      return productWords(value.product);
    case "name":
      return value.name;
    case "no-floor":
      return NO_FLOOR_TEXT;
    case "unknown":
      return gone;
    case "yes":
      return answers.yes;
    case "no":
      return answers.no;
  }
}
