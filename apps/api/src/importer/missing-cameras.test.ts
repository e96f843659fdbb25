import { expect, test } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import { missingCameras } from "./missing-cameras.ts";

const page = buildPage();
const retitled = (title: string) =>
  buildPage({ id: 7, productGroups: page.productGroups.map((group) => ({ ...group, title })) });

test("groups whose titles name a camera, or the room as a whole, give no warning", () => {
  expect(missingCameras([page])).toEqual([]);
});

test("a title that names no camera is told once, however many pages have it", () => {
  expect(missingCameras([page, retitled("Handdoekhaak"), retitled("Handdoekhaak")])).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('de productgroep "Handdoekhaak"') }),
  ]);
});
