import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nightlyPlan, PROPERTY_TESTS } from "./nightly-plan.ts";

/** What the property tests use with the environment of a nightly run: the seed, the cases of 100, the limit of 1000 ms. */
function used(environment: Readonly<Record<string, string>>): string {
  const program =
    'const { SEED, runs, timeLimit } = await import("../property-tests/runs.ts"); console.log(SEED, runs(100), timeLimit(1000))';
  const { PROPERTY_SEED: _seed, PROPERTY_FACTOR: _factor, ...own } = process.env;
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "--eval", program], {
    env: { ...own, ...environment },
    encoding: "utf8",
  });
  return stdout.trim() || stderr;
}

describe("a nightly run", () => {
  it("prints the seed that its property tests use", () => {
    const { words, checks } = nightlyPlan([]);
    const seed = /^Seed (\d+), 20 times/.exec(words)?.[1];
    expect(seed).toBeDefined();
    const [flags, weeks, memory, demo, looks, ...properties] = checks.toReversed();
    expect(flags?.args).toEqual(["tooling/weeks/flags/run.ts"]);
    expect(weeks?.args.slice(0, 3)).toEqual(["tooling/weeks/run.ts", "--seeds", `${seed}-${Number(seed) + 99}`]);
    expect([looks, demo, memory].map((check) => check?.name)).toEqual([
      "looks of the components",
      "looks of the demo catalogue",
      "memory of the render service",
    ]);
    expect(properties.map(({ folder }) => folder)).toEqual([
      "apps/api",
      "apps/showroom",
      "packages/scene",
      "packages/renderer",
      "packages/domain",
    ]);
    for (const { environment } of properties)
      expect(environment).toEqual({ PROPERTY_SEED: seed, PROPERTY_FACTOR: "20" });
    expect(used(checks[0]?.environment ?? {})).toBe(`${seed} 2000 0`);
  });

  it("runs every file with properties", () => {
    const files = globSync("../../{apps,packages}/*/src/**/*.test.ts")
      .filter((file) => readFileSync(file, "utf8").includes('"fast-check"'))
      .map((file) => file.replace("../../", ""));
    expect(files.length).toBeGreaterThan(10);
    const isRun = (file: string): boolean =>
      Object.entries(PROPERTY_TESTS).some(([folder, names]) =>
        names.some((name) => file.startsWith(`${folder}/${name}`)),
      );
    expect(files.filter((file) => !isRun(file))).toEqual([]);
  });

  it("has another seed each time, except when it is given", () => {
    expect(nightlyPlan([]).words).not.toBe(nightlyPlan([]).words);
    const { words, checks } = nightlyPlan(["--seed", "7", "--factor", "0.5", "--only", "domain"]);
    expect(words).toBe("Seed 7, 0.5 times the usual number of cases.");
    expect(checks).toHaveLength(1);
    expect(used(checks[0]?.environment ?? {})).toBe("7 50 1000");
  });
});

it("other runs have a fixed seed", () => {
  expect(used({})).toMatch(/^\d+ 100 1000$/);
  expect(used({})).toBe(used({}));
});
