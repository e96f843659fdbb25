import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
/** What the release command reads. */
const RELEASED = /^(?:\.changeset\/.*|tooling\/release\/.*|(?:.*\/)?package\.json|[^/]+\.(?:yaml|md)|\.[^/]+)$/;
const PRODUCTION = ["apps/api", "apps/render-service", "apps/showroom", "apps/staff-preview"];

type Versions = Readonly<Record<string, string>>;
interface Needs {
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
}
interface Lockfile {
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Readonly<Record<string, { version: string }>> }>
  >;
  readonly packages: Readonly<
    Record<string, { readonly os?: unknown; readonly cpu?: unknown; readonly libc?: unknown }>
  >;
  readonly snapshots: Readonly<Record<string, Needs>>;
}
interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly unknown[];
}

let copy: string;
let text: string;
let components: ReadonlyMap<string, Component>;

const lockfile = parse(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8")) as Lockfile;

/** The packages that production installs, as `name@version`, without or with the variants for single systems. */
function productionPackages(withVariants: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const folders = new Set<string>();
  const visit = (snapshot: string): void => {
    const name = snapshot.replace(/\(.*$/, "");
    const { os, cpu, libc } = lockfile.packages[name] ?? {};
    if (found.has(snapshot) || (!withVariants && (os ?? cpu ?? libc) !== undefined)) return;
    found.add(snapshot);
    const { dependencies = {}, optionalDependencies = {} } = lockfile.snapshots[snapshot] ?? {};
    for (const [needed, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(version in lockfile.snapshots ? version : `${needed}@${version}`);
  };
  const visitFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const [name, { version }] of Object.entries(lockfile.importers[folder]?.dependencies ?? {}))
      if (version.startsWith("link:")) visitFolder(join(folder, version.slice("link:".length)));
      else visit(version in lockfile.snapshots ? version : `${name}@${version}`);
  };
  PRODUCTION.forEach(visitFolder);
  return new Set([...found].map((snapshot) => snapshot.replace(/\(.*$/, "")));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "showroom-release-"));
  const run = (command: string, args: readonly string[], cwd: string): Buffer =>
    execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const files = run("git", ["ls-files", "-co", "--exclude-standard"], ROOT).toString().split("\n");
  for (const file of files.filter((name) => RELEASED.test(name) && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  run(process.execPath, ["tooling/release/version.ts"], copy);
  text = readFileSync(join(copy, "sbom.cdx.json"), "utf8");
  const list = (JSON.parse(text) as { readonly components: readonly Component[] }).components;
  components = new Map(
    list.map((one) => [`${one.group === undefined ? "" : `${one.group}/`}${one.name}@${one.version ?? ""}`, one]),
  );
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("a release has a list of packages that is valid CycloneDX", async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot7).validate(text)).toBeNull();
});

it("the list names every package that production installs, also the variants for other systems", () => {
  const needed = [...productionPackages(true)];
  expect(needed.length).toBeGreaterThan(200);
  expect(needed.filter((name) => !components.has(name))).toEqual([]);
});

it("the list has the licence of every package that is installed on any system", () => {
  const needed = [...productionPackages(false)];
  expect(needed.filter((name) => (components.get(name)?.licenses ?? []).length === 0)).toEqual([]);
});
