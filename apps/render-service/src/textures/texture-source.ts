import { traceCarrier } from "@showroom/service/telemetry/tracing";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { LoadedTexture } from "@showroom/renderer/loaded-texture";

/** A source of textures of tiles and fixtures. */
export interface TextureSource {
  /** The texture as sRGB bytes (RGBA), or null if there is none with this id. Throws if it cannot be fetched now. */
  readonly load: (id: string) => Promise<LoadedTexture | null>;
}

export interface ApiTextureSourceOptions {
  readonly apiUrl: string;
  /** Milliseconds for which a texture counts as current. */
  readonly timeToLive?: number;
  readonly timeout?: number;
  readonly maxCacheBytes?: number;
  readonly fetch?: typeof fetch;
}

/** Pixels are enough: a tile face covers a few hundred pixels of a picture. */
const LARGEST_SIDE = 1_024;
/** The renderer has its own copies: these are for the next views. */
const MOST_BYTES = 48 * 2 ** 20;
const MOST_INPUT_BYTES = 25 * 2 ** 20;
const MOST_INPUT_PIXELS = 64 * 10 ** 6;

/** A missing texture is cached too, as null. */
interface Cached {
  readonly texture: LoadedTexture | null;
}

/** Fetches originals from the API's images, decodes them and keeps the most recently used. */
export function createApiTextureSource(options: ApiTextureSourceOptions): TextureSource {
  const { apiUrl, timeToLive = 600_000, timeout = 10_000, maxCacheBytes = MOST_BYTES, fetch: get = fetch } = options;
  // Simultaneous calls share one fetch. A failure is not cached.
  const cache = new LRUCache<string, Cached>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ texture }) => Math.max(1, texture?.data.length ?? 0),
    ttl: timeToLive,
    ttlAutopurge: true,
    fetchMethod: async (id) => ({ texture: await fetchTexture(id) }),
  });

  watchSize("texture-bytes", maxCacheBytes, () => cache.calculatedSize);

  async function fetchTexture(id: string): Promise<LoadedTexture | null> {
    const path = id.split("/").map(encodeURIComponent).join("/");
    const response = await get(`${apiUrl}/images/original/${path}`, {
      headers: traceCarrier(),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new Error(`The API answered ${response.status} to the request for image '${id}'`);
    }
    if (Number(response.headers.get("content-length") ?? 0) > MOST_INPUT_BYTES) {
      await response.body?.cancel();
      throw new Error(`Image '${id}' is too large`);
    }
    return decodeTexture(new Uint8Array(await response.arrayBuffer()));
  }

  return {
    load: async (id) => (await cache.forceFetch(id)).texture,
  };
}

/** Decodes an image of any format to sRGB bytes (RGBA, opaque) of at most `LARGEST_SIDE`. Throws if the bytes are not an image. */
async function decodeTexture(bytes: Uint8Array): Promise<LoadedTexture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_INPUT_PIXELS })
    .rotate()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
