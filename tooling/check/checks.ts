import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describeMachine } from "./machine.ts";

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Below the root of the repository. */
  readonly folder: string;
  /** JSON report of a test runner. Without a report the check counts as one test. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
  /** Timeout in minutes, after which the check is ended and fails; 20 by default. */
  readonly minutes?: number;
  /** Streams its output also when other checks run in parallel, to show the progress of the longest check. */
  readonly isLongest?: boolean;
  /** Runs with a low priority, because its tests do not wait for pages. */
  readonly givesWay?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Environment of tests that prove rare things: a part of the cases, because the nightly run has all of them and many more.
 */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "apps/api": { PROPERTY_FACTOR: "0.4" },
  "packages/demo-catalogue": { LOOKS: "few" },
  "packages/renderer": { PROPERTY_FACTOR: "0.4" },
  "packages/ui": { LOOKS: "few" },
};

/** Packages whose tests take longest, first. */
const ORDER = [
  "apps/api",
  "packages/ui",
  "packages/renderer",
  "packages/demo-catalogue",
  "apps/render-service",
  "packages/domain",
  "packages/scene",
  "apps/showroom",
  "tooling/check",
  "packages/api-client",
  "packages/signalr-server",
  "packages/service",
  "packages/pg-events",
  "packages/api-contract",
  "packages/web-app",
  "apps/staff-preview",
];

/** Tasks of turbo.json that use a browser, and are therefore separate checks. */
const BROWSER_TASKS: Readonly<Record<string, readonly string[]>> = {
  "packages/ui": ["test:storybook", "test:visual"],
};

export interface Plan {
  /** Run in sequence, alone: those that others need, or that change what others read. */
  readonly first: readonly Check[];
  /** Run in parallel, started in this order. */
  readonly afterwards: readonly Check[];
}

function packageTests(): Check[] {
  const known = new Set(ORDER);
  const strays = ["apps", "packages"]
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((folder) => !known.has(folder) && existsSync(`${folder}/package.json`));
  if (strays.length > 0) throw new Error(`tooling/check/checks.ts does not say when to test ${strays.join(", ")}.`);
  return ORDER.filter((folder) => readFileSync(`${folder}/package.json`, "utf8").includes('"test"')).flatMap(
    (folder) => [
      // They took up to 15 minutes beside the journeys, on the slowest machine so far.
      { ...turboTest(folder, "test", vitestArguments), name: `test ${folder}`, givesWay: true, minutes: 40 },
      ...(BROWSER_TASKS[folder] ?? []).map((task) => ({
        ...turboTest(folder, task, vitestArguments),
        name: `test ${folder} (${task.replace("test:", "")})`,
        needsBrowser: true,
      })),
    ],
  );
}

/** Arguments with which a test runner writes a JSON report to a path. */
type RunnerArguments = (report: string) => readonly string[];

const vitestArguments: RunnerArguments = (report) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];
/** Playwright takes the path from the environment. */
const playwrightArguments: RunnerArguments = () => ["--reporter=list,json"];

/**
 * A test task of a package through turbo. Turbo replays the output and the report of an earlier successful run when the
 * inputs listed in turbo.json are unchanged.
 */
function turboTest(folder: string, task: string, runner: RunnerArguments): Omit<Check, "name"> {
  const { name } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { readonly name: string };
  const report = `.artifacts/tests/${task.replace("test:", "")}.json`;
  return {
    command: "turbo",
    args: ["run", task, `--filter=${name}`, "--log-prefix=none", "--env-mode=strict", "--", ...runner(report)],
    folder: ".",
    report: resolve(folder, report),
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHECK_MACHINE: describeMachine(), ...PARTS[folder] },
  };
}

/** A check of the whole repository through turbo, which skips it while no file has changed. */
function turboCheck(name: string, script: string): Check {
  const args = ["run", `//#${script}`, "--log-prefix=none", "--env-mode=strict"];
  return { name, command: "turbo", args, folder: ".", environment: { CHECK_MACHINE: describeMachine() } };
}

/** A run of Vitest in `folder`, with its report below `reports`. */
export function vitest(reports: string, folder: string, name: string, args: readonly string[] = []): Check {
  const report = resolve(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
  return { name, command: "vitest", folder, report, args: ["run", ...args, ...vitestArguments(report)] };
}

/** A run of Playwright with its report below `reports`; `args` say which tests. */
export function playwright(reports: string, name: string, args: readonly string[]): Check {
  const report = resolve(reports, `${name}.json`);
  return {
    name,
    command: "playwright",
    args: ["test", ...args, ...playwrightArguments(report)],
    folder: ".",
    report,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

/**
 * All checks. Alone run the one that changes sources for a while, and the build that others need. The rest fills both processors: the
 * journeys from the beginning, and beside them the static checks and then the tests, those that take longest first, so that none is left
 * alone at the end.
 */
export function listChecks(): Plan {
  const first: Check[] = [
    turboCheck("generators", "check:generators"),
    {
      name: "build",
      command: "turbo",
      args: [
        "run",
        "build",
        "--filter=@showroom/showroom",
        "--filter=@showroom/staff-preview",
        "--output-logs=errors-only",
      ],
      folder: ".",
    },
  ];
  const statics: Check[] = [
    { name: "format", command: "oxfmt", args: ["--check", "."], folder: "." },
    turboCheck("lint", "check:lint"),
    { name: "lint of the kernels", command: "node", args: ["packages/renderer/scripts/check-kernels.ts"], folder: "." },
    turboCheck("styles", "check:styles"),
    { name: "types", command: "turbo", args: ["run", "typecheck", "--output-logs=errors-only"], folder: "." },
    { name: "types of the tooling", command: "tsc", args: ["-p", "tooling/tsconfig.json"], folder: "." },
    turboCheck("imports", "check:imports"),
    { name: "imports that are refused", command: "node", args: ["tooling/check/import-rules.ts"], folder: "." },
    turboCheck("dead code", "check:dead-code"),
    turboCheck("visuals of the applications", "check:visuals"),
    { name: "files named in the docs", command: "node", args: ["tooling/check/named-files.ts"], folder: "." },
    { name: "commands of the docs", command: "node", args: ["tooling/check/documented-commands.ts"], folder: "." },
    { name: "one clock of the servers", command: "node", args: ["tooling/check/clock.ts"], folder: "." },
    { name: "words of agreements", command: "node", args: ["tooling/check/agreement-texts.ts"], folder: "." },
    { name: "texts of translated pages", command: "node", args: ["tooling/check/lone-text.ts"], folder: "." },
    { name: "settings", command: "node", args: ["tooling/settings/document.ts", "--check"], folder: "." },
    { name: "bundle guide", command: "node", args: ["tooling/bundle-guide/document.ts", "--check"], folder: "." },
    { name: "specification texts", command: "node", args: ["tooling/check/spec-texts.ts"], folder: "." },
    { name: "specification coverage", command: "node", args: ["tooling/spec-coverage/check.ts"], folder: "." },
    { name: "changesets", command: "node", args: ["tooling/release/check-changesets.ts"], folder: "." },
    { name: "release notes", command: "node", args: ["--test", "tooling/release/release.test.ts"], folder: "." },
    { name: "third parties in the builds", command: "node", args: ["tooling/check/third-parties.ts"], folder: "." },
  ];
  const journeys: Check = {
    ...turboTest("tooling/journeys", "test", playwrightArguments),
    name: "journeys",
    needsBrowser: true,
    isLongest: true,
    minutes: 70,
  };
  const weeks: Check = {
    name: "simulated weeks",
    command: "node",
    args: ["tooling/weeks/run.ts", "--built", "--seeds", "1-2", "--days", "20", "--steps", "26", "--shrink", "6"],
    folder: ".",
    needsBrowser: true,
  };
  return { first, afterwards: [journeys, ...statics, weeks, ...packageTests()] };
}
