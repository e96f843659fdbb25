import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { askForChange, getOwnAgreement, refuseChangeRequest } from "@showroom/api-contract/endpoints/change-requests";
import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { getBuyerHistory, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { cents } from "@showroom/domain/money/cents";
import { exportPerson } from "../../accounts/export-person.ts";
import { erasePerson, findPerson } from "../../accounts/person.ts";
import { openDatabase } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER, BUYER_DONE, OTHER_ADVISOR } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const PARTNER = "partner@lindehof.example";
let desk: OfferDesk;
let partner: TestClient;
beforeAll(async () => {
  desk = await openOfferDesk();
  await desk.app.pool.query(
    `insert into users (email, password_hash, first_name, last_name, role, roles, project_id, house_type_id, build_number, shares_choices_of,
       approved_terms_at)
     select $1, password_hash, 'Kim', 'de Wit', role, roles, project_id, house_type_id, build_number, id, approved_terms_at
     from users where id = $2`,
    [PARTNER, desk.buyerId],
  );
  partner = await desk.app.signedIn(PARTNER);
});
afterAll(() => desk.app.stop());

const own = () => ({ projectId: desk.projectId });
const ofBuyer = () => ({ ...own(), userId: desk.buyerId });
const agreementOf = async (client: TestClient) =>
  (await client.call(getOwnAgreement, { params: own() })).body.agreement;
type Lines = readonly { readonly reference: string; readonly line: number }[];
const ask = async (client: TestClient, words: string, lines: Lines = []) =>
  (
    await client.call(askForChange, {
      params: own(),
      body: { words, lines: lines.map(({ reference, line }) => ({ reference, line })) },
    })
  ).body.outcome;
const refuse = async (requestId: number, reason = "Al besteld") =>
  (await desk.staff.call(refuseChangeRequest, { params: { ...own(), requestId }, body: { reason } })).body.outcome;
const forStaff = async () => {
  const { items } = (await desk.staff.call(listAgreedHomes, { params: own() })).body;
  return items.find(({ userId }) => userId === desk.buyerId);
};
const propose = async () => {
  const adds = [{ name: "Nis", reason: "Gevraagd", totalPrice: cents(12_100) }];
  const body = { removes: [], adds, reason: "Zoals u vroeg", consequence: null };
  return (await desk.staff.call(makeChange, { params: ofBuyer(), body })).body.outcome;
};
const mailed = async (to: string, words: string): Promise<string> =>
  await vi.waitFor(
    async () => {
      const found = (await desk.app.mails(1)).find((mail) => mail.includes(`To: ${to}`) && mail.includes(words));
      if (found === undefined) throw new Error(`${to} did not read ${words}`);
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );

it("somebody with an agreement asks once at a time, and the whole home and the showroom read it", async () => {
  expect(await ask(desk.buyer, "Te vroeg")).toBe("not-agreed");
  expect((await desk.make()).outcome).toBe("done");
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  // One of two accepted: nothing is agreed yet.
  expect([await agreementOf(desk.buyer), await ask(desk.buyer, "Te vroeg")]).toEqual([null, "not-agreed"]);
  expect(await desk.accept(partner, { code: await desk.code(partner) })).toBe("done");

  const before = await agreementOf(desk.buyer);
  const [first, second] = before?.lines ?? [];
  if (!first || !second) throw new Error("Two lines are agreed");
  expect(before?.request).toBeNull();
  expect(await ask(desk.buyer, "Anders", [{ ...first, line: 4_999 }])).toBe("not-in-force");
  expect((await desk.buyer.raw("POST", `/api/projects/${desk.projectId}/change-requests`)).status).toBe(422);
  const blank = { lines: [], words: "  \n " };
  expect(
    await desk.buyer.status("POST", `/api/projects/${desk.projectId}/change-requests`, blank),
    "words are needed",
  ).toBe(422);

  // Two tabs, or two people, at once: one request.
  const words = "Liever een andere kraan.\nKan dat nog?";
  const both = await Promise.all([ask(desk.buyer, words, [second]), ask(partner, words, [second])]);
  expect(both.toSorted()).toEqual(["already-open", "done"]);
  const request = (await agreementOf(partner))?.request;
  expect(request).toMatchObject({ words, lines: [{ name: second.name, title: second.title }], ending: null });
  expect((await agreementOf(desk.buyer))?.request).toEqual(request);
  expect((await forStaff())?.request).toEqual(request);
  // What is agreed stays as it is.
  expect((await agreementOf(desk.buyer))?.lines).toEqual(before?.lines);
  expect(await mailed("info@showroom.example", "Kan dat nog?")).toContain("Liever een andere kraan.");
  const { items } = (await desk.staff.call(getBuyerHistory, { params: ofBuyer(), query: {} })).body;
  expect(items[0]).toMatchObject({ event: "changeRequested", note: words, actor: { name: request?.by } });
});

it("staff refuse it with a reason that everybody of the home reads, and it can be asked again", async () => {
  const { id } = (await forStaff())?.request ?? { id: 0 };
  const elsewhere = await desk.app.signedIn(OTHER_ADVISOR);
  const path = `/api/staff/projects/${desk.projectId}/change-requests/${id}/refusal`;
  expect(await elsewhere.status("POST", path, { reason: "Nee" })).toBe(404);
  expect(await partner.status("POST", path, { reason: "Nee" })).toBe(403);
  expect(await desk.staff.status("POST", path, { reason: " " })).toBe(422);
  const both = await Promise.all([refuse(id), refuse(id)]);
  expect(both.toSorted()).toEqual(["answered", "done"]);
  for (const client of [desk.buyer, partner])
    expect((await agreementOf(client))?.request?.ending).toMatchObject({ kind: "refused", text: "Al besteld" });
  for (const to of [BUYER_DONE, PARTNER]) await mailed(to, "Al besteld");
  expect((await forStaff())?.request).toBeNull();
  expect(await ask(partner, "Dan een nis")).toBe("done");
});

it("a proposed change answers it, also when that is accepted or declined later", async () => {
  const { id, by } = (await forStaff())?.request ?? { id: 0, by: "" };
  expect(by).toBe("Kim de Wit");
  expect(await propose()).toBe("done");
  const request = (await agreementOf(desk.buyer))?.request;
  expect(request?.ending).toMatchObject({ kind: "proposed", text: expect.stringMatching(/-W1$/) });
  expect(await refuse(id)).toBe("answered");
  expect(await desk.decline(partner)).toBe("done");
  expect((await agreementOf(desk.buyer))?.request).toEqual(request);
  // A change that was proposed before a request is no answer to it.
  expect(await ask(desk.buyer, "Toch die nis")).toBe("done");
  expect((await forStaff())?.request).toMatchObject({ words: "Toch die nis" });
});

it("is not for staff in the buyer's place, nor for a buyer of another home", async () => {
  const viewer = desk.app.client();
  await viewer.raw("GET", "/config.json");
  viewer.tokens.access = (await desk.staff.call(viewAsBuyer, { params: ofBuyer() })).body.access_token;
  expect((await agreementOf(viewer))?.request?.words).toBe("Toch die nis");
  const path = `/api/projects/${desk.projectId}/change-requests`;
  expect(await viewer.status("POST", path, { lines: [], words: "Anders" })).toBe(403);
  const neighbour = await desk.app.signedIn(BUYER);
  expect([await agreementOf(neighbour), await ask(neighbour, "Anders")]).toEqual([null, "not-agreed"]);
  expect(await ask(desk.staff, "Anders")).toBe("not-agreed");
});

it("is exported, and erased with the last of the home", async () => {
  const database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
  const person = async (email: string) => {
    const found = await findPerson(database.db, email);
    if (!found) throw new Error(`There is no ${email}`);
    return found;
  };
  const erase = async (email: string) => {
    const found = await person(email);
    await inTransaction(desk.app.pool, ({ tx }) => erasePerson(tx, found));
  };
  const stored = async () => (await desk.app.pool.query("select * from change_requests order by id")).rows;
  const { changeRequests } = await exportPerson(database.db, await person(PARTNER));
  expect(changeRequests.map(({ words }) => words).slice(-2)).toEqual(["Dan een nis", "Toch die nis"]);
  await erase(PARTNER);
  expect((await stored()).map(({ by_name: name }) => name)).not.toContain("Kim de Wit");
  expect((await stored()).at(-1)?.words).toBe("Toch die nis");
  await erase(BUYER_DONE);
  expect((await stored()).map(({ words, ending, answer }) => [words, ending, answer])).toEqual([
    ["", "refused", ""],
    ["", "proposed", expect.stringMatching(/-W1$/)],
    ["", null, null],
  ]);
  await database.close();
});
