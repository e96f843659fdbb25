import { expect, test } from "vitest";
import type { HistoryEntry } from "@showroom/api-contract/entities/staff";
import { cents } from "@showroom/domain/money/cents";
import { amountsOfHistory, historyLines } from "./history-lines.ts";

const entry = (id: number, totalPrice: number): HistoryEntry => ({
  id,
  at: "2026-11-20T12:00:00.000Z",
  event: "saved",
  actor: { userId: 1, name: "Noor van Dijk", role: "projectuser" },
  version: id,
  totalPrice: cents(totalPrice),
  note: null,
  changes: [],
});

const differences = (complete: boolean) =>
  historyLines([entry(3, 900), entry(2, 1200), entry(1, 1000)], complete).map(({ difference }) => difference);

test("each entry shows the change of the total; the first one starts from zero", () =>
  expect(differences(true)).toEqual([-300, 200, 1000]));

test("the oldest loaded entry shows no change while older entries are not loaded", () =>
  expect(differences(false)).toEqual([-300, 200, null]));

test("no entries give no lines", () => expect(historyLines([], true)).toEqual([]));

test("the amounts have cents where whole euros would not add up", () => {
  const shown = (...totals: readonly number[]) => {
    const lines = historyLines(
      totals.map((total, index) => entry(index, total)),
      true,
    );
    const { euro, difference } = amountsOfHistory(lines);
    return [euro(lines[0]!.entry.totalPrice), difference(lines[0]!.difference!)];
  };
  expect(shown(48_700, 35_000)).toEqual(["€ 487,-", "+ € 137,-"]);
  expect(shown(48_740, 34_960)).toEqual(["€ 487,40", "+ € 137,80"]);
});
