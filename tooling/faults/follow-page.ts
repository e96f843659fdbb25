import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { hasEnded } from "../start/part.ts";
import { commandsIn, textOf } from "./page-commands.ts";
import { PAGE_RUNS } from "./page-runs.ts";
import { until } from "./product.ts";
import { openScratchRoot } from "./scratch-root.ts";
import type { ScratchRoot } from "./scratch-root.ts";

/** Who follows a page. */
export interface Follower {
  readonly root: ScratchRoot;
  /** Runs a command to its end. `npm start` goes on until the next one. */
  readonly follow: (command: string) => Promise<void>;
}

/** Commands that need the registries of Debian and npm. */
const ONLINE = /^(?:apt-get|npm run layout) /;

const startsProduct = (command: string): boolean => /(?:^|\s)npm start(?:\s|$)/.test(command);

/** Does what a page tells people to do, command by command, on a machine of its own. */
export async function followPage(page: string): Promise<void> {
  const run = PAGE_RUNS[page];
  if (!run) throw new Error(`page-runs.ts does not say how ${page} is run`);
  const root = await openScratchRoot();
  let product: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (!product || hasEnded(product)) return;
    const ended = once(product, "close");
    root.run("kill -TERM $(cat /run/product.pid)");
    await ended;
  };
  const follow: Follower["follow"] = async (command) => {
    if (!startsProduct(command)) {
      root.run(command, { online: ONLINE.test(command) });
      return;
    }
    await end();
    const child = root.start(`echo $$ > /run/product.pid\n${command}`);
    product = child;
    let said = "";
    for (const pipe of [child.stdout, child.stderr]) pipe?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await until(
      300,
      () => `${command} is ready:\n${said}`,
      async () => {
        if (hasEnded(child)) throw new Error(`${command} ended:\n${said}`);
        // The last line of a start: the addresses and accounts come before it, in pieces.
        return said.includes("Ctrl-C stops everything.");
      },
    );
    // Without demo projects no address of one is told.
    if (!said.includes("Demo accounts:") && said.includes("de-lindehof")) throw new Error(`${command} told:\n${said}`);
  };
  const follower: Follower = { root, follow };
  try {
    for (const { section, text } of commandsIn(textOf(page))) {
      if (text in run.notRun || section in run.elsewhere) continue;
      await run.before[text]?.(follower);
      const started = Date.now();
      await follow(text);
      console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${text}`);
    }
    await run.afterwards(follower);
    await end();
  } finally {
    await root.remove();
  }
}
