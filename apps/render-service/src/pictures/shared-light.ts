import type { SharedViews } from "@showroom/renderer/view-store";
import type { ObjectStore } from "@showroom/service/objects/object-store";

/** Start of the keys of solved light in the object store. */
export const LIGHT_KEYS = "light/";

/** Solved light in an object store. Light can be solved again, so a store that is away only costs time. */
export function createSharedLight(
  objects: Pick<ObjectStore, "get" | "put">,
  onError: (error: unknown) => void,
): SharedViews {
  const keyOf = (key: string): string => `${LIGHT_KEYS}${key.slice(0, 2)}/${key}.view`;
  return {
    read: async (key) => {
      try {
        return await objects.get(keyOf(key));
      } catch (error) {
        onError(error);
        return null;
      }
    },
    write: (key, file) => objects.put(keyOf(key), file).catch(onError),
  };
}
