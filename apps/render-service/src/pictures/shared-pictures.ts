import type { ObjectStore } from "@showroom/service/objects/object-store";
import { openSealedJpeg, sealJpeg } from "./jpeg-file.ts";
import { isPictureName } from "./picture-names.ts";
import type { Pictures } from "./pictures.ts";

/** Start of the keys of pictures in the object store. */
export const PICTURE_KEYS = "pictures/";

const keyOf = (name: string): string => `${PICTURE_KEYS}${name.slice(0, 2)}/${name}.jpg`;

/** Pictures in an object store, which all processes share. The local ones are copies of those that were used here. */
export function createSharedPictures(
  local: Pictures,
  objects: Pick<ObjectStore, "get" | "put">,
  onCopyFailed: (error: unknown) => void,
): Pictures {
  /** Keeps a copy on this machine. A picture that is shared is not lost without it. */
  const keep = (name: string, jpeg: Uint8Array): Promise<void> => local.put(name, jpeg).catch(onCopyFailed);
  let shared = 0;
  return {
    get maxBytes() {
      return local.maxBytes;
    },
    get found() {
      // What is not here was looked for in the store.
      return { here: local.found.here, shared, missing: local.found.missing - shared };
    },
    get bytes() {
      return local.bytes;
    },
    get count() {
      return local.count;
    },
    async get(name) {
      if (!isPictureName(name)) return null;
      const copy = await local.get(name);
      if (copy !== null) return copy;
      const file = await objects.get(keyOf(name));
      const jpeg = file && openSealedJpeg(file);
      if (!jpeg) return null;
      shared += 1;
      await keep(name, jpeg);
      return jpeg;
    },
    async put(name, jpeg) {
      await keep(name, jpeg);
      await objects.put(keyOf(name), sealJpeg(jpeg));
    },
  };
}
