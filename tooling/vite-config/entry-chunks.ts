import { basename, dirname, extname } from "node:path";
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

/** The lazily loaded modules that reach each of the given modules by static imports. */
function lazyUsers(modules: ReadonlySet<string>, context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const lazy = new Set([...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const users = new Map<string, Set<string>>();
  for (const page of lazy)
    for (const id of reach(page, context, false)) users.set(id, (users.get(id) ?? new Set()).add(page));
  return users;
}

/** A module that more lazily loaded modules outside the area need is no part of its chunks: they would load them whole. */
const MOST_OUTSIDE = 4;
/** From this number of pages of the area on, the others load a module too: a file costs more than its bytes. */
const OFTEN = 3;

/** Characters of a module that is loaded at once when many need it: a file of its own costs more. */
const SMALL = 1_500;
const isSmall = (id: string, context: Context): boolean =>
  (context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY) < SMALL;

/** Packages never import the application, so their chunk can be evaluated before it. */
const isPackage = (id: string): boolean => id.includes("/node_modules/");

interface MainEntry extends Entry {
  /**
   * Absolute path of a module that only re-exports a CommonJS package. It goes into the chunk of the packages, because the
   * bundler evaluates such a package in the chunk of the module that imports it.
   */
  readonly reexport: string;
  /** Absolute paths of small pages whose components and packages belong to `main`: without the area's, they load a file less. */
  readonly pages: readonly string[];
  /** Absolute path of a stylesheet that becomes a file of its own. */
  readonly fonts: string;
}

/**
 * Chunks of what only a page and the parts that it loads later need: they load the page's chunk anyway.
 * @param users of each module: lazily loaded modules.
 */
function ownChunks(users: ReadonlyMap<string, ReadonlySet<string>>, context: Context): ReadonlyMap<string, string> {
  const pages = new Set([...users.values()].flatMap((all) => [...all]));
  const later = new Map([...pages].map((page) => [page, reach(page, context, true)]));
  const named = new Map<string, string>();
  for (const [id, all] of users) {
    const owner = [...all].find((page) => [...all].every((other) => later.get(page)?.has(other)));
    // With its folder, because modules of two folders can have the same name.
    if (owner !== undefined) named.set(id, `${basename(dirname(owner))}-${basename(owner, extname(owner))}`);
  }
  return named;
}

/**
 * Chunks by imports:
 *
 * - what `main` imports statically, with its packages in a chunk of their own, because one evaluation of both takes too
 *   long; and small modules that many lazily loaded modules need;
 * - what several pages of `area` need and no other page;
 * - what several pages of `area` and a few other pages need. Components and packages are one chunk and data is another, so
 *   that a form does not load the area's data;
 * - what only one page needs, together with the parts that it loads later.
 *
 * Rolldown decides about the other modules. Without this, Rolldown makes a file of nearly every shared module, and a
 * browser requests only six at a time from a server without HTTP/2.
 * @param components Path of the folder of the components, as a part of a module's path.
 * @throws Error, failing the build, when one of the modules does not exist, or `main` does not import its `reexport` or
 *   its `fonts`.
 */
export function entryChunks(main: MainEntry, area: Entry, components: string): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | null = null;
  const assign = (context: Context): ReadonlyMap<string, string> => {
    const first = reach(main.file, context, false);
    const outside = reach(main.file, context, true, area.file);
    const users = lazyUsers(outside, context);
    const everywhere = reach(area.file, context, false);
    const often = [...lazyUsers(everywhere, context)].filter(([, { size }]) => size >= OFTEN).map(([id]) => id);
    const named = new Map(ownChunks(lazyUsers(reach(main.file, context, true), context), context));
    for (const id of [...everywhere, ...often]) {
      if (!outside.has(id)) named.set(id, area.name);
      else if (id.includes(components) || isPackage(id)) named.set(id, "components");
      else if ((users.get(id)?.size ?? 0) <= MOST_OUTSIDE) named.set(id, `${area.name}-base`);
    }
    for (const [id, { size }] of users)
      if (!named.has(id) && size > MOST_OUTSIDE && isSmall(id, context)) named.set(id, main.name);
    if (!first.has(main.reexport)) throw new Error(`${main.file} does not import ${main.reexport}`);
    for (const id of main.pages.flatMap((page) => [...reach(page, context, false)]))
      if (id.includes(components) || isPackage(id)) named.set(id, isPackage(id) ? "libraries" : main.name);
    for (const id of first) named.set(id, isPackage(id) || id === main.reexport ? "libraries" : main.name);
    if (!first.has(main.fonts)) throw new Error(`${main.file} does not import ${main.fonts}`);
    named.set(main.fonts, "fonts");
    return named;
  };
  const name = (id: string, context: Context): string | null => {
    chunks ??= assign(context);
    return chunks.get(id) ?? null;
  };
  // With dependencies a chunk would also contain modules that pages outside its area import.
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "chunks of entries" }] };
}
