/** Samples of documents in the database and in browsers. They must stay readable when names in the code change. */
import { describe, expect, it } from "vitest";
import { roomChoiceSchema } from "./choices.ts";
import { confirmationSchema } from "./confirmation.ts";
import { historyEntrySchema } from "./staff.ts";

const PARTS = [
  ["wallTile", "Tegels", "m2"],
  ["wallGrout", "Tegels", "m2"],
  ["wallProfile", "Tegels", "m1"],
  ["floorTile", "Tegels", "m2"],
  ["floorGrout", "Tegels", "m2"],
  ["tileOption", "Tegels", "m2"],
  ["tileOptionGrout", "Tegels", "m2"],
  ["tileOptionProfile", "Tegels", "m1"],
  ["sanitary", "Sanitair", "piece"],
  ["floor", "Vloeren", "m2"],
  ["baseboard", "Vloeren", "m1"],
] as const;

const lines = PARTS.map(([part, costGroup, unit]) => ({
  part,
  costGroup,
  quantity: 20,
  unit,
  unitPrice: 3000,
  productNumber: "KI-1",
  name: "Scheer Antraciet",
  brand: "Kiln",
  description: "",
  colorName: "Antraciet",
  colorHex: "#333333",
  size: "30 x 60 cm",
  thumbnail: { public_id: "lindehof/scheer.webp" },
  indicative: true,
  isStandard: false,
  grossPrice: 66_000,
  returnPrice: -33_000,
  labourPrice: 0,
  totalPrice: 33_000,
}));

const confirmation = {
  id: 1,
  reference: "LIN-12-0001",
  projectId: 1,
  projectName: "De Lindehof",
  houseTypeId: 1,
  houseTypeName: "Type A",
  buyerName: "Sanne de Vries",
  buildNumber: "12",
  submitType: "showroom",
  submittedAt: "2026-11-01T10:00:00.000Z",
  catalogueVersion: "2026.1",
  confirmationContent: "",
  pages: [
    { pageId: 1, order: 1, title: "Badkamer", subtitle: "badkamer", roomName: "bathroom", totalPrice: 363_000, lines },
  ],
  subTotalPrice: 363_000,
  discount: 0,
  totalPrice: 363_000,
};

const option = (tileOption: string) => ({
  tileOption,
  selectedVariant: null,
  selectedGroutColor: { pageProductId: 5, variantProjectProductId: 5 },
  selectedFinishingProfile: null,
});
const room = {
  confirmedByUser: true,
  projectPageId: 1,
  choicesFromOtherRoom: null,
  wallTileProduct: { pageProductId: 1, variantProjectProductId: 11 },
  wallGroutColorProduct: null,
  wallFinishingProfileProduct: null,
  floorTileProduct: null,
  floorGroutColorProduct: null,
  products: { "3": [{ pageProductId: 31, variantProjectProductId: 32 }] },
  tileOptions: ["FloorTileOnWall", "AccentHerringbone", "AccentHerringboneReservoir", "CeilingHigh"].map(option),
  floorMaterialId: -1,
  colorId: null,
  baseboardId: null,
};

describe("a stored document", () => {
  it("of a confirmation can be read with every part and cost group", () => {
    const read = confirmationSchema.parse(confirmation);
    expect(read.pages[0]?.lines.map(({ part, costGroup }) => [part, costGroup])).toEqual(
      PARTS.map(([part, costGroup]) => [part, costGroup]),
    );
    expect(read.discounts).toBeUndefined();
    const discounts = [{ part: "floors", amount: 1_250 }, { amount: 500 }];
    expect(confirmationSchema.parse({ ...confirmation, discounts }).discounts).toEqual(discounts);
  });

  it("of a room, in the database or in a browser's draft, can be read unchanged", () => {
    expect(roomChoiceSchema.parse(room)).toEqual(room);
  });

  it("of the history can be read with every part", () => {
    const changes = PARTS.map(([part]) => ({
      pageId: 1,
      pageTitle: "Badkamer",
      part,
      label: "",
      before: null,
      after: "",
    }));
    const entry = {
      id: 1,
      at: "2026-11-01T10:00:00.000Z",
      event: "saved",
      actor: { userId: 1, name: "Sanne de Vries", role: "projectuser" },
      version: 1,
      totalPrice: 0,
      note: null,
      changes,
    };
    expect(historyEntrySchema.parse(entry).changes).toEqual(changes);
  });
});
