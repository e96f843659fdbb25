import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import readXlsxFile from "read-excel-file/node";
import type { OrderLine, OrderList } from "@showroom/api-contract/entities/staff";
import { orderLine } from "@showroom/domain/order-list/order-line";
import { writeOrderCsv, writeOrderXlsx } from "./order-file.ts";
import { perArticle, perHome, perSupplier } from "./order-views.ts";

interface Ordered {
  readonly home: string;
  readonly number: string;
  readonly net: number;
  readonly perBox?: number | null;
  readonly supplier?: string | null;
  readonly part?: OrderLine["part"];
}

function line({ home, number, net, perBox = null, supplier = null, part = "wallTile" }: Ordered): OrderLine {
  const { pageId: _page, ...facts } = orderLine(
    {
      pageId: 1,
      part,
      productNumber: number,
      name: `Artikel ${number}`,
      brand: "Merk",
      colorName: null,
      size: "30 x 60 cm",
      unit: "m2",
      cuttingLoss: 0.1,
      amountPerBox: perBox,
      isStandard: false,
    },
    net,
  );
  return {
    ...facts,
    buildNumber: home,
    houseType: "Type A",
    buyer: `Koper ${home}`,
    reference: `WIL-${home}-0001`,
    roomName: "bathroom",
    pageTitle: "Badkamer",
    status: "submitted",
    price: null,
    supplier,
    supplierNumber: supplier === null ? null : `${number}-L`,
    gtin: supplier === null ? null : "8712345678906",
  };
}

const LIST: OrderList = {
  projectId: 1,
  projectName: "Wilgenhof",
  buildNumber: null,
  createdAt: "2026-11-28T00:00:00.000Z",
  scope: "requested",
  totals: null,
  lines: [
    line({ home: "1", number: "WT-1", net: 7.2, perBox: 1.4, supplier: "Noord" }),
    line({ home: "1", number: "WT-1", net: 1.7, perBox: 1.4, supplier: "Noord", part: "tileOption" }),
    line({ home: "2", number: "WT-1", net: 7.2, perBox: 1.4, supplier: "Noord" }),
    line({ home: "2", number: "VT-1", net: 4, supplier: "Zuid" }),
    line({ home: "2", number: "VT-2", net: 4 }),
    line({ home: "2", number: "W100", net: 4, part: "installation" }),
  ],
};

describe("an order list", () => {
  it("counts boxes over a home, and whole ones for each home over all homes", () => {
    expect(LIST.lines.slice(0, 2).map(({ boxes }) => boxes)).toEqual([6, 2]);
    const [first = []] = perHome(LIST.lines);
    expect(first.map(({ productNumber, orderQuantity, boxes }) => [productNumber, orderQuantity, boxes])).toEqual([
      ["WT-1", 9.79, 7],
    ]);
    expect(
      perArticle(LIST.lines).map((entry) => [entry.supplier, entry.productNumber, entry.homes, entry.boxes]),
    ).toEqual([
      ["Noord", "WT-1", 2, 13],
      ["Zuid", "VT-1", 1, null],
      [null, "VT-2", 1, null],
      [null, "W100", 1, null],
    ]);
  });

  it("adds up per supplier, with articles without one and work last", () => {
    expect(perSupplier(LIST.lines)).toEqual([
      { supplier: "Noord", isWork: false, articles: 1, homes: 2, m2: 17.71, m1: 0, piece: 0, boxes: 13 },
      { supplier: "Zuid", isWork: false, articles: 1, homes: 1, m2: 4.4, m1: 0, piece: 0, boxes: 0 },
      { supplier: null, isWork: false, articles: 1, homes: 1, m2: 4.4, m1: 0, piece: 0, boxes: 0 },
      { supplier: null, isWork: true, articles: 1, homes: 1, m2: 4.4, m1: 0, piece: 0, boxes: 0 },
    ]);
  });

  it("loses nothing and counts nothing twice, whatever the view", () => {
    const ordered = fc.record({
      home: fc.constantFrom("1", "2", "2a"),
      number: fc.constantFrom("A", "B", "C"),
      net: fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 100),
    });
    const total = (lines: readonly { readonly orderQuantity: number }[]): number =>
      Math.round(lines.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0) * 100);
    fc.assert(
      fc.property(fc.array(ordered, { maxLength: 30 }), (entries) => {
        const supplierOf = { A: "Noord", B: "Zuid", C: null } as Record<string, string | null>;
        const lines = entries.map((entry) =>
          line({ ...entry, perBox: entry.number === "A" ? 1.44 : null, supplier: supplierOf[entry.number] ?? null }),
        );
        const expected = total(lines);
        expect(total(perHome(lines).flat())).toBe(expected);
        expect(total(perArticle(lines))).toBe(expected);
        expect(Math.round(perSupplier(lines).reduce((sum, { m2 }) => sum + m2, 0) * 100)).toBe(expected);
        for (const home of perHome(lines)) {
          const numbers = home.map(({ productNumber }) => productNumber);
          expect(new Set(numbers).size).toBe(numbers.length);
          for (const { boxes, orderQuantity } of home)
            if (boxes !== null) expect(boxes * 1.44).toBeGreaterThanOrEqual(orderQuantity - 1e-6);
        }
      }),
    );
  });

  it("is a spreadsheet with a sheet of each view, that says on each that nothing may be ordered yet", async () => {
    const sheets = await readXlsxFile(await writeOrderXlsx(LIST));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["Per woning", "Per artikel", "Per leverancier", "Per ruimte"]);
    for (const { data } of sheets) expect(data[0]?.[0]).toMatch(/^Aangevraagd, nog geen opdracht/);
    const [home] = sheets;
    expect(home?.data[1]).toEqual([
      "Bouwnummer",
      "Woningtype",
      "Koper",
      "Kenmerk",
      "Artikelnummer",
      "Omschrijving",
      "Merk",
      "Kleur",
      "Afmeting",
      "Netto",
      "Snijverlies %",
      "Met snijverlies",
      "Eenheid",
      "Per doos",
      "Dozen",
      "Status",
      "Standaard",
      "Leverancier",
      "Artikelnummer leverancier",
      "GTIN (EAN)",
    ]);
    expect(home?.data[2]).toEqual([
      "1",
      "Type A",
      "Koper 1",
      "WIL-1-0001",
      "WT-1",
      "Artikel WT-1",
      "Merk",
      null,
      "30 x 60 cm",
      8.9,
      10,
      9.79,
      "m²",
      1.4,
      7,
      "aangevraagd",
      "nee",
      "Noord",
      "WT-1-L",
      "8712345678906",
    ]);
  });

  it("is a CSV of one view", () => {
    const [heading = "", first = ""] = writeOrderCsv(LIST, "article").split("\r\n");
    expect(heading).toContain("Leverancier;Artikelnummer leverancier;GTIN (EAN);Artikelnummer;");
    expect(first).toBe("Noord;WT-1-L;8712345678906;WT-1;Artikel WT-1;Merk;;30 x 60 cm;2;16,1;17,71;m²;1,4;13");
  });
});
