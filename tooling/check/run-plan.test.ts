import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playwright, vitest } from "./checks.ts";
import type { Check } from "./checks.ts";
import { runPlan } from "./run-plan.ts";

const reports = mkdtempSync(join(tmpdir(), "showroom-check-"));
afterAll(() => rmSync(reports, { recursive: true, force: true }));

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const inVitest = (sample: string): Check => vitest(reports, `samples/${sample}`, sample);
const inPlaywright = (sample: string): Check =>
  playwright(reports, sample, [`samples/${sample}/`, "--config", "samples/playwright.config.ts"]);

/** Runs the check in parallel with another one, so that its output is collected and not streamed. */
async function run(check: Check): Promise<{ exitCode: number; lastLine: string | undefined; told: string }> {
  const beside: Check = { name: "beside", command: "node", args: ["--version"], folder: "." };
  const exitCode = await runPlan({ first: [], afterwards: [check, beside] });
  return { exitCode, lastLine: lines.at(-1), told: stripVTControlCharacters(lines.join("\n")) };
}

describe("a run of Vitest", () => {
  it("succeeds when its tests pass", async () => {
    const { told, ...result } = await run(inVitest("passing"));
    expect(result).toEqual({ exitCode: 0, lastLine: "2 passed, 0 failed" });
    expect(told).toMatch(/The slowest tests:\n +\d+\.\d s {2}passing: \S.*\n\nAll checks took \d+\.\d minutes\./);
  });

  it("fails when an assertion fails", async () => {
    const { told, ...result } = await run(inVitest("failing-assertion"));
    expect(result).toEqual({ exitCode: 1, lastLine: "2 passed, 1 failed" });
    expect(told).toContain("expected 2 to be 3");
  });

  it("fails when a file throws on import, even if tests of other files pass", async () => {
    const { told, ...result } = await run(inVitest("throws-on-import"));
    expect(result).toEqual({ exitCode: 1, lastLine: "2 passed, 1 failed" });
    expect(told).toContain("throwing.test.ts");
    expect(told).toContain("is not valid JSON");
  });

  it("fails on an unhandled rejection, even if every test passes", async () => {
    const { told, ...result } = await run(inVitest("stray-rejection"));
    expect(result).toEqual({ exitCode: 1, lastLine: "2 passed, 1 failed" });
    expect(told).toContain("although no test failed");
    expect(told).toContain("Stray rejection of the sample");
  });

  it("fails when no test runs", async () => {
    expect(await run(inVitest("nothing-to-run"))).toMatchObject({ exitCode: 1, lastLine: "1 passed, 1 failed" });
  });

  it("fails by its exit code too when the runner has loaded the database's package", async () => {
    const check = inVitest("failing-beside-postgres");
    expect(await run(check)).toMatchObject({ exitCode: 1, lastLine: "2 passed, 1 failed" });
    const { report: _, ...withoutReport } = check;
    expect(await run(withoutReport)).toMatchObject({ exitCode: 1, lastLine: "1 passed, 1 failed" });
  });
});

describe("a run of Playwright", () => {
  it("succeeds when its tests pass", async () => {
    const { told, ...result } = await run(inPlaywright("journey-passing"));
    expect(result).toEqual({ exitCode: 0, lastLine: "2 passed, 0 failed" });
    expect(told).toMatch(/\d+\.\d s {2}journey-passing: \S*sample\.spec\.ts › \S/);
  });

  it("fails when an assertion fails", async () => {
    const { told, ...result } = await run(inPlaywright("journey-failing"));
    expect(result).toEqual({ exitCode: 1, lastLine: "2 passed, 1 failed" });
    expect(told).toContain("Expected: 3");
  });

  it("fails when a file throws on import", async () => {
    const { told, ...result } = await run(inPlaywright("journey-throws-on-import"));
    expect(result).toEqual({ exitCode: 1, lastLine: "1 passed, 1 failed" });
    expect(told).toContain("is not valid JSON");
  });

  it("fails when no test runs", async () => {
    expect(await run(inPlaywright("nothing-to-run"))).toMatchObject({ exitCode: 1 });
  });
});

describe("a test runner that crashes before its report", () => {
  it("fails with its exit code and the end of its output", async () => {
    const crashing = ["--eval", 'console.log("last words"); process.exit(9)'];
    const { told, ...result } = await run({ ...inVitest("passing"), command: "node", args: crashing });
    expect(result).toEqual({ exitCode: 1, lastLine: "1 passed, 1 failed" });
    expect(told).toMatch(/It ended with code 9 and without a report\.\nlast words/);
  });
});

describe("a check without a report", () => {
  it("is judged by its exit code", async () => {
    const check = { name: "fails", command: "node", args: ["--eval", "process.exit(3)"], folder: "." };
    expect(await run(check)).toMatchObject({ exitCode: 1, lastLine: "1 passed, 1 failed" });
  });
});

describe("a plan without a check", () => {
  it("fails", async () => {
    expect(await runPlan({ first: [], afterwards: [] })).toBe(1);
    expect(lines.at(-1)).toBe("0 passed, 0 failed");
  });
});
