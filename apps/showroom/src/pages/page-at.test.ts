import { expect, test } from "vitest";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { buildPage } from "@showroom/domain/testing/build-page";
import { pageAt, titleOfStep, typeOfStep } from "./page-at.ts";
import type { FoundPage } from "./page-at.ts";
import { PAGES } from "./pages.ts";

test.each<readonly [string, FoundPage]>([
  ["/", { kind: "page", row: PAGES.home }],
  ["/ALGEMENE-VOORWAARDEN/", { kind: "page", row: PAGES.terms }],
  ["/projects/signup/abc", { kind: "page", row: PAGES.signup }],
  ["/projects/de-lindehof", { kind: "page", row: PAGES.landing }],
  ["/projects/de-lindehof/contact", { kind: "page", row: PAGES.contact }],
  ["/projects/de-lindehof/nergens", { kind: "page", row: PAGES.missing }],
  ["/projects/de-lindehof/digitale-showroom", { kind: "step", slug: "de-lindehof", stepNumber: null, part: null }],
  ["/projects/de-lindehof/digitale-showroom/stap/1", { kind: "step", slug: "de-lindehof", stepNumber: 1, part: null }],
  [
    "/projects/de-lindehof/digitale-showroom/stap/2/topview/7",
    { kind: "step", slug: "de-lindehof", stepNumber: 2, part: "topview" },
  ],
  [
    "/projects/de-lindehof/digitale-showroom/stap/3/sanitair",
    { kind: "step", slug: "de-lindehof", stepNumber: 3, part: "products" },
  ],
])("%s is the page %o", (pathname, expected) => {
  expect(pageAt(pathname)).toEqual(expected);
});

test("the title and the type of a step are known before the buyer's house type, if they are the same in all house types", () => {
  const home = (id: number, title: string) => buildHouseType({ id, pages: [{ ...buildPage(), order: 2, title }] });
  const project = (...titles: string[]) => buildProject({ houseTypes: titles.map((title, id) => home(id, title)) });
  expect(titleOfStep(project("Badkamer", "Badkamer"), 3)).toBe("Badkamer");
  expect(titleOfStep(project("Badkamer", "Badkamer boven"), 3)).toBeNull();
  expect(titleOfStep(project("Badkamer"), 4)).toBeNull();
  const shorter = buildHouseType({ id: 9, pages: [] });
  expect(titleOfStep(buildProject({ houseTypes: [home(0, "Badkamer"), shorter] }), 3), "only one has the step").toBe(
    "Badkamer",
  );
  expect(titleOfStep(project("Badkamer"), null)).toBeNull();
  expect(typeOfStep(project("Badkamer", "Badkamer boven"), 3)).toBe("configurator");
  expect(typeOfStep(project("Badkamer"), 4)).toBeNull();
});
