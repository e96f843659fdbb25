import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryConfiguration } from "../../testing/arbitrary-configuration.ts";
import { NO_FLOOR } from "../model/choices.ts";
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
