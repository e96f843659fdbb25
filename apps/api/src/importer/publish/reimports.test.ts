import * as fc from "fast-check";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/changed-choices";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { getBuyerConfiguration, getBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import { CATALOGUE_ANSWERS, DEFAULT_PRICE_NOTICE_FROM } from "@showroom/domain/model/changed-choice";
import { linesOf, type CostResult } from "@showroom/domain/model/cost";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import { roomContext } from "@showroom/domain/selection/room-context";
import { settle } from "@showroom/domain/rules/settle";
import { arbitraryClicks, type Click } from "@showroom/domain/testing/arbitrary-clicks";
import { runs, timeLimit } from "@showroom/property-tests/runs";
import { arbitraryReimports, MOVES, type Reimport } from "../../testing/arbitrary-reimport.ts";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { openImporter, type BundleImporter } from "../../testing/demo-importer.ts";
import { reimportBundle, REIMPORT_BUYERS, REIMPORT_STAFF } from "../../testing/reimport-bundle.ts";
import { DEMO_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { ImportOptions } from "../change/change-catalogue.ts";
import { listVersions, revertCatalogue } from "./revert-catalogue.ts";
import { removeChoices } from "../../testing/remove-choices.ts";

const RUNS = runs(40);
const SLUG = "herhaling";

interface Visitor {
  readonly buyer: TestBuyer;
  readonly userId: number;
  readonly submits: boolean;
}

let app: TestApp;
let importer: BundleImporter;
let staff: TestClient;
let visitors: readonly Visitor[];
let houseTypeIds: readonly number[];
const base = reimportBundle();
beforeAll(async () => {
  app = await startTestApp({ template: "empty", environment: { RATE_LIMIT: "1000000" } });
  importer = await openImporter(app);
  await importer.run(base);
  staff = await app.signedIn(REIMPORT_STAFF);
  visitors = await Promise.all(
    REIMPORT_BUYERS.map(async ({ email, submits }) => {
      const buyer = await openBuyer(await app.signedIn(email), SLUG);
      const own = await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } });
      return { buyer, userId: own.body.userId, submits };
    }),
  );
  houseTypeIds = visitors.map(({ buyer }) => buyer.houseTypeId);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await importer.remove();
});

/** Resets the catalogue and the homes, without choices, and signs in again before the access tokens expire. */
async function startAgain(run: number): Promise<void> {
  if (run % 20 === 0) {
    await staff.signIn(REIMPORT_STAFF, DEMO_PASSWORD);
    for (const [at, { email }] of REIMPORT_BUYERS.entries())
      await visitors[at]?.buyer.client.signIn(email, DEMO_PASSWORD);
  }
  await removeChoices(app.pool);
  await importer.run({ ...base, catalogueVersion: `start-${run}` });
  for (const [at, { userId }] of visitors.entries())
    await app.pool.query("update users set house_type_id = $1 where id = $2", [houseTypeIds[at], userId]);
}

/** Rooms after the given clicks in every room, and with a floor. */
function clicked({ buyer }: Visitor, clicks: readonly Click[]): Record<string, RoomChoice> {
  const rooms = buyer.everything();
  for (const page of buyer.pages) {
    const start = rooms[page.id];
    if (page.type !== "configurator" || !start) continue;
    const context = roomContext(page, buyer.project, null);
    const chosen = clicks.reduce((room, click) => settle(context, room, click(context, room)).room, start);
    rooms[page.id] = { ...chosen, confirmedByUser: true };
  }
  return rooms;
}

const params = ({ buyer }: Visitor) => ({ projectId: buyer.project.id });
const load = async (visitor: Visitor): Promise<ProjectChoices> =>
  (await visitor.buyer.client.call(getChoices, { params: params(visitor) })).body;

async function seenByStaff(visitor: Visitor) {
  const ofBuyer = { params: { ...params(visitor), userId: visitor.userId } };
  const configuration = (await staff.call(getBuyerConfiguration, ofBuyer)).body;
  const list = await staff.call(getBuyerOrderList, { ...ofBuyer, query: { scope: "current" } });
  return { configuration, list: list.body.lines.map(({ status: _status, ...line }) => line) };
}

async function everythingFrozen(visitor: Visitor) {
  const confirmation = await visitor.buyer.client.call(getConfirmation, { params: params(visitor) });
  return { choices: await load(visitor), confirmation: confirmation.body, ...(await seenByStaff(visitor)) };
}

interface Draft {
  readonly choices: ProjectChoices;
  readonly cost: CostResult;
}

const draftOf = async (visitor: Visitor): Promise<Draft> => {
  const { configuration } = await seenByStaff(visitor);
  return { choices: await load(visitor), cost: configuration.cost };
};

/** The choices, without page ids and confirmation. */
const chosenIn = ({ choices }: Draft) =>
  Object.values(choices.projectRoomChoices).map(
    ({ projectPageId: _page, confirmedByUser: _confirmed, ...room }) => room,
  );

const articlesIn = ({ cost }: Draft) =>
  cost.pageCosts.flatMap((page) => linesOf(page)).map(({ productNumber, name }) => `${productNumber} ${name}`);

/** Pages of another house type have other ids. */
const pricesIn = ({ cost }: Draft) =>
  cost.pageCosts.map((page) => ({
    total: page.totalPrice,
    lines: linesOf(page).map(({ grossPrice, returnPrice, labourPrice, width, length }) => ({
      grossPrice,
      returnPrice,
      labourPrice,
      width,
      length,
    })),
  }));

/** Expects that no choice or relevant price changed, unless the buyer is asked. */
function expectUntouched(before: Draft, after: Draft): void {
  expect(chosenIn(after)).toEqual(chosenIn(before));
  expect(articlesIn(after)).toEqual(articlesIn(before));
  const { catalogueChanges } = after.choices;
  if (catalogueChanges.length > 0) {
    expect(pricesIn(after)).toEqual(pricesIn(before));
    expect(after.choices.addedCost).toBe(before.choices.addedCost);
  }
  expect(after.choices.addedCost).toBe(after.cost.totalPrice);
  const waiting = new Set(catalogueChanges.map(({ pageId }) => pageId));
  for (const [at, page] of after.cost.pageCosts.entries()) {
    const difference = page.totalPrice - (before.cost.pageCosts[at]?.totalPrice ?? 0);
    expect(Math.abs(difference)).toBeLessThan(DEFAULT_PRICE_NOTICE_FROM);
  }
  for (const room of Object.values(after.choices.projectRoomChoices))
    expect(room.confirmedByUser).toBe(!waiting.has(room.projectPageId));
}

/** Runs a change; when it removes a house type, its buyers are moved. */
async function withMoves(change: (options: ImportOptions) => Promise<unknown>): Promise<void> {
  const options = { dryRun: false, approved: true };
  await change(options).catch(async (error: unknown) => {
    if (!String(error).includes("staat er niet meer in")) throw error;
    await change({ ...options, moveHouseTypes: MOVES });
  });
}

async function reimport(change: Reimport, present: typeof base, run: string): Promise<typeof base> {
  if (change.kind === "revert") {
    const [, earlier] = await listVersions(drizzle(app.pool), SLUG);
    if (earlier) await withMoves((options) => revertCatalogue(importer.tools, SLUG, earlier.revision, options));
    return present;
  }
  const bundle = { ...change.edit(present), catalogueVersion: run };
  await withMoves((options) => importer.run(bundle, options));
  return bundle;
}

it(
  "never change a submission, and change a draft only after its buyer's answer",
  { timeout: timeLimit(600_000) },
  async () => {
    let run = 0;
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryClicks, { minLength: 4, maxLength: 4 }),
        arbitraryReimports,
        fc.constantFrom(...CATALOGUE_ANSWERS),
        async (clicks, changes, answer) => {
          run += 1;
          await startAgain(run);
          for (const [at, visitor] of visitors.entries()) {
            const rooms = clicked(visitor, clicks[at] ?? []);
            const saved = await visitor.buyer.save(rooms, 0, visitor.submits ? "showroom" : null);
            if (saved.status === 200) continue;
            const plain = await visitor.buyer.save(visitor.buyer.everything(), 0, visitor.submits ? "showroom" : null);
            expect(plain.status).toBe(200);
          }
          const [open, done] = [visitors.filter(({ submits }) => !submits), visitors.filter(({ submits }) => submits)];
          const frozen = await Promise.all(done.map(everythingFrozen));
          const drafts = await Promise.all(open.map(draftOf));
          let bundle = base;
          for (const [at, change] of changes.entries()) {
            bundle = await reimport(change, bundle, `${run}-${at}`);
            expect(await Promise.all(done.map(everythingFrozen))).toEqual(frozen);
            for (const [place, visitor] of open.entries()) {
              const [before, after] = [drafts[place], await draftOf(visitor)];
              if (before) expectUntouched(before, after);
            }
          }
          for (const visitor of open) {
            const { version, catalogueChanges } = await load(visitor);
            if (catalogueChanges.length === 0) continue;
            asked += 1;
            const answers = Object.fromEntries(catalogueChanges.map(({ id }) => [id, answer]));
            const answered = await visitor.buyer.client.call(answerCatalogueChanges, {
              params: params(visitor),
              body: { version, answers },
            });
            expect(answered.body).toMatchObject({ catalogueChanges: [], version: version + 1 });
            expect((await draftOf(visitor)).cost.totalPrice).toBe(answered.body.addedCost);
          }
        },
      ),
      { numRuns: RUNS },
    );
    // The test needs imports that affect buyers.
    expect(asked).toBeGreaterThan(RUNS / 4);
  },
);
