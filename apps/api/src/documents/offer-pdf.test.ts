import { createHash } from "node:crypto";
import * as fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { acceptanceWording, lastDayText } from "@showroom/domain/agreement/offer-document";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";
import { offerDocuments, paperOf } from "../testing/offer-papers.ts";
import { readPdf, withoutSpaces } from "../testing/read-pdf.ts";
import { offerPdf } from "./offer-pdf.ts";
import { writeDocument } from "./write-document.ts";

const [sample] = fc.sample(offerDocuments(12), { numRuns: 1, seed: 41 });
if (!sample) throw new Error("There is no document");
const wording = acceptanceWording(sample);
const acceptances = [
  { name: "Sanne de Vries", at: "2026-11-22T19:03:00.000Z", wording },
  { name: "Mehmet Şahin", at: "2026-11-23T07:41:00.000Z", wording },
];

/** Everything of a document that a reader must find: texts and amounts in their Dutch format. */
function expected({
  pages,
  extras,
  refusals = [],
  discount,
  partDiscounts = [],
  vat,
  totalPrice,
  ...rest
}: OfferDocument): readonly string[] {
  const amounts = [
    ...pages.flatMap((page) => [
      page.totalPrice,
      ...page.lines
        .flatMap((line) => [line.grossPrice, line.returnPrice, line.labourPrice, line.totalPrice])
        .filter((amount) => amount !== 0),
    ]),
    ...extras.map((extra) => extra.totalPrice),
    ...[...partDiscounts, ...(discount ? [discount] : [])].map((one) => one.totalPrice),
    ...vat.flatMap((one) => [one.netPrice, one.vatPrice, one.totalPrice]),
    totalPrice,
  ];
  return [
    ...amounts.map(formatEuroDecimal),
    ...pages.flatMap(({ title, lines }) => [title, ...lines.map(({ name }) => name)]),
    ...[...extras, ...refusals].flatMap(({ name, reason }) => [name, reason]),
    ...partDiscounts.map(({ part }) => `Korting op ${COST_GROUP_TEXTS[part].toLowerCase()}`),
    rest.party.name,
    rest.party.registrationNumber,
    ...rest.persons.map(({ name }) => name),
    rest.request.reference,
    rest.terms.version,
  ].map(withoutSpaces);
}

describe("the PDF of an offer", () => {
  it("has every line and amount of the document, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(offerDocuments(6), async (document) => {
        const { text, untagged } = await readPdf(await offerPdf(paperOf(document)));
        for (const part of expected(document)) expect(text).toContain(part);
        expect(untagged).toBe(0);
      }),
      { numRuns: 4 },
    );
  }, 60_000);

  it("says of a total below zero that it is settled", async () => {
    const { text } = await readPdf(await offerPdf(paperOf({ ...sample, totalPrice: cents(-31_200) })));
    expect(text).toContain(withoutSpaces("Met de offerte wordt € 312,00 incl. btw verrekend."));
  });

  it("carries the frozen document, whose hash it states, and a link to check it", async () => {
    const paper = paperOf(sample);
    const { attachments, text, links } = await readPdf(await offerPdf(paper));
    expect([...attachments.keys()]).toEqual(["LIN-16-0001-O1.json"]);
    const json = attachments.get("LIN-16-0001-O1.json") ?? "";
    expect(json).toBe(paper.json);
    const hash = createHash("sha256").update(json, "utf8").digest("hex");
    expect(text).toContain(hash);
    expect(links).toEqual([paper.check.own]);
    expect(text).toContain(withoutSpaces(lastDayText(sample.validUntil)));
  });

  it("is tagged Dutch with a title, and names itself and the number of pages on each page", async () => {
    const { title, language, isTagged, roles, pages } = await readPdf(await offerPdf(paperOf(sample)));
    expect([title, language, isTagged]).toEqual(["Offerte LIN-16-0001-O1", "nl-NL", true]);
    expect(new Set(roles)).toEqual(new Set(["Root", "Document", "P", "H1", "H2", "Table", "TR", "TH", "TD", "Link"]));
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, text] of pages.entries()) {
      expect(text).toContain("Offerte LIN-16-0001-O1");
      expect(text).toContain(`Pagina ${at + 1} van ${pages.length}`);
    }
  });

  it("says that it is PDF/A-3a, with its fonts and its colours inside", async () => {
    const bytes = (await offerPdf(paperOf(sample))).toString("latin1");
    expect(bytes).toMatch(/^%PDF-1\.7\n/);
    expect(bytes).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>A</s);
    expect(bytes).toContain("/GTS_PDFA1");
    expect(bytes.match(/\/AFRelationship \/Source/g)).toHaveLength(1);
    expect(bytes).toMatch(/\/Subtype \/application#2Fjson/);
    const fonts = bytes.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !/\/[A-Z]{6}\+/.test(font))).toEqual([]);
    expect(bytes.match(/\/FontFile2 /g)).toHaveLength(fonts.length / 2);
    expect(bytes).not.toMatch(/\/(Encrypt|JavaScript|SMask|CA|ca) /);
  });

  it("shows the picture of each room with a text for who listens, or says that there was none", async () => {
    const file = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: "#8fa38a" } })
      .jpeg()
      .toBuffer();
    const picture = { sha256: createHash("sha256").update(file).digest("hex"), width: 1920, height: 1080 };
    const [line] = sample.pages.flatMap(({ lines }) => lines);
    if (!line) throw new Error("There is no line");
    const page = (title: string, own: OfferDocument["pages"][number]["picture"]) => ({
      pageId: 1,
      order: 1,
      title,
      subtitle: "",
      roomName: null,
      totalPrice: line.totalPrice,
      lines: [line],
      ...(own === undefined ? {} : { picture: own }),
    });
    const pages = [
      page("Badkamer", picture),
      page("Toilet", null),
      page("Vloeren", undefined),
      page("Zolder", { ...picture, sha256: "0" }),
    ];
    const paper = paperOf({ ...sample, pages }, [], new Map([[picture.sha256, file]]));
    const bytes = await offerPdf(paper);
    const { text, roles, untagged, alternatives } = await readPdf(bytes);
    expect(bytes.includes(file)).toBe(true);
    expect([roles.filter((role) => role === "Figure").length, untagged]).toEqual([1, 0]);
    expect(alternatives).toEqual(["Badkamer met deze keuzes"]);
    expect(text.split(withoutSpaces("Van deze ruimte was nog geen beeld gemaakt.")).length).toBe(2);
    expect(text.split(withoutSpaces("Het beeld van deze ruimte is niet beschikbaar.")).length).toBe(2);
    // The hash of the document covers the picture's.
    expect(paper.json).toContain(picture.sha256);
  });

  it("is the same to the byte for the same document, also from another thread and at another time", async () => {
    const order = { kind: "offer", ...paperOf(sample) } as const;
    const written = await writeDocument(order);
    expect(await writeDocument(order)).toEqual(written);
    expect(await offerPdf(order)).toEqual(written);
  });

  it("marks what no font can write, and attaches it as it is", async () => {
    const paper = paperOf({ ...sample, remark: "Tot ziens 👋" });
    const { text, attachments } = await readPdf(await offerPdf(paper));
    expect(text).toContain("Totziens?");
    expect(attachments.get("LIN-16-0001-O1.json")).toContain("Tot ziens 👋");
  });
});

it("the PDF of an agreement says who accepted, when and with which words", async () => {
  const { title, text } = await readPdf(await offerPdf(paperOf(sample, acceptances)));
  expect(title).toBe("Akkoord LIN-16-0001-O1");
  for (const part of ["Sanne de Vries", "22-11-2026 20:03", "Mehmet Şahin", "23-11-2026 08:41", wording])
    expect(text).toContain(withoutSpaces(part));
});
