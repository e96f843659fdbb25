import sharp from "sharp";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import { mapAtOnce } from "../../kernel/at-once.ts";
import { FILES_AT_ONCE, type BundleFile } from "./read-files.ts";

/** The side to which a picture is reduced before its colours are counted, in pixels. */
const COUNTED_SIDE = 64;

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();

/** The most common colour of a picture as #RRGGBB, in steps of 16 per channel. */
async function dominantColour(path: string): Promise<string> {
  // Its size was checked when it was read.
  const small = await sharp(path, { limitInputPixels: false })
    .flatten({ background: "#ffffff" })
    .resize({ width: COUNTED_SIDE, height: COUNTED_SIDE, fit: "inside" })
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return hexOf([dominant.r, dominant.g, dominant.b]);
}

/**
 * The colours in the pictures of tiles that the owner gives none, by article number. The picture of a tile is all tile; that of other
 * articles has a background.
 */
export async function readTileColours(
  { products }: Bundle,
  files: ReadonlyMap<string, BundleFile>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = products.flatMap(({ productNumber, type, color, colorGroup, images: [face] }) => {
    const file = face === undefined ? undefined : files.get(face);
    const isKnown = color !== null || colorGroup !== null;
    return file === undefined || file.width === null || isKnown || !isTileProduct(type)
      ? []
      : [{ productNumber, path: file.path }];
  });
  const measured = await mapAtOnce(wanted, FILES_AT_ONCE, async ({ productNumber, path }) => ({
    productNumber,
    colour: await dominantColour(path),
  }));
  return new Map(measured.map(({ productNumber, colour }) => [productNumber, colour]));
}
