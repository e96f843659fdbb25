import type { CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { formatDifference } from "@showroom/domain/format/money";
import { catalogueChangesTexts as texts } from "./texts.ts";

/** A possible answer to a change. */
export interface ChangeOption {
  readonly answer: CatalogueAnswer;
  readonly title: string;
  readonly description: string | null;
  /** The price difference; null when it is not known. */
  readonly price: string | null;
}

/** Describes in a sentence what the catalogue changed. */
export function describeChange({ kind, part, was, now }: ChangedChoice): string {
  if (now === null) return part === null ? texts.roomRemoved : texts.removed;
  if (part === null) return texts.pagePrice(formatDifference(was.price), formatDifference(now.price));
  const renamed = now.name === was.name ? [] : [texts.renamed(now.name)];
  const repriced = kind === "repriced" ? [texts.repriced(formatDifference(now.price))] : [];
  return [...renamed, ...repriced].join(" ") || texts.renamed(`${now.name} (${now.productNumber})`);
}

/** The possible answers to a change, the one closest to the buyer's choice first. */
export function changeOptions({ part, now, nearest, standard }: ChangedChoice): readonly ChangeOption[] {
  if (now !== null && part === null)
    return [{ answer: "accept", title: texts.keepRoom, description: null, price: formatDifference(now.price) }];
  const fallBack: ChangeOption = {
    answer: "standard",
    title: standard ? texts.standardOf(standard.name) : now === null ? texts.drop : texts.standard,
    description: null,
    price: standard && formatDifference(standard.price),
  };
  const kept = now ?? nearest;
  if (kept === null) return [fallBack];
  return [
    {
      answer: "accept",
      title: now ? texts.keep(now.name) : texts.take(kept.name),
      description: now ? null : texts.nearest,
      price: formatDifference(kept.price),
    },
    fallBack,
  ];
}
