import { build } from "vite";
import type { Plugin, Rolldown } from "vite";

/** Builds a module with all that it imports as one classic script. */
async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const [chunk, ...others] = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} is not one script`);
  return chunk;
}

/**
 * Gives the import `id` the text of a module that is built as one classic script, which a server can write into a page.
 * @param id of a virtual module, such as `virtual:first-script`
 * @param file absolute path of the module
 */
export function inlineScript(id: string, file: string): Plugin {
  return {
    name: "showroom:inline-script",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      const { code, moduleIds } = await bundle(file);
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
