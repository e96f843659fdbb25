/**
 * Kills the API and PostgreSQL with SIGKILL, in turns and at random moments, while 20 buyers save without a pause. Then
 * checks every acknowledged save: `node bench/kill.ts [--rounds 20]`. Exits with 1 when one is lost or a process does
 * not restart.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { execFileSync } from "node:child_process";
import { endProcess, untilReady } from "../src/testing/api-process.ts";
import { openSavers, type Saver } from "./savers.ts";
import { openStand, type Stand } from "./stand.ts";

const BUYERS = 20;
const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });

const VICTIMS: readonly (readonly [string, (stand: Stand) => Promise<void>])[] = [
  [
    "the API",
    async (stand) => {
      await endProcess(stand.api(), "SIGKILL");
      await stand.startApi();
    },
  ],
  [
    "PostgreSQL",
    async ({ postgres }) => {
      process.kill(postgres.pid(), "SIGKILL");
      await postgres.restart();
    },
  ],
  [
    "a connection's server process",
    async ({ postgres }) => {
      const children = execFileSync("pgrep", ["-P", String(postgres.pid()), "-f", "showroom|postgres postgres"])
        .toString()
        .trim()
        .split("\n");
      const victim = Number(children.at(-1));
      if (victim > 1) process.kill(victim, "SIGKILL");
    },
  ],
];

/** Saves in a loop and retries failures, which the kills cause. Returns the lost saves. */
async function saveOn(saver: Saver, goesOn: () => boolean): Promise<string[]> {
  const losses: string[] = [];
  const look = async (): Promise<void> => {
    const loss = await saver.findLoss();
    if (loss !== null) losses.push(loss);
  };
  while (goesOn()) if ((await saver.save()) !== 200) await look().catch(() => sleep(100));
  await look();
  return losses;
}

const stand = await openStand({ buyers: BUYERS });
let failures = 0;
try {
  const savers = await openSavers(stand);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const [name, kill] = VICTIMS[round % VICTIMS.length] ?? ["nothing", async () => undefined];
    let goesOn = true;
    const before = savers.reduce((total, saver) => total + saver.acknowledged(), 0);
    const saving = savers.map((saver) => saveOn(saver, () => goesOn));
    await sleep(300 + Math.random() * 700);
    const killed = performance.now();
    await kill(stand);
    await untilReady(stand.url, 30);
    const back = performance.now() - killed;
    await sleep(300);
    goesOn = false;
    const losses = (await Promise.all(saving)).flat();
    const saves = savers.reduce((total, saver) => total + saver.acknowledged(), 0) - before;
    console.log(
      `${String(round + 1).padStart(2)} killed ${name}: ready again after ${(back / 1000).toFixed(1)} s, ${saves} saves, ${losses.length} lost ${losses.join("; ")}`,
    );
    failures += losses.length;
  }
} finally {
  await stand.stop();
}
process.exitCode = failures === 0 ? 0 : 1;
