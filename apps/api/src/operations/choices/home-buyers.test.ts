import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getBudget, setBudget } from "@showroom/api-contract/endpoints/budget";
import { getFavourites, setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { getChoices, getConfirmation, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getHomeBuyers, watchChoices } from "@showroom/api-contract/endpoints/home-buyers";
import { listHomes, saveHomes } from "@showroom/api-contract/endpoints/homes";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { getBuyerConfiguration, getBuyerHistory, listBuyers } from "@showroom/api-contract/endpoints/staff";
import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import { openSharedHomes, type SharedHomes, type Sharing } from "../../testing/shared-home.ts";
import { OTHER_BUYER } from "../../testing/test-app.ts";
import { pathOf } from "../../testing/test-client.ts";

let at: SharedHomes;
beforeAll(async () => {
  at = await openSharedHomes();
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
const choicesOf = async ({ buyer }: Sharing) => (await buyer.client.call(getChoices, { params: params() })).body;
const pair = async (): Promise<readonly [Sharing, Sharing]> => {
  const [sam, kim] = await at.openHome("Sam", "Kim");
  if (!sam || !kim) throw new Error("Two people share a home");
  return [sam, kim];
};
const luxury = ({ buyer }: Sharing) => ({ [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") });

describe("two buyers of a home", () => {
  it("have one set of choices, each as themselves, and nobody of another home has it", async () => {
    const [sam, kim] = await pair();
    expect((await sam.buyer.save(luxury(sam), 0)).body).toMatchObject({ version: 1, userId: sam.id });
    const seen = await choicesOf(kim);
    expect(seen).toMatchObject({ version: 1, userId: kim.id, projectRoomChoices: luxury(sam) });
    expect((await kim.buyer.save({ ...luxury(kim), ...kim.buyer.everything() }, 1)).body.version).toBe(2);
    expect((await choicesOf(sam)).projectRoomChoices).toEqual((await choicesOf(kim)).projectRoomChoices);
    const other = await at.app.signedIn(OTHER_BUYER);
    expect((await other.call(getChoices, { params: params() })).body.version).toBe(0);
    expect((await other.call(getHomeBuyers, { params: params() })).body).toEqual({ others: [], lastChange: null });
    const { rows } = await at.app.pool.query("select user_id from project_choices where user_id = any($1)", [
      [sam.id, kim.id],
    ]);
    expect(rows).toEqual([{ user_id: sam.id }]);
  });

  it("get one of two writes at the same moment, and the other the newer copy to merge with, of the reader", async () => {
    const [sam, kim] = await pair();
    const answers = await Promise.all([
      sam.buyer.save(luxury(sam), 0),
      kim.buyer.save({ [kim.buyer.page("toilet").id]: kim.buyer.withLuxuryTile("toilet") }, 0),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = answers[0]?.status === 409 ? sam : kim;
    const refusal: unknown = answers.find(({ status }) => status === 409)?.body;
    expect(refusal).toMatchObject({ code: "choices-stale", current: { userId: late.id, version: 1 } });
  });

  it("have one budget, which each of them can change", async () => {
    const [sam, kim] = await pair();
    const read = async ({ buyer }: Sharing) => (await buyer.client.call(getBudget, { params: params() })).body.budget;
    await sam.buyer.client.call(setBudget, { params: params(), body: { budget: 500_000, userId: sam.id } });
    expect(await read(kim)).toBe(500_000);
    await kim.buyer.client.call(setBudget, { params: params(), body: { budget: null, userId: kim.id } });
    expect(await read(sam)).toBeNull();
  });

  it("have one list of favourites, to which each of them adds and from which each takes away", async () => {
    const [sam, kim] = await pair();
    const page = sam.buyer.page("bathroom");
    const tiles = pageCatalogue(page).tiles.wall.products.slice(0, 3);
    const press = ({ buyer, id }: Sharing, at: number, liked: boolean) =>
      buyer.client.call(setFavourite, {
        params: params(),
        body: { pageId: page.id, pageProductId: tiles[at]?.id ?? 0, liked, userId: id },
      });
    const read = async ({ buyer }: Sharing) =>
      (await buyer.client.call(getFavourites, { params: params() })).body.favourites.map((one) => one.pageProductId);
    await Promise.all([press(sam, 0, true), press(kim, 1, true)]);
    await Promise.all([press(kim, 0, false), press(sam, 2, true)]);
    expect(await read(sam)).toEqual(await read(kim));
    expect((await read(kim)).toSorted((a, b) => a - b)).toEqual(
      [tiles[1]?.id ?? 0, tiles[2]?.id ?? 0].toSorted((a, b) => a - b),
    );
  });

  it("cannot save what the other one read in the same browser", async () => {
    const [sam, kim] = await pair();
    const body = {
      choices: { projectRoomChoices: luxury(sam), submitType: null, userId: sam.id },
      house_type: { id: sam.buyer.houseTypeId },
      version: 0,
    };
    const asKim = await kim.buyer.client.call(saveChoices, { params: params(), body });
    expect([asKim.status, asKim.body]).toEqual([409, expect.objectContaining({ code: "choices-of-another" })]);
    expect((await sam.buyer.client.call(saveChoices, { params: params(), body })).status).toBe(200);
  });

  it("hear of each other's changes at once, and others do not", async () => {
    const [sam, kim] = await pair();
    const response = await fetch(`${at.app.url}${pathOf(watchChoices, { params: params() })}`, {
      headers: { authorization: `Bearer ${kim.buyer.client.tokens.access}` },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const readUntil = async (words: string): Promise<void> => {
      while (!text.includes(words)) text += (await reader?.read())?.value ?? "";
    };
    await readUntil("watching");
    const [alone] = await at.openHome("Alex");
    if (alone) await alone.buyer.save(luxury(alone), 0);
    await sam.buyer.save(luxury(sam), 0);
    await readUntil("data:");
    expect(text.match(/data: .*/g)).toEqual(['data: {"version":1}']);
    await reader?.cancel();
  });

  it("read who changed the choices last, and staff read who changed what", async () => {
    const [sam, kim] = await pair();
    const told = async ({ buyer }: Sharing) => (await buyer.client.call(getHomeBuyers, { params: params() })).body;
    expect(await told(sam)).toEqual({ others: [{ name: "Kim de Wit" }], lastChange: null });
    await sam.buyer.save(luxury(sam), 0);
    await kim.buyer.save(kim.buyer.everything(), 1);
    expect(await told(sam)).toMatchObject({ lastChange: { name: "Kim de Wit", isOwn: false } });
    expect(await told(kim)).toMatchObject({ others: [{ name: "Sam de Wit" }], lastChange: { isOwn: true } });
    for (const userId of [sam.id, kim.id]) {
      const { items } = (await at.staff.call(getBuyerHistory, { params: { ...params(), userId }, query: {} })).body;
      expect(items.map(({ actor }) => actor.name)).toEqual(["Kim de Wit", "Sam de Wit"]);
    }
  });
});

describe("staff", () => {
  it("see one line for a home, with everybody's name, whoever of them they look up", async () => {
    const [sam, kim] = await pair();
    await kim.buyer.save(luxury(kim), 0);
    const query = { search: kim.email };
    const { items, total } = (await at.staff.call(listBuyers, { params: params(), query })).body;
    expect(total).toBe(1);
    const names = "Sam de Wit, Kim de Wit";
    expect(items[0]).toMatchObject({
      userId: sam.id,
      name: names,
      coBuyers: [{ userId: kim.id, email: kim.email }],
      status: "configuring",
    });
    for (const userId of [sam.id, kim.id]) {
      const { buyer, choices } = (await at.staff.call(getBuyerConfiguration, { params: { ...params(), userId } })).body;
      expect([buyer.name, choices?.version]).toEqual([names, 1]);
    }
    const list = (await at.staff.call(listHomes, { params: params() })).body.items;
    expect(list).toEqual([]);
    const { buildNumber, houseType } = sam.row;
    const rows = [{ line: null, buildNumber, houseType, phase: "", address: "" }];
    const saved = await at.staff.call(saveHomes, { params: params(), body: { rows, dryRun: false } });
    expect(saved.status).toBe(200);
    const homes = (await at.staff.call(listHomes, { params: params() })).body.items;
    expect(homes.find((home) => home.buildNumber === buildNumber)?.buyers).toHaveLength(2);
    await at.app.pool.query("delete from homes where project_id = $1", [at.projectId]);
  });
});

describe("a submission", () => {
  it("by one is of both: on the page, in the mail, in the document and after a reopening", async () => {
    const [sam, kim] = await pair();
    const [submitType] = sam.buyer.project.submitOptions.filter(({ shown }) => shown).map(({ type }) => type);
    const handedIn = await kim.buyer.save(kim.buyer.everything(), 0, submitType);
    expect(handedIn.status).toBe(200);
    expect(await choicesOf(sam)).toMatchObject({ submitType, version: handedIn.body.version });
    expect((await sam.buyer.save(luxury(sam), handedIn.body.version)).status).toBe(409);
    const confirmation = (await sam.buyer.client.call(getConfirmation, { params: params(), query: {} })).body;
    expect(confirmation.buyerName).toBe("Sam de Wit, Kim de Wit");
    const isMailed = async (subject: string) => {
      const mails = (await at.app.mails(0)).filter((mail) => mail.includes(`Subject: ${subject}`));
      for (const { email } of [sam, kim]) expect(mails.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
    };
    await vi.waitFor(() => isMailed("Uw keuzes voor"), { timeout: 20_000, interval: 200 });
    const reopening = { version: handedIn.body.version, reason: "Ander bad" };
    const reopened = await at.staff.call(reopenSubmission, {
      params: { ...params(), userId: kim.id },
      body: reopening,
    });
    expect(reopened.status).toBe(200);
    expect((await choicesOf(kim)).reopened?.reason).toBe("Ander bad");
    expect((await sam.buyer.client.call(listOwnOffers, { params: params() })).body.items).toEqual([]);
  });
});

describe("the earlier version, during an update", () => {
  it("cannot give a co-buyer a second set of choices", async () => {
    const [, kim] = await pair();
    const insert = at.app.pool.query(
      `insert into project_choices (user_id, project_id, house_type_id, version, revision, rooms) values ($1, $2, $3, 0, 0, '{}')`,
      [kim.id, at.projectId, kim.buyer.houseTypeId],
    );
    await expect(insert).rejects.toThrow("a co-buyer has no choices of their own");
  });

  it("leaves two buyers of one number with their own choices, which staff see apart", async () => {
    const [one] = await at.openHome("Eva");
    const [two] = await at.openHome("Max");
    if (!one || !two) throw new Error("There are two homes");
    await one.buyer.save(luxury(one), 0);
    // As before building numbers were stored in one form.
    await at.app.pool.query("update users set build_number = $2 where id = $1", [two.id, ` ${one.row.buildNumber}`]);
    expect((await choicesOf(two)).version).toBe(0);
    const { items } = (await at.staff.call(listBuyers, { params: params(), query: { pageSize: 100 } })).body;
    const ids = items.map(({ userId }) => userId).filter((id) => id === one.id || id === two.id);
    expect(ids).toHaveLength(2);
  });
});
