import { afterAll, beforeAll, expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { openBuyer } from "../../testing/buyer.ts";
import { BUYER, BUYER_DONE, OTHER_BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("returns the added cost of floors and baseboards, and whether the brand is shown", async () => {
  const { client, houseTypeId } = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const query = { houseType: houseTypeId };
  const { body: floors } = await client.call(listFloors, { query });
  const { body: materials } = await client.call(listFloorMaterials, { query });
  const { body: baseboards } = await client.call(listBaseboards, { query });
  const herringbone = floors.find(({ product_number }) => product_number.startsWith("VL-PVC-VISGRAAT"));
  expect(herringbone).toMatchObject({ addedCost: 24_500, showBrand: true });
  expect(baseboards.find(({ name }) => name === "Klassiek 120 wit")).toMatchObject({ addedCost: 4500 });
  const linoleum = materials.find(({ name }) => name === "Linoleum");
  expect(linoleum?.showBrand).toBe(false);
  expect(floors.find(({ material }) => material === linoleum?.id)?.showBrand).toBe(false);
});

it("returns a page's images with texts, its collapsed groups and its packages", async () => {
  const { page } = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const { pageImages, imageTexts, productGroups, projectPackages } = page("bathroom");
  expect([pageImages.length, imageTexts]).toEqual([1, ["De badkamer op de eerste verdieping."]]);
  expect(new Set(productGroups.map(({ collapsed }) => collapsed))).toEqual(new Set([true, false]));
  expect(projectPackages.filter(({ groups }) => groups.length > 0)).toMatchObject([
    { name: "Tegels", mostPopular: true, overlay: "Meest gekozen", addedCost: 0 },
    { name: "Bijzondere formaten", mostPopular: false, hardPrices: false, addedCost: 9500 },
  ]);
  const looks = projectPackages.filter(({ groups }) => groups.length === 0);
  expect(looks.map(({ name }) => name)).toContain("Groen en messing");
  const { choices } = looks.find(({ name }) => name === "Licht en rustig") ?? {};
  expect(choices).toHaveLength(5);
});

it("returns all fields of a user", async () => {
  const { body: user } = await (await app.signedIn(BUYER)).call(getCurrentUser, {});
  expect(user).toMatchObject({
    gender: "v",
    phone: "06 555 01 12",
    dateOfBirth: "1989-04-17",
    credits: 25,
    avatarUrl: "https://showroom.example/foto/sanne-de-wit.webp",
    hasNewsLetter: true,
    hasFacebook: true,
    stylesTextual: "Licht en Scandinavisch, met natuurlijke materialen",
  });
});

it("returns the appointment and the requested drawing of choices", async () => {
  const buyer = await openBuyer(await app.signedIn(BUYER_DONE), "de-lindehof");
  const { body: choices } = await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } });
  expect(choices).toMatchObject({
    submit3D: true,
    submitted3DAt: choices.submittedAt,
    appointment: { employeeName: "Lotte Visser", isBooked: true, durationInMinutes: 90 },
  });
});

it("returns the out-of-office days, and whether today is one of them", async () => {
  const office = async (email: string, slug: string) =>
    (await (await app.signedIn(email)).call(getProjectBySlug, { params: { slug } })).body;
  expect(await office(BUYER, "de-lindehof")).toMatchObject({ outOfOfficeEnabled: false, outOfOfficeActive: false });
  expect(await office(OTHER_BUYER, "havenkwartier")).toMatchObject({
    priceGroup: 0,
    floorPriceGroup: 0,
    outOfOfficeEnabled: true,
    outOfOfficeStart: "2026-11-16",
    outOfOfficeEnd: "2027-12-31",
  });
  const days = async (start: string | null, end: string | null) => {
    await app.pool.query(
      `update projects set revision = revision + 1, document = document || jsonb_build_object('outOfOfficeStart', $1::text, 'outOfOfficeEnd', $2::text)
       where slug = 'havenkwartier'`,
      [start, end],
    );
    return (await office(OTHER_BUYER, "havenkwartier")).outOfOfficeActive;
  };
  expect([await days("2020-01-01", "2020-12-31"), await days("2020-01-01", null)]).toEqual([false, true]);
});
