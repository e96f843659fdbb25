import { afterAll, beforeAll, expect, it } from "vitest";
import { fitChoices } from "@showroom/api-contract/endpoints/changed-choices";
import { getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { openImporter, type BundleImporter } from "../../testing/demo-importer.ts";
import { reimportBundle, REIMPORT_BUYERS } from "../../testing/reimport-bundle.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const base = reimportBundle();
const [typeA] = base.houseTypes;
/** Type A without its floors, so that a floor cannot be taken along. */
const withoutTypeB = bundleSchema.parse({
  ...base,
  catalogueVersion: "without-b",
  demoAccounts: base.demoAccounts.filter(({ houseType }) => houseType !== "type-b"),
  houseTypes: [{ ...typeA, pages: typeA?.pages.filter(({ type }) => type !== "floors") }],
});

let app: TestApp;
let importer: BundleImporter;
/** A buyer of type B, as the open tab knows them. */
let tab: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ template: "empty" });
  importer = await openImporter(app);
  await importer.run(base);
  tab = await openBuyer(await app.signedIn(REIMPORT_BUYERS[1].email), base.project.slug);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await importer.remove();
});

const params = () => ({ projectId: tab.project.id });
const load = async () => (await tab.client.call(getChoices, { params: params() })).body;

it("a save for the earlier house type is refused with a code of its own, and its rooms are fitted into the new one", async () => {
  const bathroom = tab.page("bathroom");
  const floors = tab.pages.find(({ type }) => type === "floors");
  if (!floors) throw new Error("Type B has no floors");
  const luxury = tab.withLuxuryTile("bathroom");
  await importer.run(withoutTypeB, { moveHouseTypes: new Map([["type-b", "type-a"]]) });

  const present = await load();
  expect(present.houseTypeId).not.toBe(tab.houseTypeId);
  const rooms = { [bathroom.id]: luxury, [floors.id]: tab.everything()[floors.id] ?? luxury };
  const refused = await tab.save(rooms, present.version);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: "choices-moved", current: { houseTypeId: present.houseTypeId, version: present.version } },
  ]);
  // Also of another version: the client must not take it for a conflict, merge and send the same again.
  expect((await tab.save(rooms, present.version + 5)).body).toMatchObject({ code: "choices-moved" });

  const fit = (chosen: typeof rooms, houseType = tab.houseTypeId) =>
    tab.client.call(fitChoices, { params: params(), body: { house_type: { id: houseType }, rooms: chosen, base: {} } });
  const fitted = await fit(rooms);
  expect(fitted.status).toBe(200);
  const [[page, room] = [], ...others] = Object.entries(fitted.body.rooms);
  expect(others).toEqual([]);
  expect(room?.wallTileProduct?.pageProductId).toBeGreaterThan(0);
  expect(page).not.toBe(String(bathroom.id));
  expect(fitted.body.changes.map(({ pageId, kind, now }) => [pageId, kind, now])).toContainEqual([
    floors.id,
    "removed",
    null,
  ]);
  // What was fitted can be saved as it is. Nothing was saved before.
  expect((await load()).version).toBe(present.version);
  const saved = await tab.client.call(saveChoices, {
    params: params(),
    body: {
      choices: { projectRoomChoices: fitted.body.rooms, submitType: null },
      house_type: { id: present.houseTypeId },
      version: present.version,
    },
  });
  expect([saved.status, saved.body]).toMatchObject([200, { projectRoomChoices: fitted.body.rooms }]);

  expect((await fit(rooms, 999_999)).body).toMatchObject({ code: "not-found" });
  const stranger = { ...rooms, [bathroom.id]: { ...luxury, projectPageId: 1 } };
  expect((await fit(stranger)).body).toMatchObject({ code: "choice-invalid" });
});
