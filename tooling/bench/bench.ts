/**
 * `pnpm bench` runs all benchmarks of the product one after the other. `pnpm bench first-view main-thread interaction domain api`
 * runs only the named ones.
 * - `--now http://localhost:8080`: where the showroom runs, as a production build with the demo projects (`npm start`).
 * - `--other before=http://localhost:8081`: another build of the showroom, measured in turns with it. May be repeated.
 * - `--peer name=https://shop.example/page`: a page of another site, measured in the same rounds. May be repeated.
 * - `--rounds 5`: rounds of the first view and of interaction.
 *
 * Prints tables for docs/performance.md. No test judges these figures, because they depend on the machine.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

interface Options {
  readonly now: string;
  readonly others: readonly string[];
  readonly peers: readonly string[];
  readonly rounds: string;
}

/** The script of each benchmark and its arguments. */
const BENCHMARKS: Readonly<Record<string, (options: Options) => readonly (readonly string[])[]>> = {
  "first-view": ({ now, others, peers, rounds }) => [
    ["apps/showroom/bench/first-view.ts", now],
    ["apps/showroom/bench/second-visit.ts", now],
    [
      "apps/showroom/bench/lighthouse.ts",
      ...others,
      `now=${now}`,
      "--rounds",
      rounds,
      ...peers.flatMap((peer) => ["--peer", peer]),
    ],
  ],
  "main-thread": ({ now, others }) => [["apps/showroom/bench/main-thread.ts", `now=${now}`, ...others]],
  interaction: ({ now, rounds }) => [["apps/showroom/bench/interaction.ts", now, rounds]],
  domain: () => [["packages/domain/bench/main.ts"]],
  api: () => [["apps/api/bench/load.ts"]],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    now: { type: "string", default: "http://localhost:8080" },
    other: { type: "string", multiple: true, default: [] },
    peer: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "5" },
  },
});
const options: Options = { now: values.now, others: values.other, peers: values.peer, rounds: values.rounds };
const names = positionals.length === 0 ? Object.keys(BENCHMARKS) : positionals;
for (const name of names) {
  const scripts = BENCHMARKS[name]?.(options);
  if (scripts === undefined)
    throw new Error(`There is no benchmark ${name}; there are ${Object.keys(BENCHMARKS).join(", ")}`);
  for (const [script = "", ...args] of scripts) {
    console.log(`\n${name}: node ${script} ${args.join(" ")}`);
    const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}
