/**
 * Turns a look-up of many keys into one of a single key. What is asked while a look-up is under way goes together in the next one, so
 * that a crowd costs few queries and a single caller waits for none. Every answer comes from a query that began after it was asked for.
 */
export function inBatches<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  interface Batch {
    readonly keys: Set<Key>;
    readonly found: Promise<ReadonlyMap<Key, Value>>;
  }
  let waiting: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const open = (): Batch => {
    const keys = new Set<Key>();
    const found = last.then(() => {
      waiting = null;
      return find([...keys]);
    });
    last = found.catch(() => undefined);
    return { keys, found };
  };
  return async (key) => {
    waiting ??= open();
    const { keys, found } = waiting;
    keys.add(key);
    return (await found).get(key);
  };
}
