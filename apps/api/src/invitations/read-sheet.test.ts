import { stringify } from "csv-stringify/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { runs, SEED } from "@showroom/property-tests/runs";
import { readCsv } from "./read-csv.ts";
import { readInvitationFile, readRows } from "./read-sheet.ts";

const HEADINGS = ["Bouwnummer", "Woningtype", "Voornaam", "Achternaam", "E-mailadres"];
const ANNA = ["12", "Hoekwoning", "Anna", "de Wit", "anna@voorbeeld.nl"];
const READ = {
  buildNumber: "12",
  houseType: "Hoekwoning",
  firstName: "Anna",
  lastName: "de Wit",
  email: "anna@voorbeeld.nl",
};

describe("the columns", () => {
  it("are found in any order, below a title, without regard for case, accents and spaces", () => {
    const cells = [
      ["Kopers fase 1"],
      [],
      ["e mail", "ACHTERNAAM", "Vóórnaam", "Opmerking", "huistype-code", "bouw nr."],
    ];
    expect(readRows([...cells, ["anna@voorbeeld.nl", "de Wit", "Anna", "belt", "Hoekwoning", "12"]])).toEqual({
      rows: [{ line: 4, ...READ }],
      faults: [],
    });
  });

  it("are named when they are missing, with the nearest heading, or there twice", () => {
    const { rows, faults } = readRows([["Bouwnumer", "Woningtype", "Type", "Voornaam", "E-mail"], ANNA]);
    expect(rows).toEqual([]);
    expect(faults).toEqual([
      'De kolom "Bouwnummer" ontbreekt; is dat "Bouwnumer"?',
      'De kolom "Woningtype" staat er 2 keer',
      'De kolom "Achternaam" ontbreekt',
    ]);
  });

  it("are asked for when there are none", () => {
    expect(readRows([["1", "2"]]).faults[0]).toContain("Bouwnummer, Woningtype, Voornaam, Achternaam, E-mailadres");
    expect(readRows([]).faults).toHaveLength(1);
    expect(readRows([HEADINGS, ["", " "]]).faults).toEqual(["Onder de koppen staan geen kopers"]);
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
    expect(await readInvitationFile("kopers.xlsx", content)).toEqual({ rows: [{ line: 2, ...READ }], faults: [] });
  });

  it("that is no Excel file is refused in words", async () => {
    const { faults } = await readInvitationFile("kopers.xlsx", Buffer.from("geen zip"));
    expect(faults).toEqual(["Dit is geen Excel-bestand (.xlsx) dat we kunnen lezen"]);
  });

  it("in the encoding of Windows keeps its accents", async () => {
    const text = `${HEADINGS.join(";")}\r\n12;Hoekwoning;Ren\u00e9e;de Wit;anna@voorbeeld.nl\r\n`;
    const { rows } = await readInvitationFile("kopers.csv", Buffer.from(text, "latin1"));
    expect(rows[0]?.firstName).toBe("Ren\u00e9e");
  });
});

describe("CSV", () => {
  it("reads what another library writes, with each separator", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ";", ",", "\t", "\n", "\r\n", " ") });
    const table = fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(";", ",", "\t"), (rows, delimiter) => {
        const headed = [rows[0]?.map((_, at) => `kop ${at}`) ?? [], ...rows];
        expect(readCsv(Buffer.from(stringify(headed, { delimiter, quoted: true })))).toEqual(headed);
      }),
      { seed: SEED, numRuns: runs(100) },
    );
  });

  it("reads text that is no CSV", () => {
    expect(readCsv(Buffer.from('a;"b\nc'))).toEqual([["a", '"b'], ["c"]]);
    expect(readCsv(Buffer.from("a;\n\n;b"))).toEqual([["a", ""], [""], ["", "b"]]);
    expect(readCsv(Buffer.from(""))).toEqual([]);
  });
});
