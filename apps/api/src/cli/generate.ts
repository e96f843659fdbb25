import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import { readArguments, UsageError } from "./usage-error.ts";

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number of at least ${least}`);
  return value;
}

/** Writes a made-up bundle of a given size; the same seed gives the same bundle. */
export async function runGenerate(args: readonly string[]): Promise<string> {
  const { values } = readArguments(args, {
    products: { type: "string", default: "1000" },
    rules: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
  });
  const size = {
    products: wholeNumber("products", values.products, 20),
    rules: wholeNumber("rules", values.rules, 0),
    seed: wholeNumber("seed", values.seed, 0),
  };
  const folder = resolve(values.out ?? `generated-${size.products}-${size.rules}-${size.seed}`);
  await mkdir(join(folder, "images"), { recursive: true });
  await writeFile(join(folder, "bundle.json"), `${JSON.stringify(generateBundle(size), null, 1)}\n`);
  return `Wrote ${folder}`;
}
