/**
 * Does `work` for every item, at most so many at a time, and gives what came of it in the items' order. After a failure nothing more is
 * begun; it is passed on once what was under way has ended.
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const rest = items.entries();
  const takeTurns = async (): Promise<void> => {
    for (const [at, item] of rest) {
      if (failures.length > 0) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  if (failures.length > 0) throw failures[0];
  return results;
}
