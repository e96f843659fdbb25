import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BuiltBundle, PictureCheck } from "./projects/built-bundle.ts";
import { buildLindehof } from "./projects/lindehof.ts";
import { buildBuitenrand, buildHavenkwartier, buildLeegveld } from "./projects/others.ts";

export const ALL_BUNDLES: readonly (readonly [slug: string, build: (hasPicture: PictureCheck) => BuiltBundle])[] = [
  ["de-lindehof", buildLindehof],
  ["havenkwartier", buildHavenkwartier],
  ["buitenrand", buildBuitenrand],
  ["leegveld", buildLeegveld],
];

/** The folder that holds `bundle.json` and `images/` of a demo project. */
export function bundleFolder(slug: string): string {
  return join(import.meta.dirname, "../bundles", slug);
}

/** The text of a bundle's file. Pictures that exist in its folder are included. */
export function bundleText(slug: string, build: (hasPicture: PictureCheck) => BuiltBundle): string {
  const folder = bundleFolder(slug);
  return `${JSON.stringify(build((file) => existsSync(join(folder, file))).bundle, null, 1)}\n`;
}
