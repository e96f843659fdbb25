import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32, zstdCompress, zstdDecompress } from "node:zlib";
import type { Rgb } from "@showroom/scene/mesh-format";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The part of a solved view that is stored on disk. Tracing the rest again is fast. */
export interface StoredView {
  /** Number of edge pixels, to check that the same view was traced. */
  readonly edges: number;
  readonly wallLight: Rgb;
  /** Packed light of every cell and layer. */
  readonly light: Uint8Array;
  /** Shares of light per editable surface, for every cell and layer. */
  readonly shares: Uint8Array;
  /** Packed light of the samples that were traced one by one. */
  readonly refined: Uint8Array;
}

/** A store of solved views that several engines share. It keeps the files of a `ViewStore`. */
export interface SharedViews {
  /** Null when there is no such view. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, file: Uint8Array): Promise<void>;
}

const MAGIC = 0x52_53_56_31;
/** Header: magic number, checksum, edges, lengths of the three parts, light on the walls. */
const HEADER_BYTES = 36;
const EXTENSION = ".view";
const TEMPORARY = ".part";

/**
 * Solved views in a directory, named by key, and optionally in a shared store too. Above the limit the least recently
 * used views are removed from the directory.
 */
export class ViewStore {
  readonly maxBytes: number;
  private readonly directory: string;
  private readonly shared: SharedViews | undefined;
  /** Bytes of the files, when they were last counted. */
  private total = 0;
  /** Number of temporary files so far. It makes their names unique. */
  private writes = 0;

  private constructor(directory: string, maxBytes: number, shared: SharedViews | undefined) {
    this.directory = directory;
    this.maxBytes = maxBytes;
    this.shared = shared;
  }

  /** Opens or creates the directory, removes temporary files of interrupted writes, and views beyond the limit. */
  static async open(directory: string, maxBytes: number, shared?: SharedViews): Promise<ViewStore> {
    await mkdir(directory, { recursive: true });
    for (const name of await readdir(directory)) {
      if (name.endsWith(TEMPORARY)) await rm(join(directory, name), { force: true });
    }
    const store = new ViewStore(directory, maxBytes, shared);
    await store.trim();
    return store;
  }

  /** Bytes of the files in the directory. */
  get bytes(): number {
    return this.total;
  }

  /** Whether the directory has a file for this key. It may be damaged. */
  async has(key: string): Promise<boolean> {
    return (await stat(this.pathOf(key)).catch(() => undefined)) !== undefined;
  }

  /** The stored view, or undefined. A damaged file is removed. A shared view is copied to the directory. */
  async read(key: string): Promise<StoredView | undefined> {
    const own = await this.readOwn(key);
    if (own || !this.shared) return own;
    const file = await this.shared.read(key);
    const view = file ? await decode(Buffer.from(file)) : undefined;
    // The copy only saves a later read, so a full disk is no reason to fail.
    if (file && view) await this.writeOwn(key, file).catch(() => undefined);
    return view;
  }

  private async readOwn(key: string): Promise<StoredView | undefined> {
    const path = this.pathOf(key);
    let file: Buffer;
    try {
      file = await readFile(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    const view = await decode(file);
    if (!view) {
      await this.remove(key);
      return undefined;
    }
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return view;
  }

  /** Stores a view in the directory and in the shared store. */
  async write(key: string, view: StoredView): Promise<void> {
    const file = await encode(view);
    await this.writeOwn(key, file);
    await this.shared?.write(key, file);
  }

  /** Writes under a temporary name and renames the file, so that a reader never sees an incomplete one. */
  private async writeOwn(key: string, file: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const temporary = `${path}.${process.pid}-${this.writes++}${TEMPORARY}`;
    try {
      await writeFile(temporary, file, { flush: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await this.trim();
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.directory, key + EXTENSION);
  }

  private async trim(): Promise<void> {
    const files: { path: string; bytes: number; used: number }[] = [];
    for (const name of await readdir(this.directory)) {
      if (!name.endsWith(EXTENSION)) continue;
      const path = join(this.directory, name);
      const info = await stat(path).catch(() => undefined);
      if (info) files.push({ path, bytes: info.size, used: info.mtimeMs });
    }
    this.total = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files.toSorted((a, b) => a.used - b.used)) {
      if (this.total <= this.maxBytes) return;
      await rm(file.path, { force: true });
      this.total -= file.bytes;
    }
  }
}

async function encode(view: StoredView): Promise<Buffer> {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(MAGIC, 0);
  header.writeUInt32LE(view.edges, 8);
  header.writeUInt32LE(view.light.length, 12);
  header.writeUInt32LE(view.shares.length, 16);
  header.writeUInt32LE(view.refined.length, 20);
  view.wallLight.forEach((value, i) => header.writeFloatLE(value, 24 + 4 * i));
  const body = await compress(Buffer.concat([view.light, view.shares, view.refined]));
  header.writeUInt32LE(crc32(body, crc32(header.subarray(8))), 4);
  return Buffer.concat([header, body]);
}

async function decode(file: Buffer): Promise<StoredView | undefined> {
  if (file.length < HEADER_BYTES || file.readUInt32LE(0) !== MAGIC) return undefined;
  const body = file.subarray(HEADER_BYTES);
  if (crc32(body, crc32(file.subarray(8, HEADER_BYTES))) !== file.readUInt32LE(4)) return undefined;
  const parts = await decompress(body);
  const light = file.readUInt32LE(12);
  const shares = file.readUInt32LE(16);
  const refined = file.readUInt32LE(20);
  if (parts.length !== light + shares + refined) return undefined;
  return {
    edges: file.readUInt32LE(8),
    wallLight: [file.readFloatLE(24), file.readFloatLE(28), file.readFloatLE(32)],
    light: parts.subarray(0, light),
    shares: parts.subarray(light, light + shares),
    refined: parts.subarray(light + shares),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
