import { expect, test } from "vitest";
import { partOfPath, projectPaths, publicPaths, showroomPaths } from "./links.ts";
import { PART_NAMES } from "./steps.ts";

test("the paths of the specification follow from the rows", () => {
  expect(publicPaths).toEqual({
    home: "/",
    terms: "/algemene-voorwaarden",
    privacy: "/privacy",
    resetPassword: "/password/reset/",
  });
  expect(Object.values(projectPaths).map((path) => path("linde"))).toEqual([
    "/projects/linde",
    "/projects/linde/video",
    "/projects/linde/contact",
    "/projects/linde/voorwaarden",
    "/projects/linde/digitale-showroom/offertes",
    "/projects/linde/digitale-showroom/favorieten",
    "/projects/linde/digitale-showroom/vragen",
    "/projects/linde/digitale-showroom",
  ]);
  expect(showroomPaths.root("linde")).toBe("/projects/linde/digitale-showroom");
  expect(showroomPaths.step("linde", 3)).toBe("/projects/linde/digitale-showroom/stap/3");
  expect(showroomPaths.topView("linde", 2, 7)).toBe("/projects/linde/digitale-showroom/stap/2/topview/7");
  expect(showroomPaths.earlierConfirmation("linde", 7, 2)).toBe(
    "/projects/linde/digitale-showroom/stap/7?bevestiging=2",
  );
  expect(showroomPaths.earlierConfirmation("linde", 7, null)).toMatch(/\?bevestiging=laatste$/);
});

test("the path of each part leads back to the part", () => {
  expect(PART_NAMES.map((part) => showroomPaths.part("linde", 3, part).split("/").at(-1))).toEqual([
    "start",
    "tegels",
    "sanitair",
    "resultaat",
    "keuzes-overnemen",
    "vloeren",
    "topview",
  ]);
  for (const part of PART_NAMES) expect(partOfPath(showroomPaths.part("linde", 3, part))).toBe(part);
  expect(partOfPath(showroomPaths.topView("linde", 3, 7))).toBe("topview");
});

test.each([
  "/",
  showroomPaths.root("linde"),
  showroomPaths.step("linde", 3),
  `${showroomPaths.step("linde", 3)}/nergens`,
])("%s names no part", (pathname) => {
  expect(partOfPath(pathname)).toBeNull();
});
