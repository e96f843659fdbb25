import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { watchChoices } from "@showroom/api-contract/endpoints/home-buyers";
import { listInvitations, resendInvitation, withdrawInvitation } from "@showroom/api-contract/endpoints/invitations";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { openPlanningCalendar } from "@showroom/api-contract/endpoints/planning";
import { createShareLink, getSharedView } from "@showroom/api-contract/endpoints/share-links";
import { mailedBuyersOf } from "../../accounts/home-buyers.ts";
import { exportPerson } from "../../accounts/export-person.ts";
import { findPerson } from "../../accounts/person.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import { openBuyer } from "../../testing/buyer.ts";
import { openHomeDesk, type HomeDesk } from "../../testing/home-desk.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER_DONE } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let desk: OfferDesk;
let homes: HomeDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
  homes = await openHomeDesk(desk.app, desk.projectId);
});
afterAll(() => desk.app.stop());

const params = () => ({ projectId: desk.projectId });
const PARTNER = "partner.16@voorbeeld.nl";

/** Every call that reads something of a buyer's home. */
const HOME_READS = ALL_ENDPOINTS.filter(({ access, method }) => access.kind === "projectAccess" && method === "GET");
const ANY = { versionId: 1, linkId: 1, offerId: 1, requestId: 1, threadId: 1, pictureId: 1, stepNumber: 2 };

/** The different answers to all these calls; a stream stays open for who may read it. */
async function answersTo(client: TestClient, reads = HOME_READS): Promise<string[]> {
  const { rows } = await desk.app.pool.query<{ houseTypeId: number; pageId: number }>(
    `select h.id as "houseTypeId", p.id as "pageId" from house_types h join pages p on p.house_type_id = h.id where h.project_id = $1 limit 1`,
    [desk.projectId],
  );
  const answers = new Set<string>();
  for (const endpoint of reads) {
    const { houseTypeId = 0, pageId = 0 } = rows[0] ?? {};
    const query = { toPage: pageId, houseType: houseTypeId, width: 320 };
    const input = { params: { ...params(), ...ANY, houseTypeId, pageId }, query };
    const { status, text } = await client.raw("GET", pathOf(endpoint, input));
    answers.add(text.includes('"home-left"') ? `${status} home-left` : `${endpoint.name}: ${status}`);
  }
  return [...answers];
}

async function calendarOf(client: TestClient): Promise<string> {
  return (await client.call(openPlanningCalendar, { params: params(), body: { replace: false } })).body.path;
}
const statusOf = async (path: string): Promise<number> => (await desk.app.client().raw("GET", path)).status;
const mailsTo = async (email: string, words: string): Promise<void> => {
  await vi.waitFor(async () => {
    const mails = (await desk.app.mails(0)).map((mail) => mail.replaceAll("=\n", ""));
    expect(mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(words))).toHaveLength(1);
  }, 10_000);
};

it("a partner who leaves reads nothing of the home any more, by whatever way, and who stays keeps everything", async () => {
  const id = await homes.invite(PARTNER, await homes.home("16"), "ja");
  const partner = await homes.enter(PARTNER);
  const [own, theirs] = [await calendarOf(partner), await calendarOf(desk.buyer)];
  const { path } = (await partner.call(createShareLink, { params: params() })).body;
  const token = path.split("/").at(-1) ?? "";
  expect((await desk.make()).outcome).toBe("done");
  const answered = HOME_READS.filter(({ media }) => !media?.includes("text/event-stream"));
  expect(answered).toHaveLength(HOME_READS.length - 1);
  expect((await answersTo(partner, answered)).filter((answer) => /home-left|: 5/.test(answer))).toEqual([]);
  const before = (await desk.buyer.call(getChoices, { params: params() })).body;
  const stream = await fetch(`${desk.app.url}${pathOf(watchChoices, { params: params() })}`, {
    headers: { authorization: `Bearer ${partner.tokens.access}` },
  });

  const { outcome, effects } = await homes.end("16", [id]);
  expect([outcome, effects?.shareLinks, effects?.openOffers.length]).toEqual(["done", 1, 1]);
  expect(await stream.text(), "the stream ends, and says nothing").not.toContain("data:");
  expect(await answersTo(partner)).toEqual(["409 home-left"]);
  expect([await statusOf(own), await statusOf(theirs)]).toEqual([404, 200]);
  expect((await partner.call(getSharedView, { params: { token } })).status).toBe(410);
  expect((await desk.buyer.call(getChoices, { params: params() })).body).toEqual(before);
  expect((await desk.buyer.call(listOwnOffers, { params: params() })).body.items[0]?.state).toBe("withdrawn");
  await mailsTo(PARTNER, "geen koper meer");
  await mailsTo(BUYER_DONE, "Een koper minder");
});

it("a link to archived choices opens nothing, even when it was never revoked", async () => {
  const { path } = (await desk.buyer.call(createShareLink, { params: params() })).body;
  // All tiles are agreed before everybody leaves.
  expect((await desk.make()).outcome).toBe("done");
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  expect((await homes.end("16")).outcome).toBe("done");
  await desk.app.pool.query("update share_links set revoked_at = null");
  const token = path.split("/").at(-1) ?? "";
  expect((await desk.app.client().call(getSharedView, { params: { token } })).status).toBe(410);
  expect(await answersTo(desk.buyer)).toEqual(["409 home-left"]);
});

const invitationOf = async (email: string) => {
  const { items } = (await homes.admin.call(listInvitations, { params: params() })).body;
  const found = items.find((one) => one.email === email);
  if (!found) throw new Error(`${email} was not invited`);
  return { ...found, of: { projectId: desk.projectId, userId: found.userId } };
};
const agreedHome = async () =>
  (await desk.staff.call(listAgreedHomes, { params: params() })).body.items.find(
    ({ buildNumber }) => buildNumber === "16",
  );

it("an invitation that was withdrawn gives nobody the home", async () => {
  await homes.invite("ingetrokken@voorbeeld.nl", await homes.home("16"));
  expect((await agreedHome())?.isVacant).toBeUndefined();
  const { of, invitationId } = await invitationOf("ingetrokken@voorbeeld.nl");
  expect((await homes.admin.call(withdrawInvitation, { params: of, body: { invitationId } })).body.outcome).toBe(
    "done",
  );
  expect(await agreedHome()).toMatchObject({ isVacant: true });
});

it("an account with archived choices becomes nobody else's, and outlives an invitation", async () => {
  const at = await homes.freeHome();
  const id = await homes.invite(BUYER_DONE, at);
  const { of, invitationId } = await invitationOf(BUYER_DONE);
  const resend = async (email: string | null) =>
    (await homes.admin.call(resendInvitation, { params: of, body: { invitationId, email } })).body.outcome;
  expect(await resend("iemand.anders@voorbeeld.nl")).toBe("had-home");

  // Letters about the former home are not for who shares the new one.
  await homes.invite("nieuw.samen@voorbeeld.nl", at, "ja");
  await homes.enter(BUYER_DONE);
  await homes.enter("nieuw.samen@voorbeeld.nl");
  const db = drizzle(desk.app.pool);
  const archived = (await db.select().from(projectChoices)).find(({ archivedFor }) => archivedFor.includes(id));
  if (!archived) throw new Error("Nothing is archived");
  expect((await mailedBuyersOf(db, archived)).map(({ email }) => email)).toEqual([BUYER_DONE]);
  expect((await homes.end(at.buildNumber)).outcome).toBe("done");

  // Invited once more, withdrawn, and the home given to somebody else.
  const next = await homes.freeHome();
  await homes.invite(BUYER_DONE, next);
  const again = await invitationOf(BUYER_DONE);
  await homes.admin.call(withdrawInvitation, { params: again.of, body: { invitationId: again.invitationId } });
  const person = await findPerson(db, BUYER_DONE);
  expect(person && (await exportPerson(db, person)).archivedChoices.length).toBe(2);
  await homes.invite("gewoon@voorbeeld.nl", next);
  expect((await homes.former("16"))[0]?.names).not.toBe("");
});

it("of three buyers two leave before anything is chosen, with the one who had the choices", async () => {
  const at = await homes.freeHome();
  const emails = ["een@voorbeeld.nl", "twee@voorbeeld.nl", "drie@voorbeeld.nl"];
  const ids: number[] = [];
  for (const email of emails) ids.push(await homes.invite(email, at, ids.length === 0 ? "" : "ja"));
  for (const email of emails) await homes.enter(email);
  expect((await homes.end(at.buildNumber, ids.slice(0, 2))).outcome).toBe("done");
  const stays = await openBuyer(await desk.app.signedIn("drie@voorbeeld.nl"), "de-lindehof");
  expect((await stays.save(stays.everything(), 0)).status).toBe(200);
  const { rows } = await desk.app.pool.query("select user_id from project_choices where user_id = any($1)", [ids]);
  expect(rows).toEqual([{ user_id: ids[2] }]);
  await mailsTo("een@voorbeeld.nl", "geen koper meer");
  await mailsTo("drie@voorbeeld.nl", "Een koper minder");
});
