import { createHash } from "node:crypto";
import * as fc from "fast-check";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { amountsOf } from "@showroom/domain/agreement/offer-document";
import { splitVat, sumByRate, type VatTotal } from "@showroom/domain/agreement/vat";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { cents, sum, type Cents } from "@showroom/domain/money/cents";
import type { OfferPaper } from "../documents/offer-pdf.ts";

type Line = OfferDocument["pages"][number]["lines"][number];

const withVat = (totalPrice: Cents, vatRate = 2100): VatTotal => ({ totalPrice, ...splitVat(totalPrice, vatRate) });

/** Words of Dutch and of names of other countries, with a word that is wider than a column. */
const word = fc.oneof(
  fc.constantFrom("Wandtegel", '3/4"', "m²", "Şahin", "Đorđević", "één", "É", "×", "“wit”", "&", "<mat>", "−"),
  fc.constant("Inbouwthermostaatkraanafdekplaatgarnituurbevestigingsset"),
  fc.stringMatching(/^[A-Za-z0-9éëïüöá]{1,12}$/),
);
export const words = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength }).map((all) => all.join(" "));
const amount = fc.oneof(fc.constant(0), fc.integer({ min: -900_000, max: 9_000_000 })).map(cents);

const line: fc.Arbitrary<Line> = fc
  .record({
    part: fc.constantFrom(...LINE_PARTS),
    name: words(6),
    brand: words(2),
    colorName: fc.option(words(2)),
    size: fc.option(fc.constant("30 x 60 cm")),
    quantity: fc.constantFrom(0, 1, 2.5, 12),
    unit: fc.constantFrom("m2", "m1", "piece"),
    isStandard: fc.boolean(),
    grossPrice: amount,
    returnPrice: amount,
    labourPrice: amount,
  })
  .map((one) => ({
    ...one,
    costGroup: "Tegels" as const,
    productNumber: "MO-1024",
    productGroupTitle: null,
    description: "",
    colorHex: null,
    thumbnail: null,
    unitPrice: one.grossPrice,
    chargedQuantity: null,
    indicative: false,
    ...withVat(cents(one.grossPrice + one.returnPrice + one.labourPrice)),
  }));

/** Documents with sums that agree. */
export const offerDocuments = (mostLines: number): fc.Arbitrary<OfferDocument> =>
  fc
    .record({
      pages: fc.array(fc.tuple(words(3), fc.array(line, { minLength: 1, maxLength: mostLines })), { maxLength: 4 }),
      extras: fc.array(fc.record({ name: words(5), reason: words(20), price: amount }), { maxLength: 3 }),
      refusals: fc.array(fc.record({ name: words(5), reason: words(20) }), { maxLength: 2 }),
      discount: fc.option(fc.integer({ min: 1, max: 90_000 })),
      discounted: fc.subarray([...COST_GROUPS]),
      remark: fc.oneof(fc.constant(""), words(60)),
      terms: fc.array(words(90), { minLength: 1, maxLength: 20 }),
      names: fc.array(words(3), { minLength: 1, maxLength: 3 }),
    })
    .map(({ pages, extras, refusals, discount, discounted, remark, terms, names }): OfferDocument => {
      const made = {
        pages: pages.map(([title, lines], at) => ({
          pageId: at + 1,
          order: at,
          title,
          subtitle: "",
          roomName: null,
          totalPrice: sum(lines.map(({ totalPrice }) => totalPrice)),
          lines,
        })),
        extras: extras.map(({ price, ...one }) => ({ ...one, ...withVat(price, 900) })),
        ...(refusals.length > 0 && { refusals }),
        discount: discount === null ? null : withVat(cents(-discount)),
        ...(discounted.length > 0 && {
          partDiscounts: discounted.map((part, at) => ({ part, ...withVat(cents(-1_250 - at), 900) })),
        }),
      };
      const vat = sumByRate(amountsOf(made));
      return {
        ...made,
        vat: [...vat],
        totalPrice: sum(vat.map(({ totalPrice }) => totalPrice)),
        reference: "LIN-16-0001-O1",
        request: { reference: "LIN-16-0001", submittedAt: "2026-11-20T10:00:00.000Z" },
        projectName: "De Lindehof",
        houseTypeName: "Hoekwoning",
        buildNumber: "16",
        parts: [...COST_GROUPS],
        party: {
          name: "Linde & Zn. B.V.",
          address: "Kade 1, Rotterdam",
          registrationNumber: "12345678",
          guarantee: "",
        },
        terms: { version: "2026-11", text: terms.join("\n\n") },
        persons: names.map((name, at) => ({ userId: at + 1, name })),
        remark,
        madeAt: "2026-11-21T09:30:00.000Z",
        validUntil: "2026-12-05T23:00:00.000Z",
        replaces: [],
      };
    });

/** What the PDF of a document is written from. */
export function paperOf(
  document: OfferDocument,
  acceptances: OfferPaper["acceptances"] = [],
  pictures: OfferPaper["pictures"] = new Map(),
): OfferPaper {
  const json = canonicalJson(document);
  const hash = createHash("sha256").update(json, "utf8").digest("hex");
  const page = "https://showroom.example/controle";
  return {
    json,
    hash,
    acceptances,
    signature: null,
    pictures,
    check: { page, own: `${page}?kenmerk=${document.reference}&controlegetal=${hash}` },
  };
}
