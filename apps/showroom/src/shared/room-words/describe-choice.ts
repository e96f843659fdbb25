/** The buyer's last choice in a few words. */
import { hasLook, looksOf } from "@showroom/domain/configurator/looks";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { diffRooms } from "@showroom/domain/diff/room-diff";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { choiceWords } from "@showroom/domain/words/product-words";
import { kindWords, showroomTitles } from "@showroom/domain/words/slot-words";
import { choiceTexts } from "./choice-texts.ts";

const texts = choiceTexts.made;

/** 'Handvorm gekozen'. Of several differences between the rooms the first one is named, or the look that they make. */
export function describeChoice(context: RoomContext, before: RoomChoice, after: RoomChoice): string {
  const { catalogue } = context;
  const differences = diffRooms(before, after);
  const look = differences.length > 1 && looksOf(context).find((one) => hasLook(context, after, one));
  if (look && !hasLook(context, before, look)) return texts.chosen(look.name);
  for (const difference of differences) {
    if (difference.kind === "product") {
      const chosen = choiceWords(catalogue, difference.after);
      if (chosen !== null) return texts.chosen(chosen);
      const dropped = choiceWords(catalogue, difference.before);
      if (dropped !== null) return texts.dropped(dropped);
    }
    if (difference.kind === "option") {
      const title = kindWords({ kind: "option", option: difference.option }, showroomTitles(catalogue));
      return difference.after ? texts.chosen(title) : texts.dropped(title);
    }
  }
  return texts.changed;
}
