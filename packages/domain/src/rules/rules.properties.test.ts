import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRoom, type GeneratedRoom } from "../../testing/arbitraries.ts";
import { arbitraryClicks } from "../../testing/arbitrary-clicks.ts";
import type { RoomChoice } from "../model/choices.ts";
import { slotChoices } from "../selection/room-slots.ts";
import { evaluateRules, roomRules } from "./evaluate.ts";
import { findRuleFaults, mustRefuse } from "./rule-faults.ts";
import { ruleProducts } from "../../testing/rule-products.ts";
import { settle } from "./settle.ts";
import { isHiddenChoice } from "./visible-choices.ts";

const sound = arbitraryRoom().filter(
  ({ context }) => !mustRefuse(findRuleFaults(context.catalogue.rules, ruleProducts(context.catalogue))),
);

function playSettled(
  { context, start }: GeneratedRoom,
  clicks: readonly ((context: GeneratedRoom["context"], room: RoomChoice) => RoomChoice)[],
): RoomChoice {
  return clicks.reduce((room, click) => settle(context, room, click(context, room)).room, start);
}

describe("rules that may be imported", () => {
  it("settle: no chosen product is hidden, and settling again changes nothing", () => {
    fc.assert(
      fc.property(sound, arbitraryClicks, (generated, clicks) => {
        const { context } = generated;
        const room = playSettled(generated, clicks);
        const outcome = evaluateRules(context.catalogue, room);
        expect(outcome.ineffective).toEqual([]);
        const again = settle(context, room, room);
        expect(again.room).toBe(room);
      }),
    );
  });

  it("evaluate to a fixed point for any choices", () => {
    fc.assert(
      fc.property(sound, arbitraryClicks, ({ context, start }, clicks) => {
        const room = clicks.reduce((before, click) => click(context, before), start);
        const outcome = evaluateRules(context.catalogue, room);
        for (const placed of outcome.effective)
          expect(isHiddenChoice(outcome.index, outcome.effects, placed.choice)).toBe(false);
        for (const placed of outcome.ineffective)
          expect(isHiddenChoice(outcome.index, outcome.effects, placed.choice)).toBe(true);
        expect(outcome.effective.length + outcome.ineffective.length).toBe(slotChoices(room).length);
      }),
    );
  });

  it("report every change: reversing the consequences gives the room that the buyer clicked", () => {
    fc.assert(
      fc.property(sound, arbitraryClicks, (generated, clicks) => {
        const { context } = generated;
        const before = playSettled(generated, clicks.slice(1));
        const clicked = clicks[0]?.(context, before) ?? before;
        const { room, consequences } = settle(context, before, clicked);
        const ids = (of: RoomChoice) =>
          slotChoices(of)
            .map(({ choice }) => choice.variantProjectProductId)
            .toSorted((a, b) => a - b);
        const tiles = consequences.filter((item) => item.slot.kind === "option");
        if (tiles.length > 0) return;
        const gone = consequences.flatMap((item) => item.before?.variantProjectProductId ?? []);
        const come = consequences.flatMap((item) => item.after?.variantProjectProductId ?? []);
        expect([...ids(room), ...gone].toSorted((a, b) => a - b)).toEqual(
          [...ids(clicked), ...come].toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe("any rules, faulty ones too", () => {
  it("always end, and give the same result for any order of rules", () => {
    fc.assert(
      fc.property(arbitraryRoom({ rules: 14 }), arbitraryClicks, (generated, clicks) => {
        const { context } = generated;
        const room = playSettled(generated, clicks);
        const turned = { ...context.catalogue, rules: context.catalogue.rules.toReversed() };
        expect(roomRules(evaluateRules(turned, room))).toEqual(roomRules(evaluateRules(context.catalogue, room)));
      }),
    );
  });
});
