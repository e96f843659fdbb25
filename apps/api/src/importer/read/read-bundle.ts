import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, extname, join, sep } from "node:path";
import sharp from "sharp";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { PIXEL_LIMIT } from "../../images/image-store.ts";
import { mapAtOnce } from "../../kernel/at-once.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { filesOf } from "./bundle-files.ts";
import { findWarnings } from "../check/check-bundle.ts";
import { articleAt, causeOf, type Finding, type Remark } from "../findings/finding.ts";
import { looksLike } from "../check/film-content.ts";
import { plainWords } from "../findings/plain-words.ts";
import { withPlaceholders } from "../check/placeholders.ts";
import { readJson } from "../check/read-json.ts";
import type { WrittenIn } from "../check/suspicious-figures.ts";
import { readWorkbook } from "../workbook/read-workbook.ts";
import { findRepeatedKeys } from "../check/repeated-keys.ts";
import { writePath } from "../findings/write-path.ts";

const BUNDLE_FILE = "bundle.json";
/** Number of files read in parallel. */
export const FILES_AT_ONCE = 8;
/** The specification's maximum upload to the image store, in bytes. */
const MOST_FILE_BYTES = 26_214_400;
const PICTURES = new Set([".webp", ".jpg", ".png", ".svg"]);

/** A file of the bundle, ready for the image store. */
export interface BundleFile {
  readonly publicId: string;
  readonly path: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface LoadedBundle {
  readonly bundle: Bundle;
  /** Folder of the bundle's files. */
  readonly folder: string;
  /** Files by their path in the bundle. */
  readonly files: ReadonlyMap<string, BundleFile>;
  /** SHA-256 of the bundle and its files. */
  readonly checksum: string;
  readonly warnings: readonly Finding[];
  /** Converts a remark to a finding for the owner. */
  readonly found: (level: Finding["level"], remark: Remark) => Finding;
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

interface ReadFile extends BundleFile {
  readonly hash: string;
  /** Whether its content does not match its extension. */
  readonly isOdd: boolean;
}

async function readFileOf(folder: string, slug: string, file: string): Promise<ReadFile> {
  const images = await realpath(join(folder, "images"));
  const path = await realpath(join(folder, file));
  if (!path.startsWith(images + sep)) throw new Error("ligt buiten de map images");
  const content = await readFile(path);
  if (content.length > MOST_FILE_BYTES) throw new Error(`is groter dan ${MOST_FILE_BYTES / 2 ** 20} MB`);
  const hash = createHash("sha256").update(content).digest("hex");
  const picture = PICTURES.has(extname(file))
    ? await sharp(content, { limitInputPixels: PIXEL_LIMIT }).metadata()
    : null;
  if (picture && (picture.width ?? 0) * (picture.height ?? 0) > PIXEL_LIMIT)
    throw new Error(`heeft meer dan ${PIXEL_LIMIT / 1_000_000} miljoen beeldpunten`);
  return {
    publicId: publicIdOf(slug, file, hash),
    path,
    bytes: content.length,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    hash,
    isOdd: !looksLike(extname(file), content.subarray(0, 64)),
  };
}

function reasonOf(file: string, error: unknown): string {
  const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return missing ? `er is geen bestand ${file}` : `${file} ${error instanceof Error ? error.message : String(error)}`;
}

async function readFiles(folder: string, bundle: Bundle) {
  const named = filesOf(bundle);
  const names = [...new Set(named.map(({ file }) => file))];
  const readings = await mapAtOnce(names, FILES_AT_ONCE, (file) =>
    readFileOf(folder, bundle.project.slug, file).then(
      (read) => ({ file, read, reason: null }),
      (error: unknown) => ({ file, read: null, reason: reasonOf(file, error) }),
    ),
  );
  const reasons = new Map(readings.map(({ file, reason }) => [file, reason]));
  const good = readings.flatMap(({ file, read }) => (read === null ? [] : [{ file, ...read }]));
  const odd = new Set(good.filter(({ isOdd }) => isOdd).map(({ file }) => file));
  return {
    files: new Map<string, BundleFile>(good.map(({ file, hash: _hash, isOdd: _isOdd, ...read }) => [file, read])),
    faults: named.flatMap(({ file, path }): Remark[] => {
      const reason = reasons.get(file) ?? null;
      return reason === null ? [] : [{ path, reason }];
    }),
    warnings: named
      .filter(({ file }) => odd.has(file))
      .map(({ file, path }) => ({ path, reason: `${file} is geen ${extname(file).slice(1)}-bestand` })),
    hashes: good.map(({ file, hash }) => `${file} ${hash}`),
  };
}

/** The unchecked content of a bundle. */
interface Written {
  /** Folder of its pictures. */
  readonly folder: string;
  readonly file: string;
  readonly content: Buffer;
  readonly value: unknown;
  readonly writtenIn: WrittenIn;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** Converts a path in the bundle to a place that its owner can find. */
  readonly placeOf: (path: string) => string;
}

const refuse = (file: string, reason: string): never => {
  throw new BundleError([{ level: "error", file, path: "", article: null, reason }]);
};

async function openWorkbook(path: string): Promise<Written> {
  const file = basename(path);
  const content = await readFile(path).catch(() => refuse(file, "dit bestand is er niet"));
  const read = await readWorkbook(content).catch(() => refuse(file, "dit is geen Excel-bestand (.xlsx)"));
  return { folder: dirname(path), file, content, writtenIn: "workbook", ...read };
}

async function openFolder(folder: string): Promise<Written> {
  const content = await readFile(join(folder, BUNDLE_FILE)).catch((error: NodeJS.ErrnoException) =>
    refuse(BUNDLE_FILE, error.code === "ENOENT" ? `er is geen ${BUNDLE_FILE} in ${basename(folder)}` : error.message),
  );
  const { value, fault, warnings } = readJson(content);
  const faults = fault ? [fault] : [];
  const placeOf = (path: string): string => path;
  return { folder, file: BUNDLE_FILE, content, writtenIn: "bundle", value, faults, warnings, placeOf };
}

/**
 * Reads a bundle and runs all checks that need no database. The source is a folder with `bundle.json`, or a workbook
 * next to `images/`.
 * @throws BundleError with all findings
 */
export async function readBundle(source: string): Promise<LoadedBundle> {
  const written = await (extname(source) === ".xlsx" ? openWorkbook(source) : openFolder(source));
  const found: LoadedBundle["found"] = (level, remark) => ({
    level,
    file: written.file,
    path: written.placeOf(remark.path),
    article: articleAt(written.value, remark.path),
    reason: remark.reason,
    cause: causeOf(remark),
  });
  const refuseAll = (faults: readonly Remark[], warnings: readonly Remark[]): void => {
    if (faults.length === 0) return;
    const all = [faults.map((fault) => found("error", fault)), warnings.map((warning) => found("warning", warning))];
    throw new BundleError(all.flat());
  };
  const known = new Set(written.faults.map(({ path }) => path));
  // An unreadable file cannot be checked further.
  if (written.value === null) refuseAll(written.faults, written.warnings);
  const parsed = bundleSchema.safeParse(written.value, { error: plainWords });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: writePath(path), reason: message }));
    const rest = withPlaceholders(written.value, parsed.error.issues);
    const others = rest ? [...findReferenceFaults(rest), ...findRepeatedKeys(rest)] : [];
    refuseAll([...written.faults, ...faults.filter(({ path }) => !known.has(path)), ...others], written.warnings);
    throw parsed.error;
  }
  refuseAll(written.faults, written.warnings);
  const bundle = parsed.data;
  const { files, faults, warnings, hashes } = await readFiles(written.folder, bundle);
  const remarks = [...written.warnings, ...findWarnings(bundle, written.writtenIn), ...warnings];
  refuseAll([...findReferenceFaults(bundle), ...findRepeatedKeys(bundle), ...faults], remarks);
  const checksum = createHash("sha256").update(written.content).update(hashes.toSorted().join("\n")).digest("hex");
  return {
    bundle,
    folder: written.folder,
    files,
    checksum,
    warnings: remarks.map((remark) => found("warning", remark)),
    found,
  };
}
