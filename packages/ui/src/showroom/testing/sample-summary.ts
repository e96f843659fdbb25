import type { SummaryRow } from "../summary/summary-columns.ts";
import { materials, products } from "./sample-materials.ts";

/** Rows of a summary; names and prices are invented. */

export const tileRows: readonly SummaryRow[] = [
  {
    id: "wall",
    brandAndType: "Wandtegel",
    description: "Solva travertin",
    colour: "Zandbeige",
    size: "60 x 120 cm.",
    imageUrl: materials.travertine,
    productPrice: "€ 980,-",
    returnPrice: "− € 620,-",
    labourPrice: "€ 60,-",
    total: "+ € 420,-",
  },
  { id: "wall-grout", brandAndType: "Voegkleur wand", description: "Jasmijn", colour: "Jasmijn", colourHex: "#FFFBF2" },
  {
    id: "floor",
    brandAndType: "Vloertegel",
    description: "Veneto terrazzo",
    colour: "Warm grijs",
    size: "60 x 60 cm.",
    imageUrl: materials.terrazzo,
    productPrice: "€ 410,-",
    returnPrice: "− € 245,-",
    total: "+ € 165,-",
  },
  {
    id: "profile",
    brandAndType: "Afwerkprofiel",
    description: "Geborsteld messing",
    size: "11 mm",
    imageUrl: materials.brass,
    productPrice: "€ 95,-",
    total: "+ € 95,-",
  },
];

export const sanitaryRows: readonly SummaryRow[] = [
  {
    id: "basin",
    brandAndType: "Wastafel",
    description: "Calla wastafel",
    colour: "Wit",
    size: "60 x 46 cm",
    imageUrl: products.basin,
    imageFit: "contain",
    articleNumber: "10-4412",
    productPrice: "€ 420,-",
    returnPrice: "− € 295,-",
    labourPrice: "€ 60,-",
    total: "+ € 185,-",
  },
  {
    id: "tap",
    brandAndType: "Wastafelkraan",
    description: "Fluit wastafelmengkraan hoog",
    colour: "Chroom",
    imageUrl: products.tap,
    imageFit: "contain",
    articleNumber: "10-7120",
    productPrice: "€ 149,-",
    returnPrice: "− € 189,-",
    total: "− € 40,-",
  },
  {
    id: "toilet",
    brandAndType: "Toilet",
    description: "Wandcloset Riva",
    colour: "Wit",
    imageUrl: products.toilet,
    imageFit: "contain",
    articleNumber: "10-2201",
  },
];
