import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { sum } from "@showroom/domain/money/cents";
import { offerDocuments, paperOf } from "../testing/offer-papers.ts";
import { readPdf, withoutSpaces } from "../testing/read-pdf.ts";
import { lenderPdf } from "./lender-pdf.ts";

it("the overview for a lender has each agreement with its number, date and VAT, and their sums", async () => {
  const documents = fc
    .sample(offerDocuments(4), { numRuns: 2, seed: 41 })
    .map((document, at) => ({ ...document, reference: `LIN-16-0001-O${at + 1}` }));
  const agreements = documents.map((document, at) => ({
    ...paperOf(document),
    agreedAt: `2026-12-0${at + 1}T10:00:00.000Z`,
  }));
  const bytes = await lenderPdf({ agreements, checkPage: "https://showroom.example/controle" });
  const { title, text, attachments, untagged } = await readPdf(bytes);
  expect(title).toBe("Overzicht voor uw geldverstrekker");
  const vatOf = (document: (typeof documents)[number]) => sum(document.vat.map(({ vatPrice }) => vatPrice));
  for (const part of [
    ...documents.flatMap((document) => [
      document.reference,
      formatEuroDecimal(document.totalPrice),
      formatEuroDecimal(vatOf(document)),
    ]),
    "01-12-2026",
    "02-12-2026",
    formatEuroDecimal(sum(documents.map(({ totalPrice }) => totalPrice))),
    formatEuroDecimal(sum(documents.map(vatOf))),
    ...agreements.map(({ hash }) => hash),
  ])
    expect(text).toContain(withoutSpaces(part));
  expect([...attachments.keys()]).toEqual(documents.map(({ reference }) => `${reference}.json`));
  expect(untagged).toBe(0);
  expect(await lenderPdf({ agreements, checkPage: "https://showroom.example/controle" })).toEqual(bytes);
});
