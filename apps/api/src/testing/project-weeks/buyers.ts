/** What the buyers of the simulated project do, each as somebody who just signed in. */
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import {
  acceptOffer,
  listOffers,
  listOwnOffers,
  makeOffer,
  sendOfferCode,
} from "@showroom/api-contract/endpoints/offers";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { openBuyer, type TestBuyer } from "../buyer.ts";
import { userId } from "../demo-ids.ts";
import { hardened, lastOfferBody } from "../last-offer-body.ts";
import { ADVISOR, type TestApp } from "../test-app.ts";
import type { ExpectedHome } from "./expected-homes.ts";

export type MailTo = (email: string, words: RegExp) => Promise<RegExpExecArray>;

/** Each home has its own address on the internet: the product limits the calls from one. */
export const addressOf = ({ buildNumber }: ExpectedHome): string => {
  const number = Number(buildNumber.slice(1));
  return `10.40.${Math.floor(number / 250)}.${(number % 250) + 1}`;
};

export function openBuyers(app: TestApp, projectId: number, mailTo: MailTo) {
  const params = { projectId };
  let opened: TestBuyer | null = null;
  /** A buyer with the pages of the house type, which are loaded once. */
  async function buyerOf(home: ExpectedHome): Promise<TestBuyer> {
    const client = await app.signedIn(home.holder ?? "", addressOf(home));
    opened ??= await openBuyer(client, "de-lindehof");
    return opened.as(client);
  }
  const versionOf = async (home: ExpectedHome): Promise<number> => {
    const { rows } = await app.pool.query<{ version: number }>(
      "select version from project_choices c join users u on u.id = c.user_id where u.email = $1 and archived_at is null",
      [home.holder],
    );
    return rows[0]?.version ?? 0;
  };

  async function draft(home: ExpectedHome): Promise<void> {
    const buyer = await buyerOf(home);
    const rooms = { [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
    const { status, text } = await buyer.save(rooms, await versionOf(home));
    if (status !== 200) throw new Error(`${home.buildNumber}: ${text}`);
    home.choices = "draft";
  }

  async function handIn(home: ExpectedHome): Promise<void> {
    const buyer = await buyerOf(home);
    const { status, text } = await buyer.save(buyer.everything(), await versionOf(home), "showroom");
    if (status !== 200) throw new Error(`${home.buildNumber}: ${text}`);
    home.choices = "handed-in";
  }

  async function agree(home: ExpectedHome): Promise<void> {
    const staff = await app.signedIn(ADVISOR);
    const { requests } = (await staff.call(listOffers, { params })).body;
    const request = requests.find(({ buildNumber }) => buildNumber === home.buildNumber);
    if (!request) throw new Error(`${home.buildNumber} has no request`);
    const { confirmationId, parts, indicative, userId } = request;
    const body = { confirmationId, parts, hardPrices: hardened(indicative), extras: [], remark: "" };
    const made = (await staff.call(makeOffer, { params: { projectId, userId }, body })).body;
    if (made.outcome !== "done") throw new Error(`${home.buildNumber}: ${made.outcome}`);
    await accept(home, made.offerId ?? 0);
    home.agreed = true;
  }

  /** Staff put what stood in the draft before the buyer, after its last day. */
  async function offerLast(home: ExpectedHome): Promise<number> {
    const staff = await app.signedIn(ADVISOR);
    const ofHome = { params: { projectId, userId: await userId(app.pool, home.holder ?? "") } };
    const { draft: late, refusal } = (await staff.call(getLateDraft, ofHome)).body;
    if (!late) throw new Error(`${home.buildNumber}: ${refusal}`);
    const { outcome, offerId } = (await staff.call(makeLastOffer, { ...ofHome, body: lastOfferBody(late) })).body;
    if (outcome !== "done") throw new Error(`${home.buildNumber}: ${outcome}`);
    home.late = "offered";
    return offerId ?? 0;
  }

  async function accept(home: ExpectedHome, offerId: number): Promise<void> {
    const buyer = await app.signedIn(home.holder ?? "", addressOf(home));
    const offerParams = { projectId, offerId };
    await buyer.call(sendOfferCode, { params: offerParams });
    const [, code = ""] = await mailTo(home.holder ?? "", /Uw code is (\d{6})/);
    const [offer] = (await buyer.call(listOwnOffers, { params })).body.items;
    if (!offer) throw new Error("The offer is not listed");
    const accepted = { code, hash: offer.hash, wording: acceptanceWording(offer.document) };
    const { outcome } = (await buyer.call(acceptOffer, { params: offerParams, body: accepted })).body;
    if (outcome !== "done") throw new Error(`${home.buildNumber}: ${outcome}`);
  }

  async function agreeLate(home: ExpectedHome): Promise<void> {
    await accept(home, await offerLast(home));
    home.late = "agreed";
  }

  return { buyerOf, versionOf, draft, handIn, agree, offerLast, agreeLate };
}
