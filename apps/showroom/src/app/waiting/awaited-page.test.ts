import { expect, test } from "vitest";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { buildPage } from "@showroom/domain/testing/build-page";
import { awaitedPage, titleOfStep, typeOfStep } from "./awaited-page.ts";

test.each([
  ["/", { kind: "plain" }],
  ["/algemene-voorwaarden", { kind: "plain" }],
  ["/projects/signup/abc", { kind: "plain" }],
  ["/projects/de-lindehof", { kind: "hero" }],
  ["/projects/de-lindehof/contact", { kind: "hero" }],
  ["/projects/de-lindehof/nergens", { kind: "plain" }],
  ["/projects/de-lindehof/digitale-showroom", { kind: "step", slug: "de-lindehof", stepNumber: null, part: "wide" }],
  [
    "/projects/de-lindehof/digitale-showroom/stap/1",
    { kind: "step", slug: "de-lindehof", stepNumber: 1, part: "wide" },
  ],
  [
    "/projects/de-lindehof/digitale-showroom/stap/2/topview/7",
    { kind: "step", slug: "de-lindehof", stepNumber: 2, part: "topview" },
  ],
  [
    "/projects/de-lindehof/digitale-showroom/stap/3/sanitair",
    { kind: "step", slug: "de-lindehof", stepNumber: 3, part: "products" },
  ],
])("the loading placeholder for %s is %o", (pathname, expected) => {
  expect(awaitedPage(pathname)).toEqual(expected);
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
