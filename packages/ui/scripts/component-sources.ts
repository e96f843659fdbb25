import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The groups of components, one folder each below src. */
export const GROUPS = [
  "foundations",
  "controls",
  "navigation",
  "feedback",
  "layout",
  "overlays",
  "showroom",
  "staff",
] as const;

/** The folder of one component. */
export interface ComponentFolder {
  /** Below src, such as `controls/button`; unique. */
  path: string;
  /** The name of its file, without extension. */
  name: string;
  url: URL;
  /** Names of the files in its folder. */
  files: readonly string[];
}

const src = new URL("../src/", import.meta.url);

/**
 * Every component: `<group>/<name>/<name>.tsx`, and other files in such a folder that have their own stories; their
 * path ends in the file name, such as `showroom/summary/summary-table`. Folders without components contain texts or
 * test data.
 */
export function componentFolders(): ComponentFolder[] {
  return GROUPS.filter((group) => existsSync(new URL(`${group}/`, src))).flatMap((group) =>
    readdirSync(new URL(`${group}/`, src), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: folder }) => {
        const url = new URL(`${group}/${folder}/`, src);
        const files = readdirSync(url);
        return files
          .filter((file) => file.endsWith(".tsx") && !file.includes(".stories.") && !file.includes(".test."))
          .map((file) => file.slice(0, -".tsx".length))
          .filter((name) => name === folder || files.includes(`${name}.stories.tsx`))
          .map((name) => ({
            path: name === folder ? `${group}/${folder}` : `${group}/${folder}/${name}`,
            name,
            url,
            files,
          }));
      }),
  );
}

/** The text of a file in a component's folder; empty when there is none. */
export function readSource(folder: ComponentFolder, file: string): string {
  const url = new URL(file, folder.url);
  return existsSync(url) ? readFileSync(url, "utf8") : "";
}
