/** Does tasks in their order, `count` at a time. */
export async function sideBySide(count: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    }),
  );
}
