import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL("./cycles.py", import.meta.url));

export interface CyclesJob {
  readonly file: string;
  readonly samples: number;
  readonly seed: number;
  /** Part of the picture as shares: left, right, bottom, top. */
  readonly window?: readonly [number, number, number, number];
}

/** Version line of Blender, or undefined when it is not installed. */
export function blenderVersion(): string | undefined {
  const { status, stdout } = spawnSync("blender", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0] : undefined;
}

/** Renders with Blender. Resolves to the seconds of each job, without Blender's start. */
export async function renderCycles(
  scene: string,
  jobs: readonly CyclesJob[],
  options: { threads: number; gain: number },
): Promise<number[]> {
  const jobsFile = join(dirname(scene), "jobs.json");
  await writeFile(jobsFile, JSON.stringify({ ...options, renders: jobs }));
  const { stdout, stderr } = await run("blender", ["-b", "-P", SCRIPT, "--", scene, jobsFile], { maxBuffer: 2 ** 26 });
  const seconds = [...stdout.matchAll(/^CYCLES \S+ ([\d.]+)$/gm)].map((match) => Number(match[1]));
  if (seconds.length !== jobs.length)
    throw new Error(`Blender made ${seconds.length} of ${jobs.length} pictures.\n${stderr}`);
  return seconds;
}
