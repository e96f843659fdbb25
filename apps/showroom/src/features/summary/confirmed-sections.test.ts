import { expect, test } from "vitest";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { ZERO } from "@showroom/domain/money/cents";
import { confirmedSections } from "./confirmed-sections.ts";

const page = (pageId: number, title: string): Confirmation["pages"][number] => ({
  pageId,
  order: pageId,
  title,
  subtitle: "",
  roomName: null,
  totalPrice: ZERO,
  lines: [],
});
const [bathroom, toilet] = [page(2, "Badkamer"), page(3, "Toilet")];

test("a confirmation keeps the sections of pages without lines, in order", () => {
  const sections = [
    { pageId: 3, order: 3, title: "Toilet" },
    { pageId: 2, order: 2, title: "Badkamer" },
    { pageId: 1, order: 1, title: "Plattegrond" },
  ];
  expect(confirmedSections({ sections, pages: [bathroom, toilet] })).toEqual([
    { pageId: 1, title: "Plattegrond", page: null },
    { pageId: 2, title: "Badkamer", page: bathroom },
    { pageId: 3, title: "Toilet", page: toilet },
  ]);
});

test("an old confirmation shows the pages that it stored", () => {
  expect(confirmedSections({ sections: null, pages: [toilet, bathroom] })).toEqual([
    { pageId: 2, title: "Badkamer", page: bathroom },
    { pageId: 3, title: "Toilet", page: toilet },
  ]);
});
