import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLogFile } from "../start/log-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "log-file-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith("api."))
    .toSorted();
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
/** Writes a line, and waits until it is in the newest file. */
async function write(log: ReturnType<typeof openLogFile>, line: string): Promise<void> {
  log.write(`${line}\n`);
  await vi.waitFor(() => expect(names().map(read).join("")).toContain(line));
}

describe("a log", () => {
  it("begins a new file above its size, and keeps a few older ones", async () => {
    const log = openLogFile(folder, "api", { size: "1K", interval: "7d", intervalMs: 1e9, rotate: 2 });
    for (let line = 0; line < 60; line += 1) await write(log, `line ${line} ${"x".repeat(90)}`);
    await vi.waitFor(() => expect(names()).toEqual(["api.1.log", "api.2.log", "api.log"]));
    for (const name of names()) expect(statSync(join(folder, name)).size).toBeLessThan(1_400);
    const kept = names().map(read).join("");
    expect(kept).not.toContain("line 0 ");
    expect(kept).toContain("line 59 ");
  });

  it("begins a new file after an interval, so that lines of a quiet log are removed too", async () => {
    const log = openLogFile(folder, "api", { size: "1M", interval: "1s", intervalMs: 1e9, rotate: 2 });
    await write(log, "the first");
    await vi.waitFor(() => expect(names()).toContain("api.2.log"), { timeout: 10_000 });
    await vi.waitFor(() => expect(names().map(read).join("")).not.toContain("the first"), { timeout: 10_000 });
  });

  it("that began an interval ago begins a new file at the start, however often it is started", async () => {
    writeFileSync(join(folder, "api.log"), "of last week\n");
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    appendFileSync(join(folder, "api.log"), "of yesterday\n");
    const log = openLogFile(folder, "api", { size: "1M", interval: "30m", intervalMs: 1_000, rotate: 2 });
    await write(log, "of today");
    expect(read("api.log")).toBe("of today\n");
    expect(read("api.1.log")).toBe("of last week\nof yesterday\n");
  });
});
