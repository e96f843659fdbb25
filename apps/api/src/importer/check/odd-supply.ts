import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

/** m²: no box of tiles has more. */
const LARGEST_BOX = 10;

/** Boxes that hold less than two tiles: a comma that moved. A box with one large tile is common. */
export const findSmallBoxes = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ type, amountPerBox, width, length }, at) => {
    if (!isTileProduct(type) || amountPerBox === null || width === null || length === null) return [];
    const tile = (width * length) / 1e6;
    return amountPerBox < Math.min(2 * tile, 0.5) * 0.98 && amountPerBox < Math.max(tile, 0.2)
      ? [
          {
            path: `products[${at}].amountPerBox`,
            reason: `${String(amountPerBox).replace(".", ",")} m² in één doos is wel erg weinig voor een tegel van ${String(Math.round(tile * 1e4) / 1e4).replace(".", ",")} m²; staat de komma goed?`,
          },
        ]
      : [];
  });

/** A size in words that is not the size in figures. */
export const findOtherSizes = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ type, size, width, length }, at) => {
    const [, one = "", other = "", unit = "cm"] =
      /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm|mm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?\s*$/i.exec(size ?? "") ?? [];
    if (!isTileProduct(type) || one === "" || width === null || length === null) return [];
    const scale = unit.toLowerCase() === "mm" ? 1 : 10;
    const said = [one, other].map((text) => Number(text.replace(",", ".")) * scale).toSorted((a, b) => a - b);
    const real = [width, length].toSorted((a, b) => a - b);
    // Makers name rounded sizes: 60 cm for 59,8.
    return said.every((value, place) => Math.abs(value - (real[place] ?? 0)) <= Math.max(10, value / 10))
      ? []
      : [
          {
            path: `products[${at}].size`,
            reason: `de maat als tekst is "${size}", maar breedte en lengte zijn ${real.map((value) => String(value / 10).replace(".", ",")).join(" en ")} cm`,
          },
        ];
  });

/** Boxes of tiles that hold more than a box can: the number of tiles, or a comma that is gone. */
export const findLargeBoxes = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ type, amountPerBox }, at) =>
    isTileProduct(type) && amountPerBox !== null && amountPerBox > LARGEST_BOX
      ? [
          {
            path: `products[${at}].amountPerBox`,
            reason: `${String(amountPerBox).replace(".", ",")} m² in één doos is wel erg veel; hier hoort de inhoud in m², niet het aantal tegels`,
          },
        ]
      : [],
  );

/** Tiles that cost nothing. */
export const findFreeTiles = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ type, grossPrice, addedCosts }, at) =>
    isTileProduct(type) && grossPrice + addedCosts === 0
      ? [{ path: `products[${at}].grossPrice`, reason: "deze tegel kost € 0,00; is de prijs vergeten?" }]
      : [],
  );

/** Articles for which a buyer would get back more than they cost. */
export const findReturnsAbovePrice = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ grossPrice, addedCosts, returnPrice }, at) =>
    returnPrice > grossPrice + addedCosts
      ? [
          {
            path: `products[${at}].returnPrice`,
            reason: "de retourprijs is hoger dan de prijs: de koper krijgt meer terug dan het artikel kost",
          },
        ]
      : [],
  );

/** Articles with the bar code of another one: one of both is ordered wrongly. */
export function findRepeatedGtins({ products, floors, baseboards }: Bundle): Remark[] {
  const first = new Map<string, string>();
  const entries = [
    ...products.map(({ gtin, productNumber }, at) => ({ gtin, name: productNumber, path: `products[${at}].gtin` })),
    ...floors.map(({ gtin, key }, at) => ({ gtin, name: key, path: `floors[${at}].gtin` })),
    ...baseboards.map(({ gtin, key }, at) => ({ gtin, name: key, path: `baseboards[${at}].gtin` })),
  ];
  return entries.flatMap(({ gtin, name, path }) => {
    if (gtin === null) return [];
    const number = gtin.padStart(14, "0");
    const other = first.get(number);
    first.set(number, other ?? name);
    return other === undefined
      ? []
      : [{ path, reason: `deze GTIN (EAN) staat ook bij ${other}; een van beide klopt niet` }];
  });
}
