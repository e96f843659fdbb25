import { PICTURE_JPEG } from "@showroom/renderer/picture-jpeg";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Pictures } from "./pictures.ts";

/** Number of pictures that are scaled at once. Each takes some 30 ms of a processor, which the renderer needs too. */
const AT_ONCE = 2;
/** Most requests that wait for their turn. Further ones get the whole picture. */
const MOST_WAITING = 64;
/** Bytes in memory of the copies that were used last: some 400 of them. */
const MOST_BYTES = 32 * 2 ** 20;

export interface FittingPicture {
  readonly jpeg: Uint8Array;
  /** The whole picture, because no copy could be made now. */
  readonly isStopgap: boolean;
}

export interface ScaledPictures {
  /**
   * A picture at most `width` pixels wide; null if it is missing, or when `gone` is aborted, which happens when the client
   * disconnects. A picture that is not wider is never enlarged.
   */
  get(name: string, width: number, gone: AbortSignal): Promise<FittingPicture | null>;
}

export interface ScaledPicturesOptions {
  readonly store: Pick<Pictures, "get">;
  readonly onError: (error: unknown) => void;
  readonly scale?: typeof scaleDown;
  readonly mostWaiting?: number;
  readonly mostBytes?: number;
}

/** A JPEG scaled down to a width in pixels; the same bytes if it is not wider. Throws if it cannot be read. */
export async function scaleDown(jpeg: Uint8Array, width: number): Promise<Uint8Array> {
  const picture = sharp(jpeg);
  const whole = await picture.metadata();
  return whole.width <= width ? jpeg : await picture.resize({ width }).jpeg(PICTURE_JPEG).toBuffer();
}

/**
 * Scales stored pictures down, a few at a time and each copy once for all who ask for it meanwhile. A request whose client
 * disconnected is dropped before it is begun. Copies are kept in memory only, so that they push no whole picture out of the
 * bounded store.
 */
export function createScaledPictures(options: ScaledPicturesOptions): ScaledPictures {
  const { store, onError, scale = scaleDown, mostWaiting = MOST_WAITING, mostBytes = MOST_BYTES } = options;
  const copies = new LRUCache<string, Uint8Array>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const begun = new Map<string, Promise<FittingPicture | null>>();
  const limit = pLimit(AT_ONCE);
  watchSize("scaled-picture-bytes", mostBytes, () => copies.calculatedSize);
  watchSize("scaled-pictures-waiting", mostWaiting, () => limit.pendingCount);

  async function make(key: string, name: string, width: number): Promise<FittingPicture | null> {
    const whole = await store.get(name);
    if (whole === null) return null;
    try {
      const jpeg = await scale(whole, width);
      if (jpeg !== whole) copies.set(key, jpeg);
      return { jpeg, isStopgap: false };
    } catch (error) {
      onError(error);
      return { jpeg: whole, isStopgap: true };
    }
  }

  function begin(key: string, name: string, width: number): Promise<FittingPicture | null> {
    const work = make(key, name, width).finally(() => begun.delete(key));
    begun.set(key, work);
    return work;
  }

  /** The copy in memory, or the one that is being made for another request. */
  function known(key: string): FittingPicture | Promise<FittingPicture | null> | undefined {
    const jpeg = copies.get(key);
    return jpeg === undefined ? begun.get(key) : { jpeg, isStopgap: false };
  }

  return {
    async get(name, width, gone) {
      const key = `${name} ${width}`;
      const found = known(key);
      if (found !== undefined) return await found;
      if (limit.pendingCount >= mostWaiting) {
        const jpeg = await store.get(name);
        return jpeg && { jpeg, isStopgap: true };
      }
      // Another request for the same copy may have had its turn while this one waited.
      return await limit(() => (gone.aborted ? null : (known(key) ?? begin(key, name, width))));
    },
  };
}
