import type { ObjectStore, StoredObject } from "./object-store.ts";

/**
 * Removes the objects of a prefix that were stored longest ago, until the others take at most `maxBytes`. Several
 * processes may do so at the same time.
 * @returns the bytes of the objects that remain
 */
export async function trimObjects(
  store: Pick<ObjectStore, "list" | "remove">,
  prefix: string,
  maxBytes: number,
): Promise<number> {
  const objects: StoredObject[] = [];
  let bytes = 0;
  for await (const object of store.list(prefix)) {
    objects.push(object);
    bytes += object.bytes;
  }
  for (const object of objects.toSorted((one, other) => one.storedAt.getTime() - other.storedAt.getTime())) {
    if (bytes <= maxBytes) break;
    await store.remove(object.key);
    bytes -= object.bytes;
  }
  return bytes;
}
