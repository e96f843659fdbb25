import { extname } from "node:path";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { MediaFile } from "@showroom/domain/model/media";
import type { LookGuesses } from "../check/guessed-looks.ts";
import type { IdBook } from "./id-book.ts";
import type { BundleFile } from "../read/read-files.ts";

export type BundleOffer = Bundle["offers"][number];
export type BundleProduct = Bundle["products"][number];
export type BundleRule = Bundle["rules"][number];
export type BundleHouseType = Bundle["houseTypes"][number];
export type BundlePage = BundleHouseType["pages"][number];

/** Look-ups for all parts of the compilation. */
export interface Compiler {
  readonly bundle: Bundle;
  readonly ids: IdBook;
  readonly products: ReadonlyMap<string, BundleProduct>;
  readonly offers: ReadonlyMap<string, BundleOffer>;
  readonly groups: ReadonlyMap<string, Bundle["productGroups"][number]>;
  /** What tiles look like, where the owner does not say. */
  readonly guesses: LookGuesses;
  /** @throws Error for a file that was not read; reading a bundle checks all files. */
  readonly media: (file: string) => MediaFile;
}

export function createCompiler(
  bundle: Bundle,
  files: ReadonlyMap<string, BundleFile>,
  ids: IdBook,
  guesses: LookGuesses = new Map(),
): Compiler {
  const media = (file: string): MediaFile => {
    const stored = files.get(file);
    if (!stored) throw new Error(`${file} was not read`);
    const format = extname(file).slice(1);
    return {
      id: ids.of("media", stored.publicId),
      name: file.slice("images/".length),
      public_id: stored.publicId,
      asset_id: null,
      filetype: format === "mp4" || format === "webm" ? "video" : "image",
      fileformat: format,
      width: stored.width,
      height: stored.height,
      filesize: stored.bytes,
      mediaFolderId: null,
      updatedAt: null,
      url: null,
    };
  };
  return {
    bundle,
    ids,
    products: new Map(bundle.products.map((product) => [product.productNumber, product])),
    offers: new Map(bundle.offers.map((offer) => [offer.key, offer])),
    groups: new Map(bundle.productGroups.map((group) => [group.key, group])),
    guesses,
    media,
  };
}

/** Asserts that a value exists, which the reference checks guarantee. */
export function present<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The bundle lost ${what} after it was checked`);
  return value;
}

/** Id of an offer's variant; an offer without variants counts as its only variant. */
export function variantId(compiler: Compiler, offer: BundleOffer, productNumber: string): number {
  if (offer.variants.length === 0) return compiler.ids.of("offer", offer.key);
  return compiler.ids.of("variant", `${offer.key}/${productNumber}`);
}
