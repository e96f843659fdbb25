import { expect, test } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import { missingCameras } from "./missing-cameras.ts";

const page = buildPage();
const retitled = (title: string) =>
  buildPage({ id: 7, productGroups: page.productGroups.map((group) => ({ ...group, title })) });

test("groups whose titles match a camera, or the whole room, give no warning", () => {
  expect(missingCameras([page])).toEqual([]);
});

test("a title without a camera is reported once for all pages", () => {
  expect(missingCameras([page, retitled("Handdoekhaak"), retitled("Handdoekhaak")])).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('de productgroep "Handdoekhaak"') }),
  ]);
});
