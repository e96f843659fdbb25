import { expect } from "vitest";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import {
  acceptOffer,
  declineOffer,
  listOffers,
  listOwnOffers,
  makeOffer,
} from "@showroom/api-contract/endpoints/offers";
import type { EndpointInput } from "@showroom/api-contract/endpoint";
import type { ContractTerms, PartParty } from "@showroom/api-contract/entities/contract-terms";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import { openBuyer } from "./buyer.ts";
import { userId } from "./demo-ids.ts";
import { openOfferDesk, partyIn, TERMS } from "./offer-desk.ts";
import { BUYER, PROJECT_ADMIN } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

const PARTY = partyIn(TERMS);
/** Another party, for tiles alone. */
export const TILER: PartParty = {
  ...PARTY,
  name: "Tegelzetterij Van Dam",
  registrationNumber: "87654321",
  termsVersion: "T-3",
  termsText: "Tegels op voorschot.",
  vatRate: 900,
  parts: ["tiles"],
};
/** Lines outside the catalogue. */
const EXTRAS = [
  { name: "Nis", reason: "Besproken", totalPrice: cents(35_000), part: "tiles" },
  { name: "Radiator", reason: "Besproken", totalPrice: cents(-1_250), part: "sanitary" },
] as const;

/** A running product with two buyers of one home, who handed in tiles and sanitary ware without a discount, and who offers to them. */
export async function openCoupleDesk() {
  const desk = await openOfferDesk();
  const { app, staff, projectId } = desk;
  const params = { projectId };
  const ownerId = await userId(app.pool, BUYER);
  const partnerEmail = `partner.${BUYER}`;
  await app.pool.query(
    `insert into users (email, password_hash, first_name, last_name, role, roles, project_id, house_type_id, build_number,
       approved_terms_at, shares_choices_of)
     select $2, password_hash, 'Jan', 'Bos', role, roles, project_id, house_type_id, build_number, now(), id
     from users where id = $1`,
    [ownerId, partnerEmail],
  );
  const owner = await app.signedIn(BUYER);
  const buyer = await openBuyer(owner, "de-lindehof");
  const rooms = { ...buyer.everything(), [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
  expect((await buyer.save(rooms, 0, "quote")).status).toBe(200);

  let version = 1;
  const own = ({ id }: Pick<Offer, "id">) => ({ projectId, offerId: id });
  const offers = async (client = owner) => (await client.call(listOwnOffers, { params })).body.items;
  return {
    ...desk,
    ownerId,
    owner,
    partnerEmail,
    partner: await app.signedIn(partnerEmail),
    own,
    offers,
    setTerms: async (change: Partial<ContractTerms>): Promise<void> => {
      const admin = await app.signedIn(PROJECT_ADMIN);
      const body = { version, terms: { ...TERMS, ...change } };
      expect((await admin.call(saveContractTerms, { params, body })).body.outcome).toBe("done");
      version += 1;
    },
    /** Offers all that is not agreed, with a line of each part outside the catalogue too. */
    make: async (change: Partial<EndpointInput<typeof makeOffer>["body"]> = {}): Promise<Offer> => {
      const { requests } = (await staff.call(listOffers, { params })).body;
      const request = requests.find((one) => one.userId === ownerId);
      if (!request) throw new Error("Nothing is handed in");
      const parts = request.parts.filter((part) => !request.agreedParts.includes(part));
      const body = {
        confirmationId: request.confirmationId,
        parts,
        hardPrices: request.indicative.map(({ pageId, line, totalPrice }) => ({ pageId, line, totalPrice })),
        extras: [...EXTRAS],
        remark: "Tot ziens",
        ...change,
      };
      const made = (await staff.call(makeOffer, { params: { ...params, userId: ownerId }, body })).body;
      const [offer] = await offers();
      if (offer === undefined || offer.id !== made.offerId) throw new Error(`Nothing is offered: ${made.outcome}`);
      return offer;
    },
    divide: async (offer: Pick<Offer, "id" | "hash">, client = owner) =>
      (await client.call(divideOffer, { params: own(offer), body: { hash: offer.hash } })).body,
    decline: async (offer: Offer, client: TestClient = owner) =>
      (await client.call(declineOffer, { params: own(offer), body: { reason: "Te duur" } })).body.outcome,
    accept: async (offer: Offer, client: TestClient = owner): Promise<string> => {
      const code = await desk.code(client, offer.id);
      const body = { code, hash: offer.hash, wording: acceptanceWording(offer.document) };
      return (await client.call(acceptOffer, { params: own(offer), body })).body.outcome;
    },
  };
}
