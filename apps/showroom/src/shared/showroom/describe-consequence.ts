/** Words for what a choice changed elsewhere. */
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { Consequence } from "@showroom/domain/rules/consequence";
import { findChoice } from "@showroom/domain/selection/page-catalogue";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { choiceTexts } from "./choice-texts.ts";

export interface DescribedConsequence {
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to?: string;
  readonly reason: string;
}

/** A choice in words: its name with colour and size. */
export function nameOfChoice(context: Pick<RoomContext, "catalogue">, choice: ProductChoice | null): string | null {
  const variant = findChoice(context.catalogue, choice);
  if (variant === null) return null;
  const { name, colorName, dimension } = variant.product;
  const details = [colorName, dimension].filter((part) => part !== null && !name.includes(part));
  return details.length > 0 ? `${name}, ${details.join(", ")}` : name;
}

/** What a place in a room is called. */
export function labelOfSlot(context: Pick<RoomContext, "catalogue">, slot: Consequence["slot"]): string {
  if (slot.kind === "tile") return choiceTexts.tiles[slot.surface];
  if (slot.kind === "accessory") return choiceTexts.accessories[slot.type];
  if (slot.kind === "accent" || slot.kind === "option") return choiceTexts.options[slot.option];
  return context.catalogue.groups.get(slot.groupId)?.title ?? choiceTexts.product;
}

/** Who is behind a rule, by name. */
function causeOf(context: RoomContext, { ruleIds }: Consequence): string | null {
  const rule = context.catalogue.rules.find((candidate) => candidate.id === ruleIds[0]);
  const subject = rule?.subjectProducts
    .map((id) => context.catalogue.variants.get(id)?.pageProduct ?? context.catalogue.products.get(id))
    .find((found) => found !== undefined);
  return subject?.product.name ?? null;
}

export function describeConsequence(context: RoomContext, consequence: Consequence, id: string): DescribedConsequence {
  const to = nameOfChoice(context, consequence.after);
  return {
    id,
    subject: labelOfSlot(context, consequence.slot),
    from: nameOfChoice(context, consequence.before) ?? choiceTexts.nothing,
    ...(to === null ? {} : { to }),
    reason: choiceTexts.consequence[consequence.reason](causeOf(context, consequence)),
  };
}
