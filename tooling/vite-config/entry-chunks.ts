import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

interface Entry {
  /** Name of the chunk. */
  readonly name: string;
  /** Absolute path of the module. */
  readonly file: string;
}

/** Modules that `file` reaches through imports, itself included; modules in `except` and what only they import are left out. */
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
 * Two chunks that follow from static imports: all that `main` imports, and all that `area` imports and no page outside it. Modules that several
 * other pages share get the chunks that Rolldown gives them. Without it Rolldown makes a file of nearly every shared module.
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
  // With dependencies a chunk would also take what pages outside its area import.
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "chunks of entries" }] };
}
