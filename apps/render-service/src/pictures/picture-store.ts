import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isWholeJpeg, openSealedJpeg, sealJpeg } from "./jpeg-file.ts";
import { isPictureName } from "./picture-names.ts";
import type { Pictures } from "./pictures.ts";

export interface PictureStoreOptions {
  readonly directory: string;
  /** Largest size of all pictures, bytes. The least recently used are removed first. */
  readonly maxBytes: number;
  /** Called for a damaged file, which is then removed. */
  readonly onCorrupt?: (name: string) => void;
}

interface Entry {
  readonly bytes: number;
  /** Last use that is recorded as the file's modification time, milliseconds since 1970. */
  readonly touchedAt: number;
}

/** Shortest time between two records of a picture's use on disk. They give the order after a restart. */
const TOUCH_INTERVAL = 60_000;

/**
 * Pictures on disk, bounded in size. A process may be killed at any moment: files appear complete under their name or not at all. Several
 * processes may share the folder, and each uses the pictures of the others.
 */
export class PictureStore implements Pictures {
  readonly #directory: string;
  readonly #drafts: string;
  readonly #options: PictureStoreOptions;
  /** Oldest use first. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  readonly found = { here: 0, shared: 0, missing: 0 };

  private constructor(options: PictureStoreOptions) {
    this.#options = options;
    this.#directory = options.directory;
    this.#drafts = join(options.directory, "drafts");
  }

  static async open(options: PictureStoreOptions): Promise<PictureStore> {
    const store = new PictureStore(options);
    await mkdir(store.#drafts, { recursive: true });
    await store.#removeOldDrafts();
    await store.#scan();
    await store.#evict();
    return store;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get maxBytes(): number {
    return this.#options.maxBytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  async get(name: string): Promise<Uint8Array | null> {
    if (!isPictureName(name)) return null;
    const file = await readIfThere(this.#path(name));
    if (file === null) {
      this.found.missing += 1;
      this.#forget(name);
      return null;
    }
    const jpeg = openSealedJpeg(file);
    if (jpeg === null) {
      this.found.missing += 1;
      this.#options.onCorrupt?.(name);
      await this.#remove(name);
      return null;
    }
    this.found.here += 1;
    await this.#touch(name, file.length);
    return jpeg;
  }

  async put(name: string, jpeg: Uint8Array): Promise<void> {
    if (!isPictureName(name)) throw new Error(`'${name}' is not a picture name`);
    if (!isWholeJpeg(jpeg)) throw new Error("The picture is not a JPEG");
    const sealed = sealJpeg(jpeg);
    const draft = join(this.#drafts, `${name}.${randomBytes(6).toString("hex")}`);
    try {
      await writeFile(draft, sealed);
      await mkdir(join(this.#directory, name.slice(0, 2)), { recursive: true });
      await rename(draft, this.#path(name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    this.#remember(name, { bytes: sealed.length, touchedAt: Date.now() });
    await this.#evict();
  }

  #path(name: string): string {
    return join(this.#directory, name.slice(0, 2), `${name}.jpg`);
  }

  #remember(name: string, entry: Entry): void {
    this.#forget(name);
    this.#entries.set(name, entry);
    this.#bytes += entry.bytes;
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
  }

  async #remove(name: string): Promise<void> {
    this.#forget(name);
    await rm(this.#path(name), { force: true });
  }

  async #touch(name: string, bytes: number): Promise<void> {
    const now = Date.now();
    const touchedAt = this.#entries.get(name)?.touchedAt ?? 0;
    const isDue = now - touchedAt >= TOUCH_INTERVAL;
    this.#remember(name, { bytes, touchedAt: isDue ? now : touchedAt });
    // Another process may have removed the file since it was read.
    if (isDue) await utimes(this.#path(name), now / 1000, now / 1000).catch(() => this.#forget(name));
  }

  async #evict(): Promise<void> {
    for (const name of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      await this.#remove(name);
    }
  }

  async #scan(): Promise<void> {
    const found: { name: string; bytes: number; touchedAt: number }[] = [];
    for (const folder of await readdir(this.#directory)) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const file of await readdir(join(this.#directory, folder))) {
        const name = file.replace(/\.jpg$/, "");
        if (!isPictureName(name)) continue;
        const info = await stat(join(this.#directory, folder, file));
        found.push({ name, bytes: info.size, touchedAt: info.mtimeMs });
      }
    }
    found.sort((a, b) => a.touchedAt - b.touchedAt);
    for (const { name, ...entry } of found) this.#remember(name, entry);
  }

  /** Removes temporary files of killed processes. Recent ones may belong to a running process. */
  async #removeOldDrafts(): Promise<void> {
    for (const draft of await readdir(this.#drafts)) {
      const path = join(this.#drafts, draft);
      const info = await stat(path).catch(() => null);
      if (info !== null && Date.now() - info.mtimeMs > TOUCH_INTERVAL) await rm(path, { force: true });
    }
  }
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
