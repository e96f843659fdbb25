import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import sharp from "sharp";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { JSON_DEPTH, nestsDeeperThan } from "../kernel/untrusted-json.ts";
import { PIXEL_LIMIT } from "../images/image-store.ts";
import { mapAtOnce } from "./at-once.ts";
import { BundleError, type BundleFault } from "./bundle-error.ts";
import { filesOf } from "./bundle-files.ts";

const BUNDLE_FILE = "bundle.json";
/** A disk answers several questions in the time of one. */
export const FILES_AT_ONCE = 8;
/** The largest upload to an image cloud, in bytes. */
const MOST_FILE_BYTES = 26_214_400;
const PICTURES = new Set([".webp", ".jpg", ".png", ".svg"]);

/** A file of the bundle as it goes into the image store. */
export interface BundleFile {
  readonly publicId: string;
  readonly path: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface LoadedBundle {
  readonly bundle: Bundle;
  /** By the path that the bundle names them with. */
  readonly files: ReadonlyMap<string, BundleFile>;
  /** SHA-256 over the bundle and the content of its files. */
  readonly checksum: string;
}

/** Writes zod's path as it would be typed: `offers[3].product`. */
function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : `${text}${text === "" ? "" : "."}${String(step)}`),
    "",
  );
}

async function readJson(folder: string): Promise<{ readonly text: string; readonly value: unknown }> {
  const fail = (reason: string): never => {
    throw new BundleError([{ file: BUNDLE_FILE, path: "", reason }]);
  };
  const text = await readFile(join(folder, BUNDLE_FILE), "utf8").catch((error: NodeJS.ErrnoException) =>
    fail(error.code === "ENOENT" ? `there is no ${BUNDLE_FILE} in ${folder}` : error.message),
  );
  if (nestsDeeperThan(text, JSON_DEPTH)) return fail(`nested deeper than ${JSON_DEPTH}`);
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    return fail(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A name that browsers and disks agree on, with a piece of the content's hash: another picture is another name. */
function publicIdOf(slug: string, file: string, hash: string): string {
  const extension = extname(file);
  const stem = file.slice("images/".length, -extension.length);
  const clean = [slug, ...stem.split("/")].map(
    (part) => part.replaceAll(/[^a-z0-9_-]+/g, "-").replace(/^[-_]+/, "") || "x",
  );
  return `${clean.join("/")}-${hash.slice(0, 12)}${extension}`;
}

async function readFileOf(folder: string, slug: string, file: string): Promise<BundleFile & { readonly hash: string }> {
  const images = await realpath(join(folder, "images"));
  const path = await realpath(join(folder, file));
  if (!path.startsWith(images + sep)) throw new Error("lies outside images/");
  const content = await readFile(path);
  if (content.length > MOST_FILE_BYTES) throw new Error(`is larger than ${MOST_FILE_BYTES} bytes`);
  const hash = createHash("sha256").update(content).digest("hex");
  const picture = PICTURES.has(extname(file))
    ? await sharp(content, { limitInputPixels: PIXEL_LIMIT }).metadata()
    : null;
  if (picture && (picture.width ?? 0) * (picture.height ?? 0) > PIXEL_LIMIT)
    throw new Error(`has more than ${PIXEL_LIMIT} pixels`);
  return {
    publicId: publicIdOf(slug, file, hash),
    path,
    bytes: content.length,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    hash,
  };
}

function reasonOf(file: string, error: unknown): string {
  const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return missing ? `there is no ${file}` : `${file} ${error instanceof Error ? error.message : String(error)}`;
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
  return {
    files: new Map<string, BundleFile>(good.map(({ file, ...read }) => [file, read])),
    faults: named.flatMap(({ file, path }): BundleFault[] => {
      const reason = reasons.get(file) ?? null;
      return reason === null ? [] : [{ file: BUNDLE_FILE, path, reason }];
    }),
    hashes: good.map(({ file, hash }) => `${file} ${hash}`),
  };
}

/**
 * Reads a bundle folder and checks it as far as that can be done without a database.
 * @throws BundleError with every fault found
 */
export async function readBundle(folder: string): Promise<LoadedBundle> {
  const { text, value } = await readJson(folder);
  const parsed = bundleSchema.safeParse(value);
  if (!parsed.success) {
    throw new BundleError(
      parsed.error.issues.map((issue) => ({ file: BUNDLE_FILE, path: writePath(issue.path), reason: issue.message })),
    );
  }
  const bundle = parsed.data;
  const { files, faults, hashes } = await readFiles(folder, bundle);
  const all = [...findReferenceFaults(bundle).map((fault) => ({ file: BUNDLE_FILE, ...fault })), ...faults];
  if (all.length > 0) throw new BundleError(all);
  const checksum = createHash("sha256").update(text).update(hashes.toSorted().join("\n")).digest("hex");
  return { bundle, files, checksum };
}
