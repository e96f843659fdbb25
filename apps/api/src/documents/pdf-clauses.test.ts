import { expect, it } from "vitest";
import { brokenClauses } from "../testing/pdf-clauses.ts";
import { documentKinds } from "../testing/document-kinds.ts";
import { readPdf } from "../testing/read-pdf.ts";
import write from "./document-thread.ts";

const KINDS = ["request", "offer", "agreement", "change", "agreedChange", "lender"] as const;

it.each(KINDS)("a document meets the clauses of PDF/A-3a and PDF/UA-1: %s", async (kind) => {
  const order = (await documentKinds(41))[kind];
  if (!order) throw new Error(`There is no ${kind}`);
  const bytes = await write(order);
  expect(await brokenClauses(bytes)).toEqual([]);
  expect((await readPdf(bytes)).untagged).toBe(0);
});

/** What breaks a clause: the same number of bytes, so that everything else stays where it is. */
const SPOILERS: readonly (readonly [clause: string, from: string | RegExp, to: string])[] = [
  ["6.1.2 header", "%PDF-1.7", "%PDF-2.0"],
  ["6.1.3 file identifier", "/ID [", "/IX ["],
  ["6.1.3 nothing after the end", "%%EOF\n", "%%EOF\nx"],
  ["6.1.7.2 filters, not LZW", "/Filter /DCTDecode", "/Filter /LZWDecode"],
  ["6.2.3 one output intent", "/GTS_PDFA1", "/GTS_PDFX1"],
  ["6.2.3 its ICC profile", "/DestOutputProfile", "/DestOutputProfilX"],
  ["6.2.4.3 colours of images", "/DeviceRGB", "/DeviceXYZ"],
  ["6.2.11.4.1 embedded", "/FontFile2", "/FontFileX"],
  ["6.2.11.5 widths", /\d\d\]\]\n/g, "00]]\n"],
  ["6.2.11.7 Unicode of fonts", "/ToUnicode", "/ToUnicodX"],
  ["6.3.2 annotations are printed", "/F 4\n", "/F 2\n"],
  ["6.5.1 actions open a page", "/S /URI", "/S /XYZ"],
  ["6.6.2.1 well formed", "</pdfaid:part>", "</pdfaid:pirt>"],
  ["6.6.2.3 the schema of each property", "<pdfaProperty:name>part", "<pdfaProperty:name>pirt"],
  ["6.6.3 the same title and moment as the file", '"x-default">', '"x-default">_'],
  ["6.6.4 part and level", "<pdfaid:part>3", "<pdfaid:part>2"],
  ["5 PDF/UA-1", "<pdfuaid:part>1", "<pdfuaid:part>2"],
  ["6.7.2.2 marked", "/Marked true", "/Marked null"],
  ["6.7.4 language", "/Lang (nl-NL)", "/Lang (n1_NL)"],
  ["6.8 an associated file", "/AF [", "/AX ["],
  ["6.8 its relationship", "/AFRelationship /Source", "/AFRelationship /Sourcx"],
  ["6.8 its type", "application#2Fjson", "application#2Djson"],
  ["7.1 the title is shown", "/DisplayDocTitle true", "/DisplayDocTitle null"],
  ["7.2 rows and cells", "/S /TR", "/S /TX"],
  ["7.3 texts of figures", "/Alt (", "/Alx ("],
  ["7.4.2 headings nest", "/S /H2", "/S /H4"],
  ["7.5 headings say of what", "/Scope /Row", "/Scope /Roz"],
  ["7.18.3 order of annotations", "/Tabs /S", "/Tabs /R"],
  ["7.18.5 links have a text", "/Contents (", "/Contentx ("],
];

it("a clause that is broken is found", { timeout: 120_000 }, async () => {
  const { agreement } = await documentKinds(41);
  if (!agreement) throw new Error("There is no agreement");
  const raw = Buffer.from(await write(agreement)).toString("latin1");
  for (const [clause, from, to] of SPOILERS) {
    const at = typeof from === "string" ? raw.lastIndexOf(from) : ([...raw.matchAll(from)].at(-1)?.index ?? -1);
    expect(at, `${String(from)} is there`).toBeGreaterThanOrEqual(0);
    const spoilt = `${raw.slice(0, at)}${to}${raw.slice(at + to.length)}`;
    expect(await brokenClauses(Buffer.from(spoilt, "latin1"))).toContain(clause);
  }
});
