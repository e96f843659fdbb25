import { afterAll, beforeAll, expect, it } from "vitest";
import { calculateCost, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { calculateCost as calculate } from "@showroom/domain/pricing/calculate-cost";
import { missingChoices } from "@showroom/domain/summary/completeness";
import { openBuyer } from "../../testing/buyer.ts";
import { openImporter, type BundleImporter } from "../../testing/demo-importer.ts";
import { reimportBundle, REIMPORT_BUYERS } from "../../testing/reimport-bundle.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { listFlags, turnFlags, type Flag } from "../../testing/turned-flags.ts";
import { walkHome } from "../../testing/walk-home.ts";
import { findPagesLeftOut } from "../check/rooms-and-standards.ts";
import { compileBundle } from "../compile/compile-bundle.ts";
import { openIdBook } from "../compile/id-book.ts";

const whole = reimportBundle();
const base: Bundle = {
  ...whole,
  houseTypes: whole.houseTypes.slice(0, 1),
  demoAccounts: whole.demoAccounts.filter((account) => account.email === REIMPORT_BUYERS[0].email),
};

const FLAGS = listFlags(base);
const turned = (flags: readonly Flag[]): Bundle => turnFlags(base, flags);

const pairsOf = (flags: readonly Flag[]) =>
  flags.flatMap((one, at) => flags.slice(at + 1).map((other): readonly Flag[] => [one, other]));
const withNames = (flags: readonly Flag[]) => [flags.join(" and ") || "no flag", flags] as const;

/** Flags that decide which pages, tabs and choices there are. */
const OFFERING: readonly Flag[] = ["hasTiles", "hasSanitary", "hasFloors", "hasTileOptions", "alwaysCeilingHigh"];

it("knows all flags of the project and of its pages", () => {
  expect(FLAGS).toEqual(expect.arrayContaining([...OFFERING, "hideTilePrices", "hideFromSummary"]));
});

it("walks through the compiled project under every flag and every pair of flags", async () => {
  for (const [name, flags] of [[], ...FLAGS.map((flag) => [flag]), ...pairsOf(FLAGS)].map(withNames)) {
    const bundle = bundleSchema.parse(turned(flags));
    const { project: document, houseTypes, floors } = compileBundle({ bundle, files: new Map() }, openIdBook([], 1), 1);
    const project = { ...document, selectedProjectHouseType: null, outOfOfficeActive: false };
    const [houseType] = project.houseTypes;
    const pages = (houseTypes[0]?.pages ?? []).map(({ page }) => page);
    if (!houseType) throw new Error("The project has no house type");
    await walkHome({
      project,
      pages,
      floors: () => Promise.resolve(floors),
      costOf: (choices) => Promise.resolve(calculate({ project, houseType, pages, floors, choices }).pageCosts),
      submit: async (rooms) => expect(missingChoices(pages, project, rooms)).toEqual([]),
    }).catch((error: unknown) => {
      throw new Error(`with ${name} turned`, { cause: error });
    });
  }
}, 60_000);

let app: TestApp;
let importer: BundleImporter;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ template: "empty", environment: { RATE_LIMIT: "1000000" } });
  importer = await openImporter(app);
  await importer.run(base);
  client = await app.signedIn(REIMPORT_BUYERS[0].email);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await importer.remove();
});

it.each([...FLAGS.map((flag) => [flag]), ...pairsOf(OFFERING)].map(withNames))(
  "walks to a submission over the API with %s turned",
  async (_, flags) => {
    await removeChoices(app.pool);
    const bundle = turned(flags);
    const { warnings } = await importer.run(bundle);
    const left = findPagesLeftOut(bundle).map(({ reason }) => reason);
    expect(warnings.map(({ reason }) => reason)).toEqual(expect.arrayContaining(left));
    const buyer = await openBuyer(client, base.project.slug);
    const { project, pages, houseTypeId } = buyer;
    const query = { houseType: houseTypeId };
    await walkHome({
      project,
      pages,
      floors: async () => ({
        materials: (await client.call(listFloorMaterials, { query })).body,
        floors: (await client.call(listFloors, { query })).body,
        baseboards: (await client.call(listBaseboards, { query })).body,
      }),
      costOf: async (projectRoomChoices) => {
        const body = {
          project: { id: project.id },
          projectHouseType: { id: houseTypeId },
          projectChoices: { projectRoomChoices, submitType: null },
        };
        return (await client.call(calculateCost, { body })).body.pageCosts;
      },
      submit: async (rooms) => {
        const { status, body } = await buyer.save(rooms, 0, "showroom");
        expect([status, body.submitType]).toEqual([200, "showroom"]);
      },
    });
    const params = { projectId: project.id };
    expect((await client.call(getConfirmation, { params, query: {} })).status).toBe(200);
  },
  30_000,
);
