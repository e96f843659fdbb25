import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import {
  getBuyerConfiguration,
  getBuyerHistory,
  getBuyerOrderList,
  listBuyers,
} from "@showroom/api-contract/endpoints/staff";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { cents } from "@showroom/domain/money/cents";
import { withoutProducts } from "../../testing/bundle-edits.ts";
import { useCatalogueHome, type CatalogueHome } from "../../testing/catalogue-home.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { BUYER } from "../../testing/test-app.ts";

const REASON = "De leidingen liggen anders.";

const home = useCatalogueHome();
let at: CatalogueHome;
let buyer: CatalogueHome["buyer"];
let staff: CatalogueHome["staff"];
beforeAll(() => {
  at = home();
  ({ buyer, staff } = at);
});
beforeEach(() => removeChoices(at.app.pool, BUYER));

const load = async (): Promise<ProjectChoices> => (await buyer.client.call(getChoices, { params: at.params })).body;

/** Submits all rooms, one of them with a luxury tile. */
async function submit(): Promise<ProjectChoices> {
  const rooms = { ...buyer.everything(), [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
  const { status, body } = await buyer.save(rooms, 0, "showroom");
  expect(status).toBe(200);
  return body;
}

const ofBuyer = ({ userId }: ProjectChoices) => ({ params: { ...at.params, userId } });
const reopen = (choices: ProjectChoices, reason = REASON) =>
  staff.call(reopenSubmission, { ...ofBuyer(choices), body: { version: choices.version, reason } });
const confirmation = async (version?: number) =>
  (await buyer.client.call(getConfirmation, { params: at.params, query: version === undefined ? {} : { version } }))
    .body;
const orderList = async (choices: ProjectChoices, scope: "current" | "requested") =>
  (await staff.call(getBuyerOrderList, { ...ofBuyer(choices), query: { scope } })).body.lines;
const submission = (choices: ProjectChoices) => ({
  ...ofBuyer(choices),
  body: { version: choices.version, submitType: "showroom" as const, totalPrice: cents(choices.addedCost) },
});
const statuses = async (choices: ProjectChoices, scope: "current" | "requested") => [
  ...new Set((await orderList(choices, scope)).map(({ status }) => status)),
];

describe("reopening a submission", () => {
  it("opens the choices again, with the reason for the buyer, and keeps the confirmation", async () => {
    const submitted = await submit();
    const frozen = await confirmation();
    const { status, body } = await reopen(submitted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "reopened", submitType: null, reopened: { reason: REASON } });
    const open = await load();
    expect(open).toMatchObject({
      submitType: null,
      submittedAt: null,
      reopened: { reason: REASON, at: expect.any(String) },
      version: submitted.version + 1,
      addedCost: submitted.addedCost,
      catalogueChanges: [],
    });
    expect(open.projectRoomChoices[buyer.page("overview").id]?.confirmedByUser).toBe(false);
    expect(await confirmation()).toEqual(frozen);
    const seen = (await staff.call(getBuyerConfiguration, ofBuyer(submitted))).body;
    expect([seen.confirmation, seen.earlierConfirmations]).toEqual([null, [frozen]]);
    const { items } = (await staff.call(listBuyers, { params: at.params, query: { status: "reopened" } })).body;
    expect(items.map(({ userId }) => userId)).toEqual([submitted.userId]);
  });

  it("takes the home off the final order list; the present one says that it is reopened", async () => {
    const submitted = await submit();
    await reopen(submitted);
    expect(await orderList(submitted, "requested")).toEqual([]);
    expect(await statuses(submitted, "current")).toEqual(["reopened"]);
  });

  it("is in the history and the audit log, and the buyer gets a mail", async () => {
    const submitted = await submit();
    await reopen(submitted);
    const { items } = (await staff.call(getBuyerHistory, { ...ofBuyer(submitted), query: {} })).body;
    expect(items[0]).toMatchObject({ event: "reopened", note: REASON, actor: { role: "showroomadvisor" } });
    const { rows } = await at.app.pool.query(
      "select details from audit_log where action = 'reopened-submission' and subject_id = $1 order by id desc",
      [submitted.userId],
    );
    expect(rows[0]).toEqual({ details: { reference: (await confirmation()).reference } });
    await vi.waitFor(
      async () => {
        const mail = (await at.app.mails(1)).find((text) => text.includes("zijn heropend")) ?? "";
        expect(mail).toContain(`To: ${BUYER}`);
        expect(mail).toContain(`Reden: ${REASON}`);
      },
      { timeout: 10_000, interval: 250 },
    );
  });

  it("is refused for choices of another version, for open choices, and without a reason", async () => {
    const submitted = await submit();
    expect((await reopen({ ...submitted, version: submitted.version - 1 })).body).toMatchObject({
      code: "choices-stale",
    });
    expect((await reopen(submitted, "  ")).body).toMatchObject({ code: "request-invalid" });
    expect((await load()).submitType).toBe("showroom");
    const answers = await Promise.all([reopen(submitted), reopen(submitted)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await reopen(await load())).body).toMatchObject({ code: "choices-stale" });
  });

  it("asks the buyer about what the catalogue changed since the submission", async () => {
    const submitted = await submit();
    const tile = (await confirmation()).pages
      .flatMap(({ lines }) => lines)
      .find(({ part, isStandard }) => part === "wallTile" && !isStandard);
    await at.importer.run(withoutProducts(at.importer.bundle, [tile?.productNumber ?? ""]));
    try {
      expect((await load()).catalogueChanges).toEqual([]);
      await reopen(submitted);
      const open = await load();
      expect(open.catalogueChanges).toMatchObject([{ kind: "removed", was: { productNumber: tile?.productNumber } }]);
      expect(open.addedCost).toBe(submitted.addedCost);
      const again = submission(open);
      expect((await staff.call(submitForBuyer, again)).body).toMatchObject({ code: "choices-incomplete" });
    } finally {
      await at.importer.run({ ...at.importer.bundle, catalogueVersion: "terug" });
    }
  });
});

describe("submitting reopened choices again", () => {
  it("by the buyer stores a second confirmation, which the order list follows", async () => {
    const submitted = await submit();
    const frozen = await confirmation();
    await reopen(submitted);
    const { version } = await load();
    const { body } = await buyer.save(buyer.everything(), version, "showroom");
    expect(body).toMatchObject({ submitType: "showroom", reopened: null, addedCost: 0 });
    const second = await confirmation();
    expect(second).toMatchObject({ version: 2, replaces: frozen.reference, totalPrice: 0 });
    expect(await confirmation(1)).toEqual(frozen);
    expect((await buyer.client.call(getConfirmation, { params: at.params, query: { version: 3 } })).status).toBe(404);
    expect(await statuses(submitted, "requested")).toEqual(["submitted"]);
    const tiles = (await orderList(submitted, "requested")).filter(({ part }) => part === "wallTile");
    expect(tiles.every(({ isStandard }) => isStandard)).toBe(true);
    const seen = (await staff.call(getBuyerConfiguration, ofBuyer(submitted))).body;
    expect([seen.confirmation, seen.earlierConfirmations, seen.cost.totalPrice]).toEqual([second, [frozen], 0]);
  });

  it("by staff submits the choices as they are, in the history by name", async () => {
    const submitted = await submit();
    await reopen(submitted);
    const open = await load();
    const again = submission(open);
    expect((await staff.call(submitForBuyer, again)).body).toMatchObject({ status: "submitted", reopened: null });
    expect(await confirmation()).toMatchObject({ version: 2, totalPrice: submitted.addedCost });
    const { items } = (await staff.call(getBuyerHistory, { ...ofBuyer(open), query: {} })).body;
    expect(items[0]).toMatchObject({ event: "submitted", actor: { role: "showroomadvisor" } });
    expect((await staff.call(submitForBuyer, again)).body).toMatchObject({ code: "choices-stale" });
  });

  it("by staff is refused for choices that were never submitted", async () => {
    const { body } = await buyer.save(buyer.everything(), 0);
    expect((await staff.call(submitForBuyer, submission(body))).body).toMatchObject({ code: "choices-stale" });
  });

  it("by staff is refused for rooms that the buyer did not confirm, and names them", async () => {
    const submitted = await submit();
    await reopen(submitted);
    const bathroom = buyer.page("bathroom");
    const { body: halfway } = await buyer.save(
      { [bathroom.id]: { ...buyer.withLuxuryTile("bathroom"), confirmedByUser: false } },
      (await load()).version,
    );
    const { status, body } = await staff.call(submitForBuyer, submission(halfway));
    expect([status, body]).toMatchObject([
      409,
      { code: "choices-incomplete", issues: [{ path: ["projectRoomChoices", String(bathroom.id)] }] },
    ]);
    expect((await load()).submitType).toBeNull();
  });

  it("by staff is refused for another total than the one that was agreed to", async () => {
    const submitted = await submit();
    await reopen(submitted);
    const open = await load();
    const { params, body } = submission(open);
    const dearer = { params, body: { ...body, totalPrice: cents(body.totalPrice + 1) } };
    expect((await staff.call(submitForBuyer, dearer)).body).toMatchObject({ code: "choices-stale" });
    expect([(await load()).submitType, (await confirmation()).version]).toEqual([null, 1]);
  });
});
