import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { createCachePruner } from "./cache-pruner.ts";
import { createTransformQueue, type ImageAsker } from "./transform-queue.ts";
import { transformName, type ImageFormat, type ImageTransform } from "./transform.ts";

/** Maximum number of pixels of a picture. */
export const PIXEL_LIMIT = 50_000_000;

/** Segments of lower-case letters, digits, - and _, so that no path can leave the folder. */
const PUBLIC_ID = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.(webp|jpg|png|svg|mp4|webm|vtt)$/;
const TRANSFORMABLE = new Set([".webp", ".jpg", ".png", ".svg"]);

export interface ImageStore {
  /** Folder of the stored files. */
  readonly originals: string;
  /** Stores a file. Does nothing if it exists, because a public id identifies its content. */
  readonly put: (publicId: string, content: Buffer) => Promise<void>;
  readonly has: (publicId: string) => Promise<boolean>;
  /** Public ids of all stored files. */
  readonly list: () => Promise<string[]>;
  /** A stored file; null when there is none. */
  readonly read: (publicId: string) => Promise<Buffer | null>;
  /**
   * Path of the transformed picture, which is made if missing; null for an unknown picture.
   * @throws ProblemError when the queue is full, see `createTransformQueue`
   */
  readonly transformed: (
    publicId: string,
    transform: ImageTransform,
    format: ImageFormat,
    asker: ImageAsker,
  ) => Promise<string | null>;
  /** Number of queued transforms. */
  readonly waiting: () => number;
}

export const isPublicId = (text: string): boolean => text.length <= 200 && PUBLIC_ID.test(text);

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

/** Catches the error for a missing file or folder and returns a default. */
const orNothing =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === "ENOENT") return nothing;
    throw error;
  };

/** Writes a temporary file and renames it, so that readers never see a partial file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(6).toString("hex")}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

async function encode(source: string, transform: ImageTransform, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: "error" })
    .rotate()
    .resize({
      ...(transform.width === null ? {} : { width: transform.width }),
      ...(transform.height === null ? {} : { height: transform.height }),
      fit: transform.crop === "fill" ? "cover" : "inside",
      withoutEnlargement: transform.crop === "fit",
    });
  switch (format) {
    case "avif":
      return await picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case "webp":
      return await picture.webp({ quality: 78, effort: 4 }).toBuffer();
    case "jpeg":
      return await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

/** Opens the store: pictures in `dataDir`/images, transforms in `dataDir`/image-cache. */
export function openImageStore(dataDir: string): ImageStore {
  const originals = join(dataDir, "images");
  const cache = join(dataDir, "image-cache");
  const pruner = createCachePruner(cache);
  const queue = createTransformQueue();

  return {
    originals,
    put: async (publicId, content) => {
      const path = join(originals, publicId);
      if (!(await exists(path))) await writeWhole(path, content);
    },
    has: (publicId) => exists(join(originals, publicId)),
    list: async () => {
      const entries = await readdir(originals, { recursive: true, withFileTypes: true }).catch(orNothing([]));
      const files = entries.filter((entry) => entry.isFile());
      const names = files.map(({ parentPath, name }) =>
        relative(originals, join(parentPath, name)).replaceAll(sep, "/"),
      );
      return names.filter(isPublicId).toSorted();
    },
    read: async (publicId) =>
      isPublicId(publicId) ? await readFile(join(originals, publicId)).catch(orNothing(null)) : null,
    transformed: async (publicId, transform, format, asker) => {
      const source = join(originals, publicId);
      if (!isPublicId(publicId) || !TRANSFORMABLE.has(extname(publicId)) || !(await exists(source))) return null;
      const target = join(cache, transformName(transform), `${publicId}.${format}`);
      if (await exists(target)) return target;
      await queue.make(target, asker, async () => {
        const content = await encode(source, transform, format);
        await writeWhole(target, content);
        pruner.wrote(content.length);
      });
      return target;
    },
    waiting: queue.waiting,
  };
}
