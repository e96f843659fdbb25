import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

interface Entry {
  /** Name of the chunk. */
  readonly name: string;
  /** Absolute path of the module. */
  readonly file: string;
}

/**
 * Modules that `file` imports, recursively and including itself, without the modules in `except` and their own imports.
 */
function reach(file: string, context: Context, dynamic: boolean, except?: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [file];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (id === except || reached.has(id)) continue;
    reached.add(id);
    const module = context.getModuleInfo(id);
    if (module === null) {
      if (id === file) throw new Error(`${file} is no module of this build`);
      continue;
    }
    queue.push(...module.importedIds, ...(dynamic ? module.dynamicallyImportedIds : []));
  }
  return reached;
}

/**
 * Two chunks by static imports: everything that `main` imports, and everything that only pages of `area` import.
 * Rolldown decides about the other modules. Without this, Rolldown makes a file of nearly every shared module.
 * @throws Error, failing the build, when one of the modules does not exist.
 */
export function entryChunks(main: Entry, area: Entry): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | null = null;
  const assign = (context: Context): ReadonlyMap<string, string> => {
    const first = reach(main.file, context, false);
    const outside = reach(main.file, context, true, area.file);
    const inside = [...reach(area.file, context, false)].filter((id) => !outside.has(id));
    return new Map([
      ...inside.map((id) => [id, area.name] as const),
      ...[...first].map((id) => [id, main.name] as const),
    ]);
  };
  const name = (id: string, context: Context): string | null => {
    chunks ??= assign(context);
    return chunks.get(id) ?? null;
  };
  // With dependencies a chunk would also contain modules that pages outside its area import.
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "chunks of entries" }] };
}
