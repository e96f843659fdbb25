interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a look-up of many keys into a look-up of one key. Keys that arrive during a query share the next query, so that
 * many callers need few queries and a single caller does not wait. Every result comes from a query that started after
 * its key arrived and has at most `most` keys. When a query fails, every key of its batch fails with its error.
 */
export function inBatches<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most = 1_000,
): (key: Key) => Promise<Value | undefined> {
  const queue: Waiting<Key, Value>[] = [];
  let running = false;
  const findAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const found = await find([...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void findAll());
    });
}
