import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withRules } from "../../testing/arbitrary-products.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildGroup, buildPageProduct, buildRule, buildVariant } from "../../testing/build-product.ts";
import { buildProject } from "../../testing/build-project.ts";
import { activeRules, isHidden, isMet, isSame, offers, withChoice } from "../../testing/rule-oracle.ts";
import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { RULE_TYPES, type Rule } from "../model/rule.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { roomContext } from "../selection/room-context.ts";
import { chosenInGroup, deselectSanitary, selectSanitary } from "../selection/sanitary.ts";
import { explainProduct, isProductHidden } from "./explain.ts";
import { evaluateRules } from "./evaluate.ts";
import { settle } from "./settle.ts";

const SUBJECTS = [11, 12, 13];
const GROUP = 2;
/** Products of the group that rules act on, and the variants of the last. */
const TARGETS = [21, 22, 23, 231, 232];

const rule = fc.record({
  type: fc.constantFrom(...RULE_TYPES),
  subjects: fc.uniqueArray(fc.constantFrom(...SUBJECTS), { minLength: 1, maxLength: 2 }),
  target: fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(fc.constantFrom(...TARGETS), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
});

const situation = fc.record({
  rules: fc.array(rule, { minLength: 2, maxLength: 3 }),
  singleChoice: fc.boolean(),
  standards: fc.subarray([21, 22], { minLength: 0, maxLength: 2 }),
  clicks: fc.array(fc.record({ at: fc.nat({ max: 6 }), again: fc.boolean() }), { minLength: 1, maxLength: 6 }),
});

type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

function build({ rules: drafts, singleChoice, standards }: Situation) {
  const rules = drafts.map(({ type, subjects, target }, at) =>
    buildRule(at + 1, type, subjects, target ?? [], target === null ? [GROUP] : []),
  );
  const products = [21, 22, 23].map((id) =>
    buildPageProduct(id, {
      standardOption: standards.includes(id),
      variants: id === 23 ? [buildVariant(231), buildVariant(232)] : [],
    }),
  );
  const groups = withRules(
    [
      buildGroup(
        1,
        SUBJECTS.map((id) => buildPageProduct(id, { standardOption: id === 11 })),
      ),
      buildGroup(GROUP, products, { singleChoice }),
    ],
    rules,
  );
  const page = buildEmptyPage({ id: 1, productGroups: groups });
  const context = roomContext(page, buildProject({ hasTiles: false }), null);
  const group = context.catalogue.groups.get(GROUP) as ProductGroup;
  return { rules, context, group, start: standardRoomChoice(context.catalogue, context.settings) };
}

/** The choices of the group, with what the oracle says is hidden and required. */
function seen(rules: readonly Rule[], group: ProductGroup, room: RoomChoice) {
  const active = activeRules(rules, chosenInGroup(room, 1));
  const choices = chosenInGroup(room, GROUP);
  const hidden = (choice: ProductChoice) => isHidden(rules, active, group, choice);
  const asked = active.filter((each) => each.type === "require");
  return { choices, hidden, asked };
}

/** Plays the clicks and calls `look` with the group before and after each click. */
function play(
  given: Situation,
  look: (
    before: ReturnType<typeof seen>,
    after: ReturnType<typeof seen>,
    step: {
      readonly room: RoomChoice;
      readonly onGroup: boolean;
      /** The room with the click only. */
      readonly clicked: RoomChoice;
      readonly consequences: number;
      readonly built: ReturnType<typeof build>;
    },
  ) => void,
): void {
  const built = build(given);
  const { rules, context, group } = built;
  let room = built.start;
  for (const { at, again } of given.clicks) {
    const offered = offers(group)[at - SUBJECTS.length];
    const subject = SUBJECTS[at];
    const chosen = subject === undefined ? offered : { pageProductId: subject, variantProjectProductId: subject };
    if (!chosen) continue;
    const groupId = subject === undefined ? GROUP : 1;
    const clicked =
      again && groupId === GROUP
        ? deselectSanitary(context, room, groupId, chosen.pageProductId)
        : selectSanitary(context, room, groupId, chosen);
    const settled = settle(context, room, clicked);
    look(seen(rules, group, room), seen(rules, group, settled.room), {
      room: settled.room,
      onGroup: groupId === GROUP,
      clicked,
      consequences: settled.consequences.length,
      built,
    });
    room = settled.room;
  }
}

const sameChoices = (a: readonly ProductChoice[], b: readonly ProductChoice[]): boolean =>
  a.length === b.length && a.every((choice) => b.some((other) => isSame(choice, other)));

describe("two or three rules on one group, after any clicks", () => {
  it("leave no hidden product chosen, and no two choices in a single-choice group", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (_, { choices, hidden }) => {
          expect(choices.filter(hidden)).toEqual([]);
          const places = given.singleChoice ? choices.map(() => GROUP) : choices.map((choice) => choice.pageProductId);
          expect(new Set(places).size).toBe(places.length);
        }),
      ),
    );
  });

  it("get what they require, unless it is hidden or removes what another rule requires", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (_, { choices, hidden, asked }, { built }) => {
          const met = asked.filter((each) => isMet(each, choices));
          for (const unmet of asked.filter((each) => !met.includes(each))) {
            const possible = offers(built.group).filter((choice) => isMet(unmet, [choice]) && !hidden(choice));
            const harmless = possible.filter((choice) => {
              const after = withChoice(built.group, choices, choice);
              return met.every((each) => isMet(each, after));
            });
            expect(harmless).toEqual([]);
          }
        }),
      ),
    );
  });

  it("do not change the group when its choices stay allowed, no requirement lapses and no standard reappears", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (before, after, { room, clicked, onGroup, consequences, built }) => {
          // A subject that cannot stay because of what it requires is removed; then other rules apply.
          if (onGroup || !sameChoices(chosenInGroup(clicked, 1), chosenInGroup(room, 1))) return;
          const lapsed = before.asked.some((each) => !after.asked.includes(each));
          const comesBack = offers(built.group).some((choice) => before.hidden(choice) && !after.hidden(choice));
          const mayStay =
            !before.choices.some(after.hidden) && after.asked.every((each) => isMet(each, before.choices));
          if (lapsed || comesBack || !mayStay) return;
          expect(after.choices).toEqual(before.choices);
          expect(consequences).toBe(0);
        }),
      ),
    );
  });

  it("report every change that the buyer did not make, and no other", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (_before, _after, { room, clicked, consequences }) => {
          const same = [1, GROUP].every((id) => sameChoices(chosenInGroup(clicked, id), chosenInGroup(room, id)));
          expect(consequences > 0).toBe(!same);
        }),
      ),
    );
  });

  it("restore a standard that was hidden, if nothing replaced it", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (before, after, { onGroup, built }) => {
          if (onGroup) return;
          const standards = built.group.products.filter((item) => item.standardOption);
          const usual = (built.group.singleChoice ? standards.slice(0, 1) : standards).map(({ id }) => ({
            pageProductId: id,
            variantProjectProductId: id,
          }));
          for (const standard of usual) {
            const isFree = built.group.singleChoice ? after.choices.length === 0 : true;
            if (isFree && before.hidden(standard) && !after.hidden(standard))
              expect(after.choices.some((choice) => isSame(choice, standard))).toBe(true);
          }
        }),
      ),
    );
  });

  it("hide exactly the products whose variants are all hidden, each with a reason", () => {
    fc.assert(
      fc.property(situation, (given) =>
        play(given, (_, { hidden }, { room, built }) => {
          const outcome = evaluateRules(built.context.catalogue, room);
          for (const item of built.group.products) {
            const own = offers(built.group).filter(({ pageProductId }) => pageProductId === item.id);
            expect([item.id, isProductHidden(outcome, item)]).toEqual([item.id, own.every(hidden)]);
            const reasons = explainProduct(outcome, item, built.group).filter(
              ({ kind }) => kind === "hidden" || kind === "not-shown",
            );
            expect(reasons.length > 0).toBe(own.every(hidden));
          }
        }),
      ),
    );
  });
});
