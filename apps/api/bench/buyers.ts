/**
 * 100 buyers configure for a minute, each with a second between choices. Then 2,000 connections send requests at the
 * same time: `node bench/buyers.ts [--seconds 60]`. Exits with 1 when a buyer gets an error or loses a save, or when
 * one of the 2,000 gets anything but a response or a 503 with Retry-After.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { crowd, quantile, type Asker } from "./crowd.ts";
import { openSavers, type Saver } from "./savers.ts";
import { signInAll } from "./sign-in.ts";
import { openStand } from "./stand.ts";

const BUYERS = 100;
const CROWD = 2_000;
const CROWD_SECONDS = 10;
/** Milliseconds between two choices, as long as the showroom waits before it requests the price. */
const THINK_MS = 1_000;
const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });

interface Seen {
  readonly times: { readonly calculate: number[]; readonly save: number[] };
  readonly errors: string[];
}

async function configure({ buyer, homes, save }: Saver, until: number, { times, errors }: Seen): Promise<void> {
  await sleep(Math.random() * THINK_MS);
  for (let at = 0; Date.now() < until; at += 1) {
    const body = {
      project: { id: buyer.project.id },
      projectHouseType: { id: buyer.houseTypeId },
      projectChoices: { projectRoomChoices: { ...homes[at % homes.length] }, submitType: null },
    };
    const asked = performance.now();
    const { status } = await buyer.client.call(calculateCost, { body });
    times.calculate.push(performance.now() - asked);
    if (status !== 200) errors.push(`calculate ${status}`);
    const saving = performance.now();
    const saved = await save();
    times.save.push(performance.now() - saving);
    if (saved !== 200) errors.push(`save ${saved}`);
    await sleep(THINK_MS * (0.5 + Math.random()));
  }
}

const stand = await openStand({ buyers: BUYERS });
let failures = 0;
try {
  const savers = await openSavers(stand);
  const seen: Seen = { times: { calculate: [], save: [] }, errors: [] };
  const until = Date.now() + Number(values.seconds) * 1000;
  await Promise.all(savers.map((saver) => configure(saver, until, seen)));
  const losses = (await Promise.all(savers.map((saver) => saver.findLoss()))).filter((loss) => loss !== null);
  for (const [name, unsorted] of Object.entries(seen.times)) {
    const times = unsorted.toSorted((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
    console.log(`${name.padEnd(10)} ${times.length} calls  p50 ${p50} ms  p99 ${p99} ms`);
  }
  console.log(`errors     ${seen.errors.length} ${[...new Set(seen.errors)].join(", ")}`);
  console.log(`lost       ${losses.length} ${losses.join("; ")}`);
  failures += seen.errors.length + losses.length;

  const [first] = await signInAll({ ...stand, buyers: stand.buyers.slice(0, 1) });
  const answers = new Map<string, number>();
  const asker: Asker = {
    next: () => ({
      method: "GET",
      path: `/api/project-choices/${savers[0]?.buyer.project.id}`,
      headers: first?.headers ?? {},
      body: "",
    }),
    answered: (status, header) => {
      const kind = status === 503 ? `503, retry after ${header("retry-after") ?? "nothing"}` : String(status);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
    },
  };
  const { times, broken } = await crowd(
    stand.urls,
    Array.from({ length: CROWD }, () => asker),
    CROWD_SECONDS,
  );
  console.log(
    `crowd      ${[...answers].map(([kind, count]) => `${count} x ${kind}`).join("; ")}; longest ${quantile(times, 1).toFixed(0)} ms; ${broken} broken off`,
  );
  const isClear = [...answers.keys()].every((kind) => kind === "200" || /^503, retry after \d+$/.test(kind));
  if (!isClear || broken > 0) failures += 1;
  const after = performance.now();
  const again = await savers[0]?.save();
  console.log(`afterwards a save answers ${again} in ${(performance.now() - after).toFixed(0)} ms`);
  if (again !== 200) failures += 1;
  console.log(`load       ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stand.stop();
}
process.exitCode = failures === 0 ? 0 : 1;
