/** One implementation to time. Its result must equal the results of the others. */
export interface Contestant {
  readonly name: string;
  /** Runs once and returns a result that can be compared as JSON. */
  readonly run: () => unknown;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds, median of the rounds. */
  readonly median: number;
}

const TARGET_MS = 60;
const ROUNDS = 7;

/**
 * Times the contestants in turns, so that a busy machine slows all of them equally, and checks that their results agree.
 * @throws Error when a result differs from the first contestant's
 */
export async function contest(contestants: readonly Contestant[]): Promise<readonly Measured[]> {
  let expected: string | null = null;
  const repeats: number[] = [];
  for (const { name, run } of contestants) {
    const answer = JSON.stringify(await run());
    expected ??= answer;
    if (answer !== expected)
      throw new Error(`${name} answers ${answer.slice(0, 300)} instead of ${expected.slice(0, 300)}`);
    repeats.push(await runsWithin(run, TARGET_MS));
  }
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { run }] of contestants.entries()) times[at]?.push(await timed(run, repeats[at] ?? 1));
  }
  return contestants.map(({ name }, at) => ({ name, median: median(times[at] ?? []) }));
}

/** Prints the times and how many times faster the first contestant is. */
export function report(title: string, measured: readonly Measured[]): void {
  const [first] = measured;
  console.log(`\n${title}`);
  for (const { name, median: time } of measured) {
    const ratio = first && first.name !== name ? `${(time / first.median).toFixed(1)}x` : "";
    console.log(`  ${name.padEnd(34)} ${time.toFixed(4).padStart(12)} ms  ${ratio.padStart(10)}`);
  }
}

/** Counts the runs within a time, after a warm-up: code that has run only a few times is not compiled yet. */
async function runsWithin(run: Contestant["run"], milliseconds: number): Promise<number> {
  let runs = 0;
  for (let warming = true; ; warming = false) {
    runs = 0;
    for (const start = performance.now(); runs === 0 || performance.now() - start < milliseconds; runs += 1) {
      const answer = run();
      if (answer instanceof Promise) await answer;
    }
    if (!warming) return runs;
  }
}

async function timed(run: () => unknown, repeats: number): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < repeats; at += 1) {
    const answer = run();
    if (answer instanceof Promise) await answer;
  }
  return (performance.now() - start) / repeats;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
