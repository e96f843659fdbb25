/**
 * Turns a look-up of many keys into a look-up of one key. Requests that arrive during a query share the next query, so
 * that many callers need few queries and a single caller does not wait. Every result comes from a query that started
 * after the request.
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
