import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { expect, test } from "vitest";
import { bundleFolder } from "./bundles.ts";

const read = (slug: string) =>
  bundleSchema.parse(JSON.parse(readFileSync(join(bundleFolder(slug), "bundle.json"), "utf8")));
const lindehof = read("de-lindehof");
const havenkwartier = read("havenkwartier");
const homepage = ({ contentBlocks }: typeof lindehof) => contentBlocks.find(({ key }) => key === "HOMEPAGE");

const both = [true, false];
const values = <T, Value>(list: readonly T[], of: (item: T) => Value): readonly Value[] => [...new Set(list.map(of))];

test("a demo project is away, and another is not", () => {
  expect(lindehof.project.outOfOfficeEnabled).toBe(false);
  expect(havenkwartier.project).toMatchObject({
    outOfOfficeEnabled: true,
    outOfOfficeStart: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    outOfOfficeEnd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("both price groups of floors occur", () => {
  expect([lindehof.project.floorPriceGroup, havenkwartier.project.floorPriceGroup]).toEqual([1, 0]);
});

test("a landing page names all parts of the showroom, and another hides one that the project has", () => {
  expect(homepage(lindehof)).toMatchObject({ showTiles: true, showFloors: true, showSanitary: true });
  expect(lindehof.project).toMatchObject({ hasTiles: true, hasFloors: true, hasSanitary: true });
  expect(homepage(havenkwartier)).toMatchObject({ showTiles: true, showSanitary: false });
  expect(havenkwartier.project.hasSanitary).toBe(true);
});

test("a buyer has credits, an avatar, the newsletter and a description of the own style", () => {
  const buyer = lindehof.demoAccounts.find(({ email }) => email === "koper@lindehof.example");
  expect(buyer).toMatchObject({
    hasNewsLetter: true,
    hasFacebook: true,
    avatarUrl: expect.stringContaining("https://"),
  });
  expect(buyer?.credits).toBeGreaterThan(0);
  expect(buyer?.stylesTextual).not.toBe("");
});

test("a buyer has submitted choices with a drawing and an appointment", () => {
  const done = lindehof.demoAccounts.find(({ submitType }) => submitType != null);
  expect(lindehof.project.hasAppointments).toBe(true);
  expect(done).toMatchObject({ submit3D: true, appointment: { isBooked: true, durationInMinutes: 90 } });
});

test("rooms have images, each with a text", () => {
  const rooms = lindehof.houseTypes.flatMap(({ pages }) => pages).filter(({ type }) => type === "configurator");
  for (const { pageImages, imageTexts } of rooms) {
    expect(pageImages).toHaveLength(1);
    expect(imageTexts).toHaveLength(1);
  }
});

test("product groups start open and closed", () => {
  expect(values(lindehof.productGroups, ({ collapsed }) => collapsed)).toEqual(both);
});

test("packages differ in popularity, overlay, added cost and hard prices", () => {
  const [usual, special] = lindehof.packages;
  expect([usual?.mostPopular, special?.mostPopular]).toEqual(both);
  expect(usual?.overlay).not.toBe(special?.overlay);
  expect(special?.addedCost).toBeGreaterThan(0);
  const ofTiles = havenkwartier.packages.filter(({ groups }) => groups.length > 0);
  expect(ofTiles.map(({ hardPrices }) => hardPrices)).toEqual(both);
});

test("every project with tiles has four to six looks, one of them the most popular", () => {
  for (const { packages } of [lindehof, havenkwartier, read("buitenrand")]) {
    const looks = packages.filter(({ choices }) => choices.length > 0);
    expect(looks.length).toBeGreaterThanOrEqual(4);
    expect(looks.length).toBeLessThanOrEqual(6);
    expect(looks.filter(({ mostPopular }) => mostPopular)).toHaveLength(1);
  }
});

test("some floors and baseboards have an added cost, and some floors do not show their brand", () => {
  for (const list of [lindehof.floors, lindehof.baseboards])
    expect(values<{ readonly addedCost: number }, boolean>(list, ({ addedCost }) => addedCost > 0)).toHaveLength(2);
  expect(values(lindehof.floors, ({ showBrand }) => showBrand)).toEqual(both);
  expect(values(lindehof.floorMaterials, ({ showBrand }) => showBrand)).toEqual(both);
});
