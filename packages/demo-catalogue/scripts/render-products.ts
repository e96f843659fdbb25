/**
 * Renders the catalogue pictures of sanitary articles. All sizes of an article have the same picture. Existing pictures are kept; `--redraw`
 * renders them again, `--only <text>` limits it to product numbers that contain the text.
 */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "@showroom/renderer/engine";
import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import { buildProductScene } from "@showroom/scene/product-scene";
import { ALL_BUNDLES, bundleFolder } from "../src/bundles.ts";
import { renderStill, saveWebp } from "../src/rendering/still.ts";
import { productPicture } from "../src/sanitary/expand.ts";

const SIDE = 640;
/** Pictures are rendered larger than shown, so that small highlights have smooth edges. */
const RENDERED_SIDE = 768;
const MAX_BYTES = 25_000;

const { redraw, only } = parseArgs({
  options: { redraw: { type: "boolean", default: false }, only: { type: "string", default: "" } },
}).values;

interface Picture {
  readonly model: FixtureModel;
  readonly targets: string[];
}

/** One picture per article and finish, for all sizes. Articles that represent an offer come first. */
function wantedPictures(): readonly Picture[] {
  const pictures = new Map<string, Picture>();
  const bundles = ALL_BUNDLES.map(([slug, build]) => ({
    folder: bundleFolder(slug),
    bundle: build(() => false).bundle,
  }));
  const add = (folder: string, product: (typeof bundles)[number]["bundle"]["products"][number]): void => {
    if (!product.model || product.type || !product.productNumber.toLowerCase().includes(only.toLowerCase())) return;
    const look = `${product.name} ${product.colorName}`;
    const target = join(folder, productPicture(product.productNumber));
    const picture = pictures.get(look) ?? { model: product.model, targets: [] };
    if (!picture.targets.includes(target)) picture.targets.push(target);
    pictures.set(look, picture);
  };
  for (const { folder, bundle } of bundles) {
    const leading = new Set(bundle.offers.map((offer) => offer.product));
    for (const product of bundle.products) if (leading.has(product.productNumber)) add(folder, product);
  }
  for (const { folder, bundle } of bundles) for (const product of bundle.products) add(folder, product);
  return [...pictures.values()];
}

const pictures = wantedPictures();
const engine = await createEngine({ threads: availableParallelism(), maxHotViewBytes: 1 });
for (const { model, targets } of pictures) {
  const present = redraw ? undefined : targets.find((target) => existsSync(target));
  const missing = targets.filter((target) => redraw || !existsSync(target));
  if (missing.length === 0) continue;
  for (const target of missing) mkdirSync(dirname(target), { recursive: true });
  const source = present ?? missing[0]!;
  if (!present)
    await saveWebp(
      await renderStill(engine, buildProductScene(model), { width: RENDERED_SIDE, height: RENDERED_SIDE }),
      source,
      { width: SIDE, quality: 88, maxBytes: MAX_BYTES },
    );
  for (const target of missing) if (target !== source) copyFileSync(source, target);
}
await engine.close();
