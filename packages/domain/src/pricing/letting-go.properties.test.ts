import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryActions } from "../../testing/arbitrary-actions.ts";
import { arbitraryConfiguration } from "../../testing/arbitrary-configuration.ts";
import { mergeRooms } from "../configurator/merge-rooms.ts";
import { NO_FLOOR, type RoomChoice } from "../model/choices.ts";
import { roomFaults } from "../rules/room-faults.ts";
import { settle } from "../rules/settle.ts";
import { roomContext } from "../selection/room-context.ts";
import { calculateCost } from "./calculate-cost.ts";
import { lettingGo } from "./letting-go.ts";

it("each listed saving is the change of the total after the press, and the dearest comes first", () => {
  const seen = {
    sanitary: 0,
    tile: 0,
    accessory: 0,
    accent: 0,
    option: 0,
    floor: 0,
    ceiling: 0,
    along: 0,
    discount: 0,
  };
  fc.assert(
    fc.property(arbitraryConfiguration, ({ input }) => {
      const cost = calculateCost(input);
      const listed = lettingGo(input);
      for (const { page, line, action, own, saving, totalPrice, stages } of listed) {
        const context = roomContext(page, input.project, null);
        const before = input.choices[page.id];
        if (before === undefined) throw new Error("Every page of the configuration has a room");
        // As `choicesStore.change` does it.
        const pressed = action(context, before);
        const after = page.type === "configurator" ? settle(context, before, pressed, own).room : pressed;
        const then = calculateCost({ ...input, choices: { ...input.choices, [page.id]: after } });
        expect(cost.totalPrice - then.totalPrice).toBe(saving);
        expect(then.totalPrice).toBe(totalPrice);
        expect(saving).toBeGreaterThan(0);
        // It is gone: what was let go is not listed again.
        const again = lettingGo({ ...input, choices: { ...input.choices, [page.id]: after } });
        if (line)
          expect(
            again.some(
              (other) => other.page === page && other.line?.id === line.id && other.line.slot.kind === line.slot.kind,
            ),
          ).toBe(false);
        if (page.type === "floors") expect(after.floorMaterialId).toBe(NO_FLOOR);
        seen[line?.slot.kind ?? "ceiling"] += 1;
        seen.along += Number(stages.length > 0);
        seen.discount += Number(cost.discount > 0);
      }
      const savings = listed.map(({ saving }) => saving);
      expect(savings).toEqual(savings.toSorted((a, b) => b - a));
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    }),
    { numRuns: runs(300) },
  );
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(runs(300) / 100);
});

it("when the choices of two people merge, the total and every saving are of the merged room, from either side", () => {
  const seen = { mixed: 0, listed: 0 };
  fc.assert(
    fc.property(
      arbitraryConfiguration,
      arbitraryActions,
      arbitraryActions,
      ({ input, page, context, room }, mine, yours) => {
        const base = settle(context, room, room).room;
        const play = (actions: typeof mine) =>
          actions.reduce((before, { act }) => {
            const done = act(context, before);
            return done === null ? before : settle(context, before, done.room, done.own).room;
          }, base);
        const [own, theirs] = [play(mine), play(yours)];
        const merged = (left: RoomChoice, right: RoomChoice, prefer: "own" | "theirs") =>
          mergeRooms({ [page.id]: base }, { [page.id]: left }, { [page.id]: right }, prefer, () => context).rooms;
        const choices = { ...input.choices, ...merged(own, theirs, "own") };
        const total = (of: typeof choices) => calculateCost({ ...input, choices: of }).totalPrice;
        // Both people read the same amount beside their budget.
        expect(total({ ...input.choices, ...merged(theirs, own, "theirs") })).toBe(total(choices));
        const both = choices[page.id];
        expect(both && roomFaults(context, both)).toEqual([]);
        for (const { page: of, action, own: fields, saving, totalPrice } of lettingGo({ ...input, choices })) {
          const before = choices[of.id];
          if (before === undefined) throw new Error("Every page of the configuration has a room");
          const around = roomContext(of, input.project, null);
          const pressed = action(around, before);
          const after = of.type === "configurator" ? settle(around, before, pressed, fields).room : pressed;
          expect(total({ ...choices, [of.id]: after })).toBe(totalPrice);
          expect(total(choices) - totalPrice).toBe(saving);
          seen.listed += 1;
        }
        seen.mixed += Number(both !== own && both !== theirs);
      },
    ),
    { numRuns: runs(150) },
  );
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(runs(150) / 10);
});
