import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plan } from "./plan.ts";

/**
 * Writes the files of a plan below the working directory and formats them. Returns their paths.
 * @throws Error when a new file exists already; then nothing was written.
 */
export function apply({ files, changes = {} }: Plan): readonly string[] {
  const taken = Object.keys(files).filter((path) => existsSync(path));
  if (taken.length > 0) throw new Error(`There already: ${taken.join(", ")}`);
  const changed = Object.entries(changes).map(([path, change]) => [path, change(readFileSync(path, "utf8"))] as const);
  for (const [path, content] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const paths = [...Object.keys(files), ...Object.keys(changes)];
  const { status } = spawnSync("node_modules/.bin/oxfmt", paths, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("oxfmt could not format what was written");
  return paths;
}
