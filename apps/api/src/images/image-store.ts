import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { ObjectStore } from "@showroom/service/objects/object-store";
import sharp from "sharp";
import { createCachePruner } from "./cache-pruner.ts";
import { exists, folderOriginals, sharedOriginals, writeWhole, type Originals } from "./originals.ts";
import { createTransformQueue, type ImageAsker } from "./transform-queue.ts";
import { transformName, type ImageFormat, type ImageTransform } from "./transform.ts";

/** Maximum number of pixels of a picture. */
export const PIXEL_LIMIT = 50_000_000;

/** Segments of lower-case letters, digits, - and _, so that no path can leave the folder. */
const PUBLIC_ID = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.(webp|jpg|png|svg|mp4|webm|vtt)$/;
// Its cache of operations takes 50 MB, and images are made once.
sharp.cache(false);

const TRANSFORMABLE = new Set([".webp", ".jpg", ".png", ".svg"]);

export interface ImageStore extends Pick<Originals, "mark" | "setMark"> {
  /** Stores a file. Does nothing, also no `read`, if it exists, because a public id identifies its content. */
  readonly put: (publicId: string, read: () => Promise<Buffer>) => Promise<void>;
  /** Public ids of all stored files. */
  readonly list: () => Promise<string[]>;
  /** Path of the stored file on this machine; null when there is none. */
  readonly file: (publicId: string) => Promise<string | null>;
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
  /** About how many bytes the cache of transformed pictures has on disk. */
  readonly cacheBytes: () => Promise<number>;
  /** Number of queued transforms. */
  readonly waiting: () => number;
}

export const isPublicId = (text: string): boolean => text.length <= 200 && PUBLIC_ID.test(text);

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
      // The first visitor waits for it: effort 2 takes almost three times the processor time for 3% fewer bytes.
      return await picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case "webp":
      return await picture.webp({ quality: 78, effort: 4 }).toBuffer();
    case "jpeg":
      return await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

/**
 * Opens the store. Images are in the object store or, without one, in `dataDir`/images; transforms, and copies of
 * objects, are in `dataDir`/image-cache.
 */
export function openImageStore(dataDir: string, objects: ObjectStore | null = null): ImageStore {
  const cache = join(dataDir, "image-cache");
  const pruner = createCachePruner(cache);
  const queue = createTransformQueue();
  const originals =
    objects === null
      ? folderOriginals(join(dataDir, "images"))
      : sharedOriginals(objects, join(cache, "originals"), pruner.wrote);
  const file = async (publicId: string): Promise<string | null> =>
    isPublicId(publicId) ? await originals.file(publicId) : null;

  return {
    put: originals.put,
    mark: originals.mark,
    setMark: originals.setMark,
    list: async () => (await originals.list()).filter(isPublicId).toSorted(),
    file,
    read: async (publicId) => {
      const path = await file(publicId);
      return path === null ? null : await readFile(path);
    },
    transformed: async (publicId, transform, format, asker) => {
      if (!TRANSFORMABLE.has(extname(publicId))) return null;
      const target = join(cache, transformName(transform), `${publicId}.${format}`);
      if (isPublicId(publicId) && (await exists(target))) return target;
      const source = await file(publicId);
      if (source === null) return null;
      await queue.make(target, asker, async () => {
        const content = await encode(source, transform, format);
        await writeWhole(target, content);
        pruner.wrote(content.length);
      });
      return target;
    },
    cacheBytes: pruner.bytes,
    waiting: queue.waiting,
  };
}
