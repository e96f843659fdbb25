import type { Invariant } from "./invariant.ts";

const known = new WeakMap<readonly string[], number>();

export const noServerError: Invariant = {
  name: "the servers log no error, and answer no call with one",
  check: ({ world, after }) => {
    const { log } = world.servers;
    const fresh = log.slice(known.get(log) ?? 0);
    known.set(log, log.length);
    const answered = after.tabs.flatMap(({ tab }) => tab.answered.filter(({ status }) => status >= 500));
    return [
      ...fresh.map((line) => line.slice(0, 600)),
      ...answered.map(({ method, path, status }) => `${method} ${path} answered ${status}`),
    ];
  },
};
