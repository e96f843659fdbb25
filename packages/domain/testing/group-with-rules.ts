import type { ProductChoice, RoomChoice } from "../src/model/choices.ts";
import type { Rule } from "../src/model/rule.ts";
import { standardRoomChoice } from "../src/configurator/standard-room.ts";
import { settle } from "../src/rules/settle.ts";
import { roomContext } from "../src/selection/room-context.ts";
import { deselectSanitary, selectSanitary } from "../src/selection/sanitary.ts";
import { buildEmptyPage } from "./build-empty-page.ts";
import { buildGroup, buildPageProduct, buildVariant } from "./build-product.ts";
import { buildProject } from "./build-project.ts";

export interface GroupOptions {
  readonly singleChoice?: boolean;
  /** Ids of the group's standard products. */
  readonly standards?: readonly number[];
}

/** The choice of a product of `groupWithRules` or, for three digits, of a variant. */
export const chosen = (id: number): ProductChoice => ({
  pageProductId: id > 99 ? Math.floor(id / 10) : id,
  variantProjectProductId: id,
});

/**
 * A room with three groups. Group 1: 11 (the standard), 12 and 13, of which one is chosen. Group 2: 21, 22 and 23 with
 * the variants 231 and 232. Group 3: 31 and 32, several of which can be chosen. A choice is the id of its variant.
 */
export function groupWithRules({ singleChoice = false, standards = [] }: GroupOptions, ...rules: readonly Rule[]) {
  const product = (id: number, isStandard: boolean) => {
    const variants = id === 23 ? [buildVariant(231), buildVariant(232)] : [];
    const own = [id, ...variants.map((variant) => variant.id)];
    const ofProduct = rules.filter(({ subjectProducts }) => subjectProducts.some((subject) => own.includes(subject)));
    return buildPageProduct(id, { standardOption: isStandard, variants, rules: ofProduct });
  };
  const productGroups = [
    buildGroup(
      1,
      [11, 12, 13].map((id) => product(id, id === 11)),
    ),
    buildGroup(
      2,
      [21, 22, 23].map((id) => product(id, standards.includes(id))),
      { singleChoice },
    ),
    buildGroup(
      3,
      [31, 32].map((id) => product(id, false)),
      { singleChoice: false },
    ),
  ];
  const context = roomContext(buildEmptyPage({ id: 1, productGroups }), buildProject({ hasTiles: false }), null);
  const start = standardRoomChoice(context.catalogue, context.settings);
  const groupOf = (id: number) => Number(String(id)[0]);
  return {
    context,
    start,
    add: (room: RoomChoice, id: number) =>
      settle(context, room, selectSanitary(context, room, groupOf(id), chosen(id))),
    drop: (room: RoomChoice, id: number) => settle(context, room, deselectSanitary(context, room, groupOf(id), id)),
    /** The room after a series of choices. */
    after: (...ids: readonly number[]) =>
      ids.reduce(
        (room, id) => settle(context, room, selectSanitary(context, room, groupOf(id), chosen(id))).room,
        start,
      ),
  };
}

/** The variants that are chosen in a group. */
export const chosenIn = (room: RoomChoice, group: number): readonly number[] =>
  (room.products[group] ?? []).map((choice) => choice.variantProjectProductId);
