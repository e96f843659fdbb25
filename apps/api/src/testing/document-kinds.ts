/** One document of each kind, with a picture, parties, a signature and what else they can have. */
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import sharp from "sharp";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import type { DocumentOrder } from "../documents/document-thread.ts";
import { offerDocuments, paperOf } from "./offer-papers.ts";

const ACCEPTED = [
  { name: "Sanne de Vries", at: "2026-11-22T19:03:00.000Z" },
  { name: "Mehmet Şahin", at: "2026-11-23T07:41:00.000Z" },
];

/** With a picture of its first room, and none of the second. */
async function pictured(document: OfferDocument) {
  const file = await sharp({ create: { width: 960, height: 540, channels: 3, background: "#8fa38a" } })
    .jpeg()
    .toBuffer();
  const picture = { sha256: createHash("sha256").update(file).digest("hex"), width: 960, height: 540 };
  const pages = document.pages.map((page, at) => (at > 1 ? page : { ...page, picture: at === 0 ? picture : null }));
  return { document: { ...document, pages }, picture, files: new Map([[picture.sha256, file]]) };
}

function requestOf({ pages, persons, ...offer }: OfferDocument): Confirmation {
  return {
    id: 1,
    reference: offer.request.reference,
    version: 2,
    replaces: "LIN-16-0000",
    projectId: 1,
    projectName: offer.projectName,
    houseTypeId: 1,
    houseTypeName: offer.houseTypeName,
    buyerName: persons.map(({ name }) => name).join(", "),
    buildNumber: offer.buildNumber,
    submitType: "quote",
    submittedAt: offer.request.submittedAt,
    catalogueVersion: "2026-11",
    confirmationContent: "",
    pages: pages.map(({ picture: _picture, lines, ...page }, at) => ({
      ...page,
      // The last page wants no floor; a price of the first is indicative.
      lines: at === pages.length - 1 ? [] : lines.map((line, place) => ({ ...line, indicative: at + place === 0 })),
    })),
    sections: null,
    subTotalPrice: cents(offer.totalPrice + 10_000),
    discount: cents(10_000),
    totalPrice: offer.totalPrice,
  };
}

/** With two parties, of which one has terms of its own. */
const contracted = (document: OfferDocument): OfferDocument => ({
  ...document,
  acceptedBy: "one",
  countersigned: true,
  contracts: [
    {
      parts: ["tiles"],
      hasOther: true,
      party: document.party,
      terms: document.terms,
      vat: document.vat,
      totalPrice: document.totalPrice,
    },
    {
      parts: ["sanitary"],
      hasOther: false,
      party: { ...document.party, name: "Sanitair B.V.", invoicer: "Linde Facturen B.V.", certificate: "K-1" },
      terms: { version: "S-1", text: "Betaling vooraf." },
      vat: [],
      totalPrice: cents(0),
    },
  ],
});

const changed = (document: OfferDocument): OfferDocument => ({
  ...document,
  reference: `${document.reference}-W1`,
  change: {
    reason: "De kraan is niet meer leverbaar",
    removed: [
      {
        reference: document.reference,
        line: 0,
        title: "Badkamer",
        name: "Kraan",
        totalPrice: cents(12_100),
        vatRate: 2100,
        netPrice: cents(10_000),
        vatPrice: cents(2_100),
      },
    ],
    consequence: {
      text: "Al besteld",
      totalPrice: cents(8_500),
      vatRate: 2100,
      netPrice: cents(7_025),
      vatPrice: cents(1_475),
    },
  },
});

export async function documentKinds(seed: number): Promise<Readonly<Record<string, DocumentOrder>>> {
  const [sample] = fc.sample(
    offerDocuments(8).filter(
      ({ pages, extras, refusals, discount }) =>
        pages.length > 2 && extras.length > 0 && refusals !== undefined && discount !== null,
    ),
    { numRuns: 1, seed },
  );
  if (!sample) throw new Error("There is no document");
  const { document, picture, files } = await pictured(sample);
  const accepted = (of: OfferDocument) => ACCEPTED.map((one) => ({ ...one, wording: acceptanceWording(of) }));
  const offered = (of: OfferDocument, isAgreed: boolean): DocumentOrder => ({
    kind: "offer",
    ...paperOf(of, isAgreed ? accepted(of) : [], files),
    signature: isAgreed && of.countersigned ? { name: "Bo Bakker", at: "2026-11-24T09:00:00.000Z" } : null,
  });
  const request = requestOf(document);
  const json = canonicalJson(request);
  const hash = createHash("sha256").update(json, "utf8").digest("hex");
  const page = "https://showroom.example/controle";
  return {
    request: {
      kind: "request",
      json,
      hash,
      roomPictures: new Map([
        [request.pages[0]?.pageId ?? 0, picture],
        [request.pages[1]?.pageId ?? 0, null],
      ]),
      pictures: files,
      check: { page, own: `${page}?kenmerk=${request.reference}&controlegetal=${hash}` },
    },
    offer: offered(document, false),
    agreement: offered(contracted(document), true),
    change: offered(changed(document), false),
    agreedChange: offered(changed(document), true),
    lender: {
      kind: "lender",
      agreements: [document, changed(contracted(document))].map((one, at) => ({
        ...paperOf(one),
        agreedAt: `2026-12-0${at + 1}T10:00:00.000Z`,
      })),
      checkPage: page,
    },
  };
}
