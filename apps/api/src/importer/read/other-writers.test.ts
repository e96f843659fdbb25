import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { retypedWorkbook } from "../../testing/retyped-workbook.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { readBundle } from "./read-bundle.ts";

const SAVED = join(import.meta.dirname, "../../testing/other-writers");

let folder: string;
beforeAll(async () => {
  folder = await ownersFolder();
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * The files were saved by the program itself from `retypedWorkbook`, without a mouse:
 * `soffice --headless --convert-to xlsx` of LibreOffice 7.4, and `ssconvert` of Gnumeric 1.12.
 */
it.each(["libreoffice", "gnumeric"])("reads what %s saved as what was typed", async (writer) => {
  const file = join(SAVED, `${writer}.xlsx`);
  const [typed, saved] = await Promise.all([
    readBundle(await (await retypedWorkbook()).save(folder)),
    readBundle(file),
  ]);
  // The files are of an earlier template; a column or sheet that came later is named and counts as empty.
  const later = { appearance: null, gloss: null };
  expect(saved.bundle).toEqual({
    ...typed.bundle,
    // The earlier template named the state.
    project: { ...typed.bundle.project, status: 2 },
    products: typed.bundle.products.map((product) => ({ ...product, ...later })),
  });
  const findings = await inspectBundle(file);
  const others = findings.filter(
    ({ reason }) =>
      !/^op dit blad (?:ontbreekt een kolom|ontbreken kolommen|ontbreken regels)|^is leeg; |^het blad "(?:Partijen|Teksten van de overeenkomst)" ontbreekt/.test(
        reason,
      ),
  );
  expect(others).toEqual([]);
});

it("reads what was typed as it was meant", async () => {
  const { bundle } = await readBundle(await (await retypedWorkbook()).save(folder));
  const [tile, other] = bundle.products;
  expect(bundle.project.wallTileCuttingLoss).toBe(0.12);
  expect([tile?.grossPrice, other?.grossPrice]).toEqual([2_345, 3_990]);
  expect(tile?.name).toBe("Crème – «mat» & 20×40");
});

it.each<[string, string, string]>([
  [
    "opendocument.ods",
    "PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
    "een OpenDocument-bestand (.ods)",
  ],
  ["oud.xls", "\u00D0\u00CF\u0011\u00E0", "een Excel-bestand van voor 2007 (.xls) of een werkmap met een wachtwoord"],
  ["binair.xlsb", "PK\u0003\u0004 xl/workbook.bin", "een binaire Excel-werkmap (.xlsb)"],
  ["brief.docx", "PK\u0003\u0004 word/document.xml", "een Word-document"],
  ["prijzen.numbers", "PK\u0003\u0004 Index/Document.iwa", "een Numbers-bestand"],
  ["prijzen.pdf", "%PDF-1.7", "een PDF"],
])("says what %s is", async (name, content, words) => {
  const file = join(folder, name);
  await writeFile(file, Buffer.from(content, "latin1"));
  await expect(readBundle(file)).rejects.toThrow(
    `${name}: dit is ${words}; sla het in Excel of LibreOffice op als Excel-werkmap (.xlsx), zonder wachtwoord`,
  );
});

it("says which file of a folder is to be saved as a workbook", async () => {
  const own = await mkdtemp(join(folder, "eigen-"));
  await writeFile(join(own, "prijzen.ods"), "x");
  await expect(readBundle(own)).rejects.toThrow('sla "prijzen.ods" op als Excel-werkmap (.xlsx)');
});

it("says of a file that is not there, and of another one, what is wrong", async () => {
  await expect(readBundle(join(folder, "weg.xlsx"))).rejects.toThrow("weg.xlsx: dit bestand is er niet");
  const csv = join(folder, "lijst.csv");
  await writeFile(csv, "Artikelnummer;Prijs\nWT-1;21,50\n");
  await expect(readBundle(csv)).rejects.toThrow("lijst.csv: dit is een tekstbestand, zoals CSV");
  const json = join(folder, "catalogus.json");
  await writeFile(json, "{}");
  await expect(readBundle(json)).rejects.toThrow("catalogus.json: een catalogus in JSON heet bundle.json");
  const picture = join(folder, "foto.jpg");
  await writeFile(picture, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]));
  await expect(readBundle(picture)).rejects.toThrow("foto.jpg: dit is geen Excel-bestand (.xlsx)");
});
