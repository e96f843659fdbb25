/** Compares the components that applications import with the components that Storybook documents. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hasPropTable } from "./source-rules.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const src = fileURLToPath(new URL("../src/", import.meta.url));

/** Names imported from a file of the library, such as `["showroom/tile-card/rectified-mark", "RectifiedMark"]`. */
export function libraryImports(source: string): [file: string, name: string][] {
  return [...source.matchAll(/^import (?!type)\{?([^;"]*?)\}? from "@showroom\/ui\/([\w/-]+)";/gm)].flatMap(
    ([, names = "", file = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().split(" as ")[0] ?? "")
        .filter((name) => /^[A-Z]/.test(name))
        .map((name): [string, string] => [file, name]),
  );
}

/**
 * Components that an application uses but that no documentation story of their folder shows with a prop table, as
 * `file: name`.
 */
export function unshownComponents(): string[] {
  const used = new Map<string, [file: string, name: string]>();
  for (const file of globSync("apps/*/src/**/*.tsx", { cwd: root })) {
    for (const [from, name] of libraryImports(readFileSync(`${root}/${file}`, "utf8")))
      used.set(`${from}: ${name}`, [from, name]);
  }
  return [...used]
    .filter(([, [from, name]]) => {
      const folder = from.slice(0, from.lastIndexOf("/"));
      const stories = globSync(`${folder}/*.stories.tsx`, {
        cwd: src,
        exclude: (file) => file.endsWith(".tests.stories.tsx"),
      });
      const hasProps = new RegExp(`\\bfunction ${name}\\(\\{`).test(readFileSync(`${src}/${from}.tsx`, "utf8"));
      return !stories.some((story) => {
        const text = readFileSync(`${src}/${story}`, "utf8");
        return hasPropTable(name, text) || (!hasProps && text.includes(`<${name}`));
      });
    })
    .map(([key]) => key);
}
