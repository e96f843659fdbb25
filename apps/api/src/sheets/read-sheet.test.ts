import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { INVITATION_SHEET } from "../invitations/invitation-sheet.ts";
import { readRows, readSheetFile, type SheetKind } from "./read-sheet.ts";

const readFile = (fileName: string, content: Buffer) =>
  readSheetFile(INVITATION_SHEET, new File([new Uint8Array(content)], fileName));
const HEADINGS = ["Bouwnummer", "Woningtype", "Voornaam", "Achternaam", "E-mailadres"];
const ANNA = ["12", "Hoekwoning", "Anna", "de Wit", "anna@voorbeeld.nl"];
const READ = {
  buildNumber: "12",
  houseType: "Hoekwoning",
  firstName: "Anna",
  lastName: "de Wit",
  email: "anna@voorbeeld.nl",
  coBuyer: "",
};

describe("the columns", () => {
  it("are found in any order, below a title, without regard for case, accents and spaces", () => {
    const cells = [
      ["Kopers fase 1"],
      [],
      ["e mail", "ACHTERNAAM", "Vóórnaam", "Opmerking", "huistype-code", "bouw nr."],
    ];
    expect(
      readRows(INVITATION_SHEET, [...cells, ["anna@voorbeeld.nl", "de Wit", "Anna", "belt", "Hoekwoning", "12"]]),
    ).toEqual({
      rows: [{ line: 4, ...READ }],
      faults: [],
    });
  });

  it("are named when they are missing, with the nearest heading, or there twice", () => {
    const { rows, faults } = readRows(INVITATION_SHEET, [
      ["Bouwnumer", "Woningtype", "Type", "Voornaam", "E-mail"],
      ANNA,
    ]);
    expect(rows).toEqual([]);
    expect(faults).toEqual([
      'De kolom "Bouwnummer" ontbreekt; is dat "Bouwnumer"?',
      'De kolom "Woningtype" staat er 2 keer',
      'De kolom "Achternaam" ontbreekt',
    ]);
  });

  it("are asked for when there are none", () => {
    expect(readRows(INVITATION_SHEET, [["1", "2"]]).faults[0]).toContain(
      "Bouwnummer, Woningtype, Voornaam, Achternaam, E-mailadres",
    );
    expect(readRows(INVITATION_SHEET, []).faults).toHaveLength(1);
    expect(readRows(INVITATION_SHEET, [HEADINGS, ["", " "]]).faults).toEqual(["Onder de koppen staan geen kopers"]);
  });
});

describe("an optional column", () => {
  const KIND: SheetKind<"number" | "phase"> = {
    fields: ["number", "phase"],
    columns: { number: { headings: ["Nummer"] }, phase: { headings: ["Fase"], optional: true } },
    plural: "nummers",
    most: 2,
  };

  it("is empty where the sheet does not have it", () => {
    expect(readRows(KIND, [["Nummer"], ["1"]])).toEqual({ rows: [{ line: 2, number: "1", phase: "" }], faults: [] });
  });

  it("is found where the sheet has it, and not there twice", () => {
    expect(
      readRows(KIND, [
        ["fase", "nummer"],
        ["A", "1"],
      ]).rows,
    ).toEqual([{ line: 2, number: "1", phase: "A" }]);
    expect(readRows(KIND, [["Fase", "Nummer", "Fase"]]).faults).toEqual(['De kolom "Fase" staat er 2 keer']);
  });

  it("does not change how many rows there may be", () => {
    expect(readRows(KIND, [["Nummer"], ["1"], ["2"], ["3"]]).faults).toEqual([
      "Er staan 3 nummers in; 2 kunnen er tegelijk",
    ]);
  });
});

describe("a file", () => {
  it("of Excel gives numbers as text, from the sheet that has the headings", async () => {
    const cell = (value: string | number) =>
      typeof value === "number" ? { value, type: Number } : { value, type: String };
    const content = await writeXlsxFile([
      { data: [[cell("Lees mij")]], sheet: "Uitleg" },
      { data: [HEADINGS.map(cell), [cell(12), ...ANNA.slice(1).map(cell)]], sheet: "Kopers" },
    ]).toBuffer();
    expect(await readFile("kopers.xlsx", content)).toEqual({ rows: [{ line: 2, ...READ }], faults: [] });
  });

  it("that is no Excel file is refused in words", async () => {
    const { faults } = await readFile("kopers.xlsx", Buffer.from([0xff, 0]));
    expect(faults).toEqual(["Dit is geen Excel-bestand (.xlsx)"]);
    const old = await readFile("kopers.xls", Buffer.from("\u00D0\u00CF\u0011\u00E0", "latin1"));
    expect(old.faults).toEqual([expect.stringMatching(/^Dit is een Excel-bestand van voor 2007 \(\.xls\)/)]);
  });

  it("in the encoding of Windows keeps its accents", async () => {
    const text = `${HEADINGS.join(";")}\r\n12;Hoekwoning;Ren\u00e9e;de Wit;anna@voorbeeld.nl\r\n`;
    const { rows } = await readFile("kopers.csv", Buffer.from(text, "latin1"));
    expect(rows[0]?.firstName).toBe("Ren\u00e9e");
  });
});
