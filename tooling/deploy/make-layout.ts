/**
 * Makes the folder to deploy on servers: `npm run layout -- <folder>`. It has the applications below `apps`, as the
 * repository does, with their production dependencies and without tests, Storybook and demo data. It needs only Node. A folder that
 * was made before is kept beside it, with `.previous` behind its name.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { toJavaScript } from "./to-javascript.ts";

const SERVERS = ["api", "render-service"];
const PAGES = ["showroom", "staff-preview"];
const DEMO = "@showroom/demo-catalogue";

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Name the folder to make");
const wanted = resolve(target);
/** A folder that was made before stays as the former version, to go back to. */
const former = `${wanted}.previous`;
const isMadeBefore = existsSync(join(wanted, "apps/api/src/cli/main.js"));
if (existsSync(wanted) && !isMadeBefore) throw new Error(`${wanted} has something else in it: name a new folder`);
/** It gets its name when it is complete: a folder under way never replaces one that is used. */
const folder = `${wanted}.new`;
rmSync(folder, { recursive: true, force: true });

const PATH = [resolve("node_modules/.bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter);

const run = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, CI: "true", PATH } });
};

function deployServer(name: string): void {
  const place = join(folder, "apps", name);
  run("pnpm", [`--filter=@showroom/${name}`, "--prod", "--config.inject-workspace-packages=true", "deploy", place]);
  const inside = join(place, "node_modules/.pnpm");
  for (const demo of globSync(`*/node_modules/${DEMO}`, { cwd: inside }))
    rmSync(join(inside, demo), { recursive: true });
  rmSync(join(place, "node_modules", DEMO), { force: true });
  const packages = globSync("*/node_modules/@showroom/*", { cwd: inside }).map((path) =>
    realpathSync(join(inside, path)),
  );
  for (const path of new Set([place, ...packages])) toJavaScript(path);
}

run("turbo", ["run", "build", ...PAGES.map((name) => `--filter=@showroom/${name}`), "--output-logs=errors-only"]);
mkdirSync(folder, { recursive: true });
for (const name of SERVERS) deployServer(name);
// The whole build: the files for browsers, and the modules with which a server renders the pages.
for (const name of PAGES) cpSync(`apps/${name}/dist`, join(folder, "apps", name, "dist"), { recursive: true });
if (isMadeBefore) {
  rmSync(former, { recursive: true, force: true });
  renameSync(wanted, former);
}
renameSync(folder, wanted);
console.log(`Made ${wanted}${isMadeBefore ? `; the former one is ${former}` : ""}`);
