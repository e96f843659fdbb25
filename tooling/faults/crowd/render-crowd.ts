/**
 * `pnpm bench:render-crowd`: 100 buyers ask a hub and a worker for pictures for ten minutes, as the pages do: 70% another tile, 20% another
 * fixture, 10% another room. Then one buyer asks for a thousand odd pictures, and then hub and worker are killed with SIGKILL.
 * PostgreSQL, the API, the hub, the worker and the buyers share this machine.
 * - `--minutes 10`: duration of the crowd; the other parts take a fifth of it each.
 * - `--pause 60`: seconds between two choices of a buyer, on average.
 * - `--buyers 100`, `--threads 2`.
 *
 * Prints tables for docs/performance.md, and exits with 1 when a picture is lost.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openBuyer } from "../../../apps/api/src/testing/buyer.ts";
import type { TestClient } from "../../../apps/api/src/testing/test-client.ts";
import { signInAll } from "../../../apps/api/bench/sign-in.ts";
import { openStand } from "../../../apps/api/bench/stand.ts";
import { countStolen } from "../../../packages/renderer/bench/stolen.ts";
import { until } from "../product.ts";
import { lookAround, play } from "./buyers.ts";
import { report } from "./figures.ts";
import { chanceOf, openHome } from "./home.ts";
import { askOddly } from "./odd-buyer.ts";
import { startRenderer } from "./renderer.ts";
import { openVisitor } from "./visitor.ts";
import type { Visitor, Wanted } from "./visitor.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    pause: { type: "string", default: "60" },
    buyers: { type: "string", default: "100" },
    threads: { type: "string", default: "2" },
  },
});
const seconds = 60 * Number(values.minutes);
const pause = 1000 * Number(values.pause);
/** Longest that a wanted picture may take after the end of a part, seconds. */
const PATIENCE = 90;
const GOALS = { tile: 1.5, fixture: 6, longest: 20, raised: 1.25 } as const;

const load = (): string => loadavg()[0]?.toFixed(1) ?? "";
const isOpen = ({ finalAt, failure, isReplaced }: Wanted): boolean =>
  finalAt === null && failure === null && !isReplaced;

/** Waits until every picture that is still wanted has come. */
const allCame = (wanted: () => readonly Wanted[]): Promise<void> =>
  until(PATIENCE, "all pictures came", async () => !wanted().some(isOpen)).catch(() => undefined);

const stand = await openStand({ buyers: Number(values.buyers) + 1 });
const renderer = await startRenderer(stand, Number(values.threads));
const visitors: Visitor[] = [];
let lost = 0;
try {
  const stolen = countStolen();
  console.log(`${cpus()[0]?.model}, ${cpus().length} processors, ${values.threads} threads; load before ${load()}`);
  const signedIn = await signInAll(stand);
  const [odd, ...crowd] = signedIn;
  if (!odd) throw new Error("There are no buyers");
  const model = await openBuyer(odd.client, "de-lindehof");
  const visitorOf = ({ tokens }: TestClient): Visitor => {
    const visitor = openVisitor(renderer.url, () => tokens.access);
    visitors.push(visitor);
    return visitor;
  };
  const buyers = crowd.map(({ client }, at) => {
    const chance = chanceOf(at + 1);
    return { visitor: visitorOf(client), home: openHome(model, chance), chance };
  });
  const all = (): Wanted[] => buyers.flatMap(({ visitor }) => visitor.wanted);

  /** One part: the crowd plays, and something else happens meanwhile. Returns what was asked for in it. */
  async function part(title: string, lasts: number, meanwhile: (ending: AbortSignal) => Promise<unknown>) {
    // A page renews its token, which has 15 minutes.
    for (const { client } of signedIn) {
      const { status } = await client.renew();
      if (status !== 200) throw new Error(`A buyer's token was not renewed: ${status}`);
    }
    const before = new Set(all());
    const ending = new AbortController();
    await Promise.all([
      meanwhile(ending.signal),
      ...buyers.map((buyer) => play(buyer, pause, ending.signal)),
      sleep(1000 * lasts).then(() => ending.abort()),
    ]);
    await allCame(all);
    const figures = report(
      title,
      all().filter((one) => !before.has(one)),
    );
    for (const { lost: count } of figures.values()) lost += count;
    return figures;
  }

  for (const { visitor, home } of buyers) visitor.ask("page opened", "main", home.request());
  await allCame(all);
  report("The pages are opened, all at once", all());

  const whole = await part(`${buyers.length} buyers, a choice every ${values.pause} s each`, seconds, (ending) =>
    Promise.all(buyers.slice(0, 5).map((buyer) => lookAround(buyer, seconds / 5, ending))),
  );
  console.log(`\nload ${load()}; of the processors' time, others took ${stolen()}`);

  const flood = await part("while one more buyer asks for 1,000 odd pictures", seconds / 5, async (ending) => {
    const asked = await askOddly(visitorOf, odd.client, openHome(model, chanceOf(7)), ending);
    console.log(`\nthe odd buyer asked ${asked} times`);
  });

  await part("while the worker and then the hub are killed with SIGKILL", seconds / 5, async () => {
    for (const role of ["worker", "hub"] as const) {
      await sleep((1000 * seconds) / 15);
      const started = performance.now();
      await renderer.kill(role);
      console.log(
        `\nthe ${role} was killed and is ready again after ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    }
  });

  const p95 = (figures: typeof whole, kind: string): number => figures.get(kind)?.p95 ?? 0;
  const longest = Math.max(...[...whole.values()].map(({ most }) => most));
  console.log(`
another tile: p95 ${p95(whole, "tile").toFixed(2)} s (goal ${GOALS.tile} s)
another fixture: p95 ${p95(whole, "fixture").toFixed(2)} s (goal ${GOALS.fixture} s)
the longest: ${longest.toFixed(1)} s (goal ${GOALS.longest} s)
another tile beside the odd buyer: ${(p95(flood, "tile") / p95(whole, "tile")).toFixed(2)} times as long (goal ${GOALS.raised})
lost: ${lost} (goal 0)`);
} finally {
  await Promise.all(visitors.map((visitor) => visitor.stop()));
  await renderer.stop();
  await stand.stop();
}
process.exitCode = lost === 0 ? 0 : 1;
