/** Checks that every file and folder named in the documents exists. */
import { existsSync, readFileSync } from "node:fs";

const GUIDES = ["docs/architecture.md", "docs/recipes.md"];
const PATH = /`((?:apps|packages|tooling|docs)\/[\w./-]+)`/g;

const missing = GUIDES.flatMap((guide) =>
  [...readFileSync(guide, "utf8").matchAll(PATH)]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(path))
    .map((path) => `${guide} names ${path}, which does not exist`),
);
for (const line of missing) console.error(line);
process.exit(missing.length === 0 ? 0 : 1);
