/** Finds components outside of the folders that the check of components reads. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { componentFolders } from "./component-sources.ts";
import { exportedComponents } from "./source-rules.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const NO_COMPONENTS = /(?:\.stories|\.test|\.tests\.stories)\.tsx$|\/testing\/|\/compositions\//;

/** Files with exported components outside of those folders. */
export function strayComponents(): string[] {
  const known = new Set(componentFolders().map(({ url }) => fileURLToPath(url).slice(src.length).replace(/\/$/, "")));
  return globSync("**/*.tsx", { cwd: src })
    .filter(
      (file) =>
        !NO_COMPONENTS.test(`/${file}`) && exportedComponents(readFileSync(`${src}/${file}`, "utf8")).length > 0,
    )
    .filter((file) => !known.has(file.slice(0, Math.max(0, file.lastIndexOf("/")))));
}
