import { vi } from "vitest";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import {
  acceptOffer,
  declineOffer,
  listOffers,
  listOwnOffers,
  makeOffer,
  sendOfferCode,
  withdrawOffer,
} from "@showroom/api-contract/endpoints/offers";
import type { EndpointInput } from "@showroom/api-contract/endpoint";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import type { Offer, OfferDocument, OfferRequest } from "@showroom/api-contract/entities/offer";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { userId } from "./demo-ids.ts";
import { ADVISOR, BUYER_DONE, PROJECT_ADMIN, startTestApp, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

export const TERMS: ContractTerms = {
  name: "Linde Afbouw B.V.",
  address: "Kade 1, 3011 AB Rotterdam",
  registrationNumber: "12345678",
  invoicer: "",
  guarantee: "",
  certificate: "",
  termsVersion: "2026-11",
  termsText: "Betaling na oplevering.",
  daysValid: 14,
  vatRate: 2100,
  acceptedBy: "all",
  countersigned: false,
  offersAtOnce: false,
  parties: [],
  ownTexts: {},
};

/** What terms say of a party, without what is of the whole project. */
export function partyIn({
  acceptedBy: _who,
  countersigned: _signs,
  offersAtOnce: _atOnce,
  parties: _others,
  ownTexts: _own,
  ...party
}: ContractTerms) {
  return party;
}

type Offering = EndpointInput<typeof makeOffer>["body"];

/** A running product with somebody who makes offers and the buyer of the handed-in home 16. */
export interface OfferDesk {
  readonly app: TestApp;
  readonly projectId: number;
  readonly buyerId: number;
  readonly staff: TestClient;
  readonly buyer: TestClient;
  readonly request: () => Promise<OfferRequest>;
  /** An offer of all that is handed in and not agreed; its indicative lines get the prices that they have. */
  readonly make: (change?: Partial<Offering>) => Promise<{ readonly outcome: string; readonly offerId: number | null }>;
  /** The newest offer. */
  readonly offer: (client?: TestClient) => Promise<Offer>;
  /** Asks for a code for the newest offer, or another one, and returns the one that was mailed. */
  readonly code: (client?: TestClient, offerId?: number) => Promise<string>;
  readonly accept: (
    client?: TestClient,
    change?: { readonly code?: string; readonly hash?: string; readonly wording?: string },
  ) => Promise<string>;
  readonly decline: (client?: TestClient) => Promise<string>;
  readonly withdraw: () => Promise<string>;
}

export async function openOfferDesk(environment: Readonly<Record<string, string>> = {}): Promise<OfferDesk> {
  const app = await startTestApp({ environment });
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  const projectId = rows[0]?.id ?? 0;
  const params = { projectId };
  const buyerId = await userId(app.pool, BUYER_DONE);
  const admin = await app.signedIn(PROJECT_ADMIN);
  await admin.call(saveContractTerms, { params, body: { version: 0, terms: TERMS } });
  const staff = await app.signedIn(ADVISOR);
  const buyer = await app.signedIn(BUYER_DONE);

  const request = async (): Promise<OfferRequest> => {
    const found = (await staff.call(listOffers, { params })).body.requests.find((one) => one.userId === buyerId);
    if (!found) throw new Error("Nothing is handed in");
    return found;
  };
  const offer: OfferDesk["offer"] = async (client = buyer) => {
    const [newest] = (await client.call(listOwnOffers, { params })).body.items;
    if (!newest) throw new Error("There is no offer");
    return newest;
  };
  /** As it is stored, whoever may read it. */
  const stored = async () => {
    const { rows: found } = await app.pool.query<{ id: number; hash: string; document: string }>(
      "select id, encode(hash, 'hex') as hash, document from offers order by id desc limit 1",
    );
    const [row] = found;
    if (!row) throw new Error("There is no offer");
    return { ...row, document: JSON.parse(row.document) as OfferDocument };
  };
  const offerParams = async () => ({ projectId, offerId: (await stored()).id });
  const code: OfferDesk["code"] = async (client = buyer, offerId) => {
    const seen = new Set(await app.mails(0));
    const { outcome } = (
      await client.call(sendOfferCode, { params: offerId === undefined ? await offerParams() : { projectId, offerId } })
    ).body;
    if (outcome !== "done") throw new Error(`There is no code: ${outcome}`);
    return await vi.waitFor(
      async () => {
        const added = (await app.mails(0)).filter((mail) => !seen.has(mail));
        const [mailed] = added.flatMap((mail) => /Uw code is (\d{6})/.exec(mail)?.[1] ?? []);
        if (mailed === undefined) throw new Error("No code was mailed");
        return mailed;
      },
      { timeout: 15_000, interval: 100 },
    );
  };
  return {
    app,
    projectId,
    buyerId,
    staff,
    buyer,
    request,
    offer,
    code,
    make: async (change = {}) => {
      const { confirmationId, parts, agreedParts, indicative } = await request();
      const body = {
        confirmationId,
        parts: parts.filter((part) => !agreedParts.includes(part)),
        hardPrices: indicative.map(({ pageId, line, totalPrice }) => ({ pageId, line, totalPrice })),
        extras: [],
        remark: "",
        ...change,
      };
      return (await staff.call(makeOffer, { params: { projectId, userId: buyerId }, body })).body;
    },
    accept: async (client = buyer, change = {}) => {
      const { hash, document } = await stored();
      const body = { code: "000000", hash, wording: acceptanceWording(document), ...change };
      return (await client.call(acceptOffer, { params: await offerParams(), body })).body.outcome;
    },
    decline: async (client = buyer) =>
      (await client.call(declineOffer, { params: await offerParams(), body: { reason: "Te duur" } })).body.outcome,
    withdraw: async () =>
      (await staff.call(withdrawOffer, { params: await offerParams(), body: { reason: "Vergissing" } })).body.outcome,
  };
}
