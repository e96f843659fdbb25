import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BareAnswers } from "./bare-server.ts";

export interface BareStand {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the baseline server of `bare-server.ts` in a separate process. */
export async function openBareStand(answers: BareAnswers): Promise<BareStand> {
  const folder = await mkdtemp(join(tmpdir(), "bare-"));
  const file = join(folder, "answers.json");
  await writeFile(file, JSON.stringify(answers));
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), [file]);
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}
