/** The files of the browser's build, as Vite's manifests list them. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Manifest } from "vite";

const ENTRY = "src/app/main.tsx";
/** Name of the chunk of all fonts, in `vite.config.ts`. */
const FONTS = "fonts";
/** Files of the fonts that nearly every page needs at once: the light weight of headings and the regular weight of text. */
const FIRST_FONTS = ["newsreader-light", "instrument-sans-regular"];
/** A step also has a smaller heading and buttons in sight. */
const STEP_FONTS = [...FIRST_FONTS, "newsreader-regular", "instrument-sans-medium"];

export interface BuiltFiles {
  /** The page as Vite wrote it. */
  readonly template: string;
  /** Addresses of the scripts of these modules beside the entry's own, each after those that it imports. */
  readonly scripts: (modules: readonly string[]) => readonly string[];
  /** Addresses of the stylesheets of these modules beside the entry's own. */
  readonly stylesheets: (modules: readonly string[]) => readonly string[];
  /** The same for the entry; its own script is the last. */
  readonly entryScripts: readonly string[];
  /** Addresses of the entry's stylesheets, without the fonts. */
  readonly entryStylesheets: readonly string[];
  /** Address of the stylesheet that declares all fonts. */
  readonly fontStylesheet: string;
  /** Addresses of the fonts of the first view of a public page, and of a step. */
  readonly fonts: { readonly public: readonly string[]; readonly step: readonly string[] };
  /** The text of a stylesheet. */
  readonly readStylesheet: (address: string) => Promise<string>;
}

/** From modules to the addresses of all files that they are in. */
type ModuleFiles = Readonly<Record<string, readonly string[]>>;

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** @throws Error when the folder has no complete build. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), "utf8");
  const template = await read("index.html");
  const manifest = JSON.parse(await read(".vite/manifest.json")) as Manifest;
  const moduleFiles = JSON.parse(await read(".vite/ssr-manifest.json")) as ModuleFiles;
  const chunkOfFile = new Map(Object.entries(manifest).map(([name, { file }]) => [`/${file}`, name]));

  function chunkOf(module: string): string {
    const chunk = chunkOfFile.get(moduleFiles[module]?.find((file) => file.endsWith(".js")) ?? "");
    if (chunk === undefined) throw new Error(`${module} is in no file of the build`);
    return chunk;
  }

  /**
   * The chunks of some modules and all that these import statically, each after the chunks that it imports. Stylesheets
   * have to be in this order: a component's styles override those of the components that it is made of.
   */
  function chunksOf(modules: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const visited = new Set<string>();
    const visit = (name: string): void => {
      if (visited.has(name)) return;
      visited.add(name);
      manifest[name]?.imports?.forEach(visit);
      found.add(name);
    };
    modules.map(chunkOf).forEach(visit);
    return found;
  }

  const entry = chunksOf([ENTRY]);
  const scriptsOf = (names: Iterable<string>): readonly string[] =>
    [...names].map((name) => `/${manifest[name]?.file}`);
  const beside = (modules: readonly string[]): readonly string[] =>
    [...chunksOf(modules)].filter((name) => !entry.has(name));
  const stylesOf = (names: Iterable<string>): readonly string[] =>
    unique([...names].flatMap((name) => manifest[name]?.css ?? [])).map((file) => `/${file}`);
  const fontsOf = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => (moduleFiles[ENTRY] ?? []).filter((address) => address.includes(name)));
  const fontStylesheet = stylesOf(entry).find((address) => basename(address).startsWith(`${FONTS}-`));
  if (fontStylesheet === undefined) throw new Error("The build has no stylesheet of the fonts");
  return {
    template,
    scripts: (modules) => scriptsOf(beside(modules)),
    stylesheets: (modules) => stylesOf(beside(modules)),
    entryScripts: scriptsOf(entry),
    entryStylesheets: stylesOf(entry).filter((address) => address !== fontStylesheet),
    fontStylesheet,
    fonts: { public: fontsOf(FIRST_FONTS), step: fontsOf(STEP_FONTS) },
    readStylesheet: read,
  };
}
