import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** Absolute paths of the modules that a page loads at once. */
type Page = readonly string[];

interface Application {
  /** Absolute path of the module that every page loads. */
  readonly main: string;
  /**
   * Absolute path of a module that only re-exports a CommonJS package. It goes into the chunk of the packages, because the
   * bundler evaluates such a package in the chunk of the module that imports it.
   */
  readonly reexport: string;
  /** Absolute path of a stylesheet that becomes a file of its own. */
  readonly fonts: string;
  /** The small pages outside the area. */
  readonly pages: readonly Page[];
}

interface Area {
  readonly name: string;
  /** Absolute path of the module that all pages of the area load. */
  readonly file: string;
  /** Absolute path of the application's own sources. */
  readonly folder: string;
  /** Its pages, by kind and by the name of their chunk. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Page>>>>;
}

interface AreaPage {
  readonly kind: string;
  readonly name: string;
  /** What it loads at once, with all that this imports. */
  readonly needed: ReadonlySet<string>;
  /** The same with what it loads afterwards. */
  readonly whole: ReadonlySet<string>;
}

/** Who needs a module; each set with all that its modules import. */
interface Needs {
  /** The small pages outside the area, and everything outside it. */
  readonly small: ReadonlySet<string>;
  readonly outside: ReadonlySet<string>;
  /** What all pages of the area share, and that with what it loads afterwards. */
  readonly frame: ReadonlySet<string>;
  readonly wholeFrame: ReadonlySet<string>;
  readonly pages: readonly AreaPage[];
  /** What is loaded afterwards: parts of the application, and packages. */
  readonly later: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The modules that some modules import, recursively and including themselves. @param dynamic whether lazily imported ones count */
function reach(from: Iterable<string>, context: Context, dynamic: boolean, except = NONE): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (except.has(id) || reached.has(id)) continue;
    reached.add(id);
    const module = context.getModuleInfo(id);
    if (module !== null) queue.push(...module.importedIds, ...(dynamic ? module.dynamicallyImportedIds : []));
  }
  return reached;
}

const isPackage = (id: string): boolean => id.includes("/node_modules/");

/** The chunk of a module that some page of the area loads; null when Rolldown decides. */
function chunkOf(id: string, needs: Needs, area: string): string | null {
  const { small, outside, frame, pages } = needs;
  const isStyle = id.endsWith(".css");
  const users = pages.filter(({ needed }) => needed.has(id));
  const kinds = new Set(users.map(({ kind }) => kind));
  if (small.has(id) && (frame.has(id) || users.length > 0)) return "main";
  // One stylesheet, and few for later: each further one makes the browser calculate all styles again.
  const isForAll =
    (isStyle && users.length > 0) || frame.has(id) || kinds.size > 1 || (users.length > 0 && needs.packages.has(id));
  if (isForAll) return outside.has(id) ? "shared" : area;
  const [first, ...more] = users;
  if (first !== undefined) {
    if (outside.has(id)) return `shared-${more.length === 0 ? first.name : first.kind}`;
    // What others load afterwards does not depend on the chunk of one page.
    const isForOthers = needs.wholeFrame.has(id) || pages.some((page) => page !== first && page.whole.has(id));
    return isForOthers ? `${area}-${first.kind}` : first.name;
  }
  if (!needs.later.has(id)) return null;
  if (outside.has(id)) return isStyle ? "shared-later" : null;
  if (isStyle) return `${area}-later`;
  const [owner, ...others] = pages.filter(({ whole }) => whole.has(id));
  return `${owner === undefined || others.length > 0 || needs.wholeFrame.has(id) ? area : owner.name}-later`;
}

/**
 * Chunks by who needs a module:
 *
 * - `libraries` and `main`: what every page needs. One evaluation of both would take too long. What small pages share with the area is in
 *   `main` too;
 * - the area: what pages of different kinds need, and all its styles; `area-kind`: what several pages of a kind need; a chunk for each page;
 *   `-later`: what they load afterwards;
 * - `shared` and `shared-kind`: the same for what is also needed outside the area; `shared-later`: the styles of what is loaded afterwards.
 *
 * Rolldown decides about the modules that the area does not need. Without this, it makes a file of nearly every shared module, and a page of
 * the area requests 35 scripts and 16 stylesheets.
 * @throws Error, failing the build, when one of the modules does not exist, or the main module does not import what it should
 */
export function entryChunks(application: Application, area: Area): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, string> | null = null;
  function assign(context: Context): ReadonlyMap<string, string> {
    const { main, reexport, fonts } = application;
    const kinds = Object.entries(area.kinds).flatMap(([kind, pages]) =>
      Object.entries(pages).map(([name, files]) => ({ kind, name, files })),
    );
    const small = application.pages.flat();
    for (const file of [main, area.file, ...small, ...kinds.flatMap(({ files }) => files)])
      if (context.getModuleInfo(file) === null) throw new Error(`${file} is no module of this build`);
    const first = reach([main], context, false);
    for (const file of [reexport, fonts]) if (!first.has(file)) throw new Error(`${main} does not import ${file}`);
    const all = reach([area.file], context, true);
    const lazy = [...all].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const isOwn = (id: string): boolean => id.startsWith(area.folder);
    const needs: Needs = {
      small: reach(small, context, false),
      outside: reach([main], context, true, new Set([area.file])),
      frame: reach([area.file], context, false),
      wholeFrame: reach([area.file], context, true, new Set(kinds.flatMap(({ files }) => files))),
      pages: kinds.map(({ kind, name, files }) => ({
        kind,
        name,
        needed: reach(files, context, false),
        whole: reach(files, context, true),
      })),
      later: reach(lazy.filter(isOwn), context, false),
      packages: reach(
        lazy.filter((id) => !isOwn(id)),
        context,
        false,
      ),
    };
    const named = new Map<string, string>();
    for (const id of all) {
      const name = chunkOf(id, needs, area.name);
      if (name !== null) named.set(id, name);
    }
    for (const id of first) named.set(id, isPackage(id) || id === reexport ? "libraries" : "main");
    named.set(fonts, "fonts");
    return named;
  }
  const name = (id: string, context: Context): string | null => {
    chunks ??= assign(context);
    return chunks.get(id) ?? null;
  };
  // With dependencies a chunk would also contain modules that pages outside its area import.
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "chunks of entries" }] };
}
