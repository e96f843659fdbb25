import { together } from "./together.ts";

/**
 * Turns a look-up of many keys into a look-up of one key. Requests that arrive during a query share the next query, so
 * that many callers need few queries and a single caller does not wait. Every result comes from a query that started
 * after the request and has at most `most` keys.
 */
export function inBatches<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most = 1_000,
): (key: Key) => Promise<Value | undefined> {
  return together<Key, Value | undefined>(most, async (keys) => {
    const found = await find([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  });
}
