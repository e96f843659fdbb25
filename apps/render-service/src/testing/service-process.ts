import { fork } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@showroom/service/testing/free-port";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { vi } from "vitest";

const MAIN = new URL("../main.ts", import.meta.url);
const CLOCK = new URL("test-clock.ts", import.meta.url);

/** The render service as its own process, with a clock that goes on only when the test says so. */
export async function startServiceProcess(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(MAIN, {
    execArgv: ["--import", CLOCK.href],
    env: { PATH: process.env["PATH"], RENDER_HOST: "127.0.0.1", RENDER_PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += String(text)));
  const exited = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill();
    await exited;
    keepOutput("render-service-process", output);
  };
  try {
    // A busy machine takes its time to load the modules.
    await vi.waitFor(() => fetch(`${url}/health/ready`), { timeout: 120_000, interval: 200 });
  } catch (error) {
    await stop();
    throw new Error(`The service did not start: ${output}`, { cause: error });
  }
  return {
    url,
    /** Lets its clock go on. */
    async pass(milliseconds: number): Promise<void> {
      const answer = once(child, "message");
      child.send(milliseconds);
      await answer;
    },
    /** The value of a metric without labels. */
    async metric(name: string): Promise<number> {
      const text = await (await fetch(`${url}/metrics`)).text();
      const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
      if (line === undefined) throw new Error(`There is no metric ${name}`);
      return Number(line.split(" ")[1]);
    },
    stop,
  };
}
