import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { mapAtOnce } from "../../kernel/at-once.ts";
import type { Remark } from "../findings/finding.ts";
import { didYouMean } from "../findings/nearest.ts";
import { fileName } from "../workbook/cell-values.ts";
import { filesOf } from "./bundle-files.ts";
import { nameFault, prepareFile } from "./prepare-file.ts";

/** Number of files read in parallel. */
export const FILES_AT_ONCE = 8;

/** A file of the bundle, ready for the image store. */
export interface BundleFile {
  readonly publicId: string;
  readonly path: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** The file is too large, and is stored smaller. */
  readonly isReduced?: boolean;
}

interface ReadFile extends BundleFile {
  readonly hash: string;
  readonly remark: string | null;
}

/** The content of a file for the image store. */
export async function readBundleFile({ publicId, path, isReduced }: BundleFile): Promise<Buffer> {
  const content = await readFile(path);
  return isReduced === true ? (await prepareFile(publicId, content)).content : content;
}

/** A name that is safe in URLs and file systems, with a part of the content's hash. */
function publicIdOf(slug: string, file: string, hash: string): string {
  const extension = extname(file);
  const stem = file.slice("images/".length, -extension.length);
  const clean = [slug, ...stem.split("/")].map(
    (part) => part.replaceAll(/[^a-z0-9_-]+/g, "-").replace(/^[-_]+/, "") || "x",
  );
  return `${clean.join("/")}-${hash.slice(0, 12)}${extension}`;
}

/** Pixels of the longest side. */
const SMALLEST_PICTURE = 200;
/** Folders beside that of pictures in which a missing one is looked for. */
const MOST_FOLDERS = 20;
/** What computers put into folders by themselves. */
const ADDED = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$|~\$)/i;

/** The folder of pictures in the folder of a catalogue, without regard for case; `images` when there is none. */
async function imagesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.includes("images") ? "images" : (names.find((name) => name.toLowerCase() === "images") ?? "images");
}

/** Files beside the folder of pictures, and in other folders there, with their paths. */
async function listOutside(folder: string): Promise<readonly string[]> {
  const images = await imagesIn(folder);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const others = entries.filter((entry) => entry.isDirectory() && entry.name !== images).slice(0, MOST_FOLDERS);
  const within = await Promise.all(
    others.map(async ({ name }) =>
      (await readdir(join(folder, name)).catch(() => [])).map((file) => `${name}/${file}`),
    ),
  );
  return [...entries.filter((entry) => entry.isFile()).map(({ name }) => name), ...within.flat()];
}

/** The files of a folder's images by the name that a bundle has for each, with their paths in the folder. */
async function listImages(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await readdir(join(folder, await imagesIn(folder)), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const byName = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (ADDED.test(path)) continue;
    const name = fileName(path);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return byName;
}

async function readFileOf(folder: string, slug: string, file: string, paths: readonly string[]): Promise<ReadFile> {
  const exact = paths.find((path) => path === file);
  if (exact === undefined && paths.length > 1) throw new Error(`is niet te kiezen uit ${paths.join(" en ")}`);
  const images = await realpath(join(folder, await imagesIn(folder)));
  const path = await realpath(join(folder, exact ?? paths[0] ?? file));
  if (!path.startsWith(images + sep)) throw new Error("ligt buiten de map images");
  const content = await readFile(path);
  const prepared = await prepareFile(file, content);
  const hash = createHash("sha256").update(content).digest("hex");
  return {
    publicId: publicIdOf(slug, file, hash),
    path,
    bytes: prepared.content.length,
    width: prepared.width,
    height: prepared.height,
    isReduced: prepared.remark !== null,
    remark: prepared.remark,
    hash,
  };
}

/** Whether a picture has fewer points than the smallest card on which it shows. Drawings have none. */
const isSmall = ({ file, width, height }: { readonly file: string } & BundleFile): boolean =>
  width !== null && height !== null && !file.endsWith(".svg") && Math.max(width, height) < SMALLEST_PICTURE;

/** A name without what all names share: the folder of pictures, and an extension. */
const stemOf = (name: string): string => name.replace(/^images\//, "").replace(/\.\w+$/, "");

function reasonOf(
  file: string,
  error: unknown,
  found: ReadonlyMap<string, readonly string[]>,
  outside: readonly string[],
): string {
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (!isMissing) return `${file} ${error instanceof Error ? error.message : String(error)}`;
  const stem = stemOf(file);
  const sibling = [...found].find(([name]) => stemOf(name) === stem)?.[1][0];
  const other = sibling === undefined ? null : nameFault(sibling);
  if (sibling !== undefined && other !== null) return `er is geen bestand ${file}; ${sibling} ${other}`;
  if (sibling !== undefined) return `er is geen bestand ${file}; bedoelt u "${sibling}"?`;
  const elsewhere = outside.find((path) => fileName(basename(path)) === fileName(basename(file)));
  if (elsewhere !== undefined)
    return `er is geen bestand ${file}; "${elsewhere}" ligt niet in de map images: zet het daarin`;
  // In its folder, or in another one.
  const known = [...found.values()].flat().map((name) => ({ name, others: [stemOf(name), basename(stemOf(name))] }));
  return `er is geen bestand ${file}${didYouMean(stem, known) || didYouMean(basename(stem), known)}`;
}

export interface ReadFiles {
  /** By path in the bundle. */
  readonly files: ReadonlyMap<string, BundleFile>;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
  readonly hashes: readonly string[];
}

/** Reads and checks every file that a bundle names. */
export async function readFiles(folder: string, bundle: Bundle): Promise<ReadFiles> {
  const named = filesOf(bundle);
  const names = [...new Set(named.map(({ file }) => file))];
  const found = await listImages(folder);
  const outside = names.every((file) => found.has(file)) ? [] : await listOutside(folder);
  const readings = await mapAtOnce(names, FILES_AT_ONCE, (file) =>
    readFileOf(folder, bundle.project.slug, file, found.get(file) ?? []).then(
      (read) => ({ file, read, reason: null }),
      (error: unknown) => ({ file, read: null, reason: reasonOf(file, error, found, outside) }),
    ),
  );
  const reasons = new Map(readings.map(({ file, reason }) => [file, reason]));
  const good = readings.flatMap(({ file, read }) => (read === null ? [] : [{ file, ...read }]));
  const remarks = new Map(good.map((read) => [read.file, read.remark && `${read.file} ${read.remark}`]));
  const small = new Map(good.filter(isSmall).map(({ file, width, height }) => [file, `${width} × ${height}`]));
  const said = (by: ReadonlyMap<string, string | null>): Remark[] =>
    named.flatMap(({ file, path }) => {
      const reason = by.get(file) ?? null;
      return reason === null ? [] : [{ path, reason }];
    });
  return {
    files: new Map<string, BundleFile>(good.map(({ file, hash: _hash, remark: _remark, ...read }) => [file, read])),
    faults: said(reasons),
    warnings: [
      ...said(remarks),
      ...named.flatMap(({ file, path }) => {
        const size = path.startsWith("organisations") ? undefined : small.get(file);
        return size === undefined
          ? []
          : [{ path, reason: `${file} is maar ${size} beeldpunten, en wordt onscherp; neem een grotere foto` }];
      }),
    ],
    hashes: good.map(({ file, hash }) => `${file} ${hash}`),
  };
}

/** Files beside a bundle that nothing in it names. */
export async function findUnusedFiles(folder: string, bundle: Bundle): Promise<readonly Remark[]> {
  const named = new Set(filesOf(bundle).map(({ file }) => file));
  const found = [...(await listImages(folder))];
  const doubles = found.flatMap(([name, list]) =>
    named.has(name) && list.length > 1 ? list.filter((path) => path !== name).map((path) => ({ path, name })) : [],
  );
  const paths = found.filter(([name]) => !named.has(name)).flatMap(([, list]) => list);
  const unused = paths.map((path) => {
    const fault = nameFault(path);
    return {
      path,
      reason:
        fault === null
          ? "wordt niet gebruikt: niets in de catalogus noemt dit bestand"
          : `wordt niet gebruikt: het bestand ${fault}`,
    };
  });
  return [
    ...unused,
    ...doubles.map(({ path, name }) => ({
      path,
      reason: `wordt niet gebruikt: "${name}" heet voor de showroom net zo, en gaat voor`,
    })),
  ];
}
