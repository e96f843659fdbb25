import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { ObjectStore } from "@showroom/service/objects/object-store";

/** The imported files of images and films, by public id. A public id identifies its content, so a file never changes. */
export interface Originals {
  /** Stores a file, unless it exists. */
  readonly put: (publicId: string, read: () => Promise<Buffer>) => Promise<void>;
  /** Ids of all stored files, in no order. */
  readonly list: () => Promise<string[]>;
  /** Path of a file on this machine with the content; null when there is none. */
  readonly file: (publicId: string) => Promise<string | null>;
  /** The text that tells this folder or bucket from others; null when it is not marked. */
  readonly mark: () => Promise<string | null>;
  /** Marks it, unless it is marked. */
  readonly setMark: (mark: string) => Promise<void>;
}

/** Name of the file with the mark. No public id begins with a dot. */
const MARK = ".mark";

export async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(6).toString("hex")}.part`;
  try {
    await writeFile(part, content);
    await rename(part, path);
  } catch (error) {
    // On a full disk, parts would take the space that becomes free.
    await rm(part, { force: true });
    throw error;
  }
}

/** Returns a default for a missing folder. */
function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** Originals in a folder, which several processes may share. */
export function folderOriginals(folder: string): Originals {
  return {
    put: async (publicId, read) => {
      const path = join(folder, publicId);
      if (!(await exists(path))) await writeWhole(path, await read());
    },
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
    },
    file: async (publicId) => {
      const path = join(folder, publicId);
      return (await exists(path)) ? path : null;
    },
    mark: async () =>
      await readFile(join(folder, MARK), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    setMark: async (mark) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, MARK), mark, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      });
    },
  };
}

/** Start of the keys of originals in the object store. */
const KEYS = "images/";

/**
 * Originals in an object store. A file that is asked for is copied to `cache` first, so that parts of it can be sent.
 * `wrote` hears of the bytes of each copy.
 */
export function sharedOriginals(
  objects: Pick<ObjectStore, "has" | "get" | "put" | "list">,
  cache: string,
  wrote: (bytes: number) => void,
): Originals {
  const copying = new Map<string, Promise<string | null>>();

  async function copy(publicId: string): Promise<string | null> {
    const content = await objects.get(KEYS + publicId);
    if (content === null) return null;
    const path = join(cache, publicId);
    await writeWhole(path, content);
    wrote(content.length);
    return path;
  }

  /** The copy that is being made, for all who ask for it. */
  function copyOnce(publicId: string): Promise<string | null> {
    const known = copying.get(publicId);
    if (known) return known;
    const made = copy(publicId).finally(() => copying.delete(publicId));
    copying.set(publicId, made);
    return made;
  }

  return {
    put: async (publicId, read) => {
      if (!(await objects.has(KEYS + publicId))) await objects.put(KEYS + publicId, await read());
    },
    list: async () => {
      const ids: string[] = [];
      for await (const { key } of objects.list(KEYS)) ids.push(key.slice(KEYS.length));
      return ids;
    },
    file: async (publicId) => {
      const path = join(cache, publicId);
      return (await exists(path)) ? path : await copyOnce(publicId);
    },
    mark: async () => {
      const content = await objects.get(KEYS + MARK);
      return content && Buffer.from(content).toString("utf8");
    },
    setMark: async (mark) => {
      if (!(await objects.has(KEYS + MARK))) await objects.put(KEYS + MARK, Buffer.from(mark));
    },
  };
}
