import { describe, expect, test } from "vitest";
import { imageUrl } from "@showroom/api-contract/image-url";
import type { ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { LineItem } from "@showroom/domain/model/cost";
import { cents, ZERO } from "@showroom/domain/money/cents";
import type { SummaryPart } from "@showroom/domain/summary/summary";
import type { Images } from "@showroom/web-app/pictures/use-images";
import { isIndicative, listConfirmed, listLines, listNoFloor, pageTotal } from "./summary-rows.ts";

const url: Images["url"] = (publicId, size) => imageUrl("/images", publicId, size);
const images: Images = { url, acrossWindow: url, srcSet: () => "" };

const item = (overrides: Partial<LineItem> = {}): LineItem => ({
  id: "wall",
  part: "wallTile",
  slot: { kind: "tile", surface: "wall" },
  status: "chosen",
  pieces: 1,
  choice: { pageProductId: 1, variantProjectProductId: 1 },
  name: "Scheer Antraciet",
  brand: "Kiln",
  description: "",
  productNumber: "KI-1",
  colorName: "Antraciet",
  colorHex: "#333333",
  width: 300,
  length: 600,
  size: null,
  thumbnail: { public_id: "lindehof/scheer.webp" },
  totalPrice: cents(68_000),
  grossPrice: cents(90_000),
  returnPrice: cents(-25_000),
  labourPrice: cents(3000),
  indicative: false,
  productGroupOrder: null,
  productGroupTitle: null,
  specifications: null,
  ...overrides,
});

function rowOf(line: LineItem) {
  const part: SummaryPart = {
    group: "tiles",
    totalPrice: line.totalPrice,
    grossPrice: line.grossPrice,
    returnPrice: line.returnPrice,
    labourPrice: line.labourPrice,
    indicative: false,
    lines: [line],
  };
  return listLines([part], images)[0]?.rows[0];
}

test("a table is indicative when one of its lines is; the row for no floor never is", () => {
  const line = item();
  const { totalPrice, grossPrice, returnPrice, labourPrice } = line;
  const amounts = { totalPrice, grossPrice, returnPrice, labourPrice };
  const part: SummaryPart = { group: "tiles", ...amounts, indicative: true, lines: [line] };
  expect(isIndicative(listLines([part], images))).toBe(true);
  expect(isIndicative(listLines([{ ...part, indicative: false }], images))).toBe(false);
  expect(isIndicative(listNoFloor())).toBe(false);
});

describe("a line of the price", () => {
  test("fills every column of the summary", () => {
    expect(rowOf(item())).toEqual({
      id: "wall",
      imageUrl: "/images/c_fit,w_300,q_auto/lindehof/scheer.webp",
      imageFit: "cover",
      colourHex: "#333333",
      brandAndType: "Wandtegel · Kiln",
      description: "Scheer Antraciet",
      colour: "Antraciet",
      size: "30 x 60 cm",
      productPrice: "+ € 900,00",
      returnPrice: "− € 250,00",
      labourPrice: "+ € 30,00",
      total: "+ € 680,00",
    });
  });

  test("leaves out zero amounts, so that the total reads 'Inbegrepen'", () => {
    const free = item({ totalPrice: ZERO, grossPrice: ZERO, returnPrice: ZERO, labourPrice: ZERO });
    expect(rowOf(free)).toMatchObject({
      productPrice: undefined,
      returnPrice: undefined,
      labourPrice: undefined,
      total: undefined,
    });
  });

  test("of sanitary ware has the name of its group and an uncropped picture", () => {
    const basin = item({ part: "sanitary", productGroupTitle: "Wastafel", size: "60 cm", brand: "" });
    expect(rowOf(basin)).toMatchObject({ brandAndType: "Wastafel", imageFit: "contain", size: "60 cm" });
  });

  test("of a tile option lists its parts", () => {
    expect(rowOf(item({ part: "tileOption", brand: "", specifications: "Accentwand visgraat" }))).toMatchObject({
      brandAndType: "Accentwand visgraat",
    });
  });

  test("of a standard product that is not delivered has that label", () => {
    expect(rowOf(item({ status: "dropped" }))?.brandAndType).toBe("Wandtegel · Vervalt · Kiln");
  });

  test("has no picture and no colour when none is known", () => {
    expect(rowOf(item({ thumbnail: null, colorHex: null }))).toMatchObject({
      imageUrl: undefined,
      colourHex: undefined,
    });
  });
});

test("a line has its quantity before the choices are submitted", () => {
  const part: SummaryPart = { ...item(), group: "tiles", lines: [item()] };
  const [own] = listLines([part], images, () => ({ quantity: 22.9, unit: "m2" }));
  expect(own?.rows[0]?.brandAndType).toBe("Wandtegel · Kiln · 22,9 m²");
});

const article = (overrides: Partial<ConfirmationLine>): ConfirmationLine => ({
  part: "wallTile",
  costGroup: "Tegels",
  productNumber: "KI-1",
  name: "Scheer Antraciet",
  brand: "Kiln",
  productGroupTitle: null,
  description: "",
  colorName: null,
  colorHex: null,
  size: "30 x 60 cm",
  thumbnail: null,
  quantity: 21.5,
  unit: "m2",
  unitPrice: cents(3000),
  chargedQuantity: 21.5,
  grossPrice: cents(64_500),
  returnPrice: ZERO,
  labourPrice: ZERO,
  totalPrice: cents(64_500),
  indicative: false,
  isStandard: false,
  ...overrides,
});

describe("a confirmation", () => {
  const page = {
    pageId: 3,
    order: 2,
    title: "Badkamer",
    subtitle: "badkamer",
    roomName: "bathroom" as const,
    totalPrice: cents(84_500),
    lines: [
      article({
        part: "sanitary",
        costGroup: "Sanitair",
        name: "Wandcloset",
        productGroupTitle: "Toilet",
        quantity: 1,
        unit: "piece",
      }),
      article({}),
      article({
        part: "wallGrout",
        name: "Voeg",
        brand: "",
        quantity: 0,
        totalPrice: cents(20_000),
        productNumber: "",
      }),
    ],
  };
  const parts = listConfirmed(page, images);

  test("lists tiles, sanitary ware and floors in that order, leaves out empty groups and adds up", () => {
    expect(parts.map(({ group, total }) => [group, total])).toEqual([
      ["tiles", 84_500],
      ["sanitary", 64_500],
    ]);
  });

  test("shows part, brand, amount and article number", () => {
    expect(parts[0]?.rows).toMatchObject([
      { brandAndType: "Wandtegel · Kiln · 21,5 m²", articleNumber: "KI-1", size: "30 x 60 cm" },
      { brandAndType: "Voegkleur wand", articleNumber: undefined },
    ]);
    expect(parts[1]?.rows).toMatchObject([{ brandAndType: "Toilet · Kiln · 1 st.", imageFit: "contain" }]);
  });

  test("gives each row its own id", () => {
    const ids = parts.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("a declined floor has its own row, which costs nothing and does not read 'Inbegrepen'", () => {
  const parts = listNoFloor();
  expect(parts.flatMap(({ rows }) => rows)).toMatchObject([{ description: "Geen woonvloer", total: "€ 0,-" }]);
  expect(pageTotal(ZERO, parts)).toBe("€ 0,-");
});

test("a page that costs nothing extra reads 'Inbegrepen', any other its amount", () => {
  expect(pageTotal(ZERO, [])).toBeUndefined();
  expect(pageTotal(cents(-12_500), [])).toBe("− € 125,00");
});
