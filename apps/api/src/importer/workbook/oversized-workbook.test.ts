import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { INVITATION_SHEET } from "../../invitations/invitation-sheet.ts";
import { readSheetFile } from "../../sheets/read-sheet.ts";
import { openWorkbook } from "./open-workbook.ts";

/** A workbook of one row, with something more in the XML of its sheet. */
async function workbookWith(more: string, { merges = "", padding = 0 } = {}): Promise<Buffer> {
  const content = await writeXlsxFile([{ data: [[{ value: "Naam" }, { value: "Prijs" }]], sheet: "Blad" }]).toBuffer();
  const parts = unzipSync(content);
  const name = "xl/worksheets/sheet1.xml";
  const xml = strFromU8(parts[name] ?? new Uint8Array()).replace("</sheetData>", `${more}</sheetData>${merges}`);
  return Buffer.from(
    zipSync({ ...parts, [name]: strToU8(xml), ...(padding > 0 && { "xl/other.xml": new Uint8Array(padding) }) }),
  );
}
const stray = (place: string, inner = "<v>1</v>") =>
  `<row r="${/\d+/.exec(place)?.[0]}"><c r="${place}">${inner}</c></row>`;

test.each([
  ["XFD5000", "XFD5000"],
  ["XFD1048576", "XFD1048576"],
  ["A1048576", "B1048576"],
])("a stray cell at %s is named, and takes no memory", async (place, last) => {
  await expect(openWorkbook(await workbookWith(stray(place)))).rejects.toThrow(
    `het blad "Blad" loopt door tot cel ${last}`,
  );
});

test("merged cells over a whole column and its neighbours are named", async () => {
  const merges = '<mergeCells count="1"><mergeCell ref="A1:H1048576"/></mergeCells>';
  await expect(openWorkbook(await workbookWith("", { merges }))).rejects.toThrow("tot cel H1048576");
});

test.each([
  ["a cell with a format alone, wherever it is", stray("XFD1048576", "")],
  ["a long list", stray("AZ30000")],
])("%s is read", async (_, more) => {
  expect((await openWorkbook(await workbookWith(more))).sheets).toHaveLength(1);
});

test("a workbook that unpacks to more than the server can spare is refused before it is read", async () => {
  const bomb = await workbookWith("", { padding: 120 * 2 ** 20 });
  expect(bomb.length).toBeLessThan(2 ** 20);
  await expect(openWorkbook(bomb)).rejects.toThrow("is uitgepakt groter dan 100 MB");
});

test("a part that is larger than it says is refused", async () => {
  const bomb = await workbookWith("", { padding: 30 * 2 ** 20 });
  // The stated size of the part, in both of its headers.
  const size = Buffer.alloc(4);
  size.writeUInt32LE(30 * 2 ** 20);
  for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size, at + 1)) bomb.writeUInt32LE(100, at);
  await expect(openWorkbook(bomb)).rejects.toThrow();
});

test("a list of buyers with a stray cell is refused in words", async () => {
  const content = new Uint8Array(await workbookWith(stray("XFD5000")));
  const { faults } = await readSheetFile(INVITATION_SHEET, new File([content], "kopers.xlsx"));
  expect(faults).toEqual([expect.stringContaining("ver buiten de tabel")]);
});
