/** Writes `bundle.json` of every demo project, from its sources and the existing pictures. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { ALL_BUNDLES, bundleFolder, bundleText } from "../src/bundles.ts";

for (const [slug, build] of ALL_BUNDLES) {
  const text = bundleText(slug, build);
  const faults = findReferenceFaults(bundleSchema.parse(JSON.parse(text)));
  if (faults.length > 0)
    throw new Error(`${slug}:\n${faults.map((fault) => `  ${fault.path}: ${fault.reason}`).join("\n")}`);
  mkdirSync(bundleFolder(slug), { recursive: true });
  writeFileSync(join(bundleFolder(slug), "bundle.json"), text);
}
