/** A small build of the showroom for tests of its pages. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ANNOUNCED_MODULES, PLACEHOLDERS } from "../src/server/page-files.ts";

const ENTRY = "src/app/main.tsx";
const TEMPLATE = `<html><head><!--page-head--><title>Plain</title><!--/page-head-->
<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/main.css"><link rel="stylesheet" crossorigin href="/assets/fonts-1.css"></head>
<body><div id="root"><!--page-content--><!--/page-content--></div><!--page-data--><!--/page-data--></body></html>`;

/** Writes a build in which every preloaded module has a chunk with a stylesheet, and all chunks share another one. */
export async function writeBuild(folder: string): Promise<void> {
  const files = new Map(
    [...ANNOUNCED_MODULES, PLACEHOLDERS, ENTRY].map((module) => [module, module.split("/").at(-1)?.split(".")[0]]),
  );
  const manifest = Object.fromEntries(
    [...files].map(([module, name]) => [
      module,
      {
        file: `assets/${name}.js`,
        css: [`assets/${name}.css`, ...(module === ENTRY ? ["assets/fonts-1.css"] : [])],
        imports: module === ENTRY ? [] : [ENTRY, "_shared.js"],
      },
    ]),
  );
  const moduleFiles = Object.fromEntries([...files].map(([module, name]) => [module, [`/assets/${name}.js`]]));
  const fonts = ["/assets/newsreader-light-1.woff2", "/assets/instrument-sans-medium-1.woff2"];
  await mkdir(join(folder, ".vite"));
  await mkdir(join(folder, "assets"));
  const write = (name: string, content: unknown): Promise<void> =>
    writeFile(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  await write("index.html", TEMPLATE);
  await write(".vite/ssr-manifest.json", { ...moduleFiles, [ENTRY]: ["/assets/main.js", ...fonts] });
  await write(".vite/manifest.json", {
    ...manifest,
    "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: [ENTRY] },
  });
  await write("assets/fonts-1.css", "@font-face{font-family:Text;src:url(/assets/newsreader-light-1.woff2)}");
  await write("assets/shared.css", "main{--shared:1}");
  await write("assets/shared.js", "shared()".repeat(20));
  await Promise.all(
    [...files.values()].flatMap((name) => [
      write(`assets/${name}.css`, `main{--${name}:1}._absent_${name}{margin:0}`),
      write(`assets/${name}.js`, `${name}`),
    ]),
  );
}
