import { expect, it } from "vitest";
import { cents } from "@showroom/domain/money/cents";
import { historyOfChanges } from "./history-of-changes.ts";

it("the history has each change with both prices, or that the product is gone", () => {
  const shared = { id: "11/x", pageId: 11, pageTitle: "Badkamer", part: "wallTile", label: "Wandtegel" } as const;
  const was = { productNumber: "P-1", name: "Tegel", price: cents(123_450) };
  const none = { nearest: null, standard: null } as const;
  const now = { ...was, name: "Tegel B", price: cents(-500) };
  const entries = historyOfChanges([
    { ...shared, kind: "repriced", was, now, ...none },
    { ...shared, kind: "removed", was, now: null, ...none },
  ]);
  const { id: _id, ...entry } = shared;
  expect(entries).toEqual([
    {
      ...entry,
      before: expect.stringMatching(/^Tegel \(.*1\.234,50\)$/),
      after: expect.stringMatching(/^Tegel B \(.*5,00\)$/),
    },
    { ...entry, before: expect.stringMatching(/^Tegel \(/), after: "Niet meer in het aanbod" },
  ]);
});
