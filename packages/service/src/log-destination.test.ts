import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { expect, it } from "vitest";

const CHILD = `
import { pino } from "pino";
import { openLogDestination } from "./log-destination.ts";
const log = pino({}, openLogDestination(1));
const text = "x".repeat(10_000);
for (let line = 0; line < 20_000; line += 1) log.info(text);
await new Promise((resolve) => setTimeout(resolve, 100));
process.stderr.write(process.memoryUsage().heapUsed < 60_000_000 ? "bounded" : "unbounded");
`;

it("keeps running when the disk of the log is full, with bounded memory", () => {
  const full = openSync("/dev/full", "w");
  try {
    const run = (): void => {
      execFileSync(process.execPath, ["--input-type=module", "--eval", CHILD], {
        cwd: import.meta.dirname,
        stdio: ["ignore", full, "inherit"],
      });
    };
    expect(run).not.toThrow();
  } finally {
    closeSync(full);
  }
});
