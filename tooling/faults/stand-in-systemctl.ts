/**
 * Stands in for `systemctl` in a scratch root, whose first process is no systemd. It checks units with systemd's own
 * programs, and runs their commands with their user, folder and settings: services in the background, others to their end.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

const UNITS = "/etc/systemd/system";
const STATE = "/run/stand-in";

interface Unit {
  readonly name: string;
  /** Values by their key, each with its specifiers replaced. */
  readonly all: (key: string) => readonly string[];
}

function readUnit(name: string): Unit {
  const [, template = "", instance = ""] = /^([^@]+@)(.*)$/.exec(name) ?? [];
  const full = /\.(?:service|timer)$/.test(name) ? name : `${name}.service`;
  const file = join(UNITS, existsSync(join(UNITS, full)) ? full : `${template}.service`);
  const lines = readFileSync(file, "utf8").split("\n");
  return {
    name: full,
    all: (key) =>
      lines.flatMap((line) =>
        line.startsWith(`${key}=`)
          ? [
              line
                .slice(key.length + 1)
                .replaceAll("%i", instance)
                .replaceAll("%%", "%"),
            ]
          : [],
      ),
  };
}

const pidFile = ({ name }: Unit): string => join(STATE, `${name}.pid`);

/** The settings of a service. A file whose path begins with - may be absent. */
function environmentOf(unit: Unit): Record<string, string> {
  const files = unit.all("EnvironmentFile").flatMap((path) => {
    const file = path.replace(/^-/, "");
    return path.startsWith("-") && !existsSync(file) ? [] : [parseEnv(readFileSync(file, "utf8"))];
  });
  const own = unit.all("Environment").map((values) => parseEnv(values.replaceAll(" ", "\n")));
  return Object.assign(
    { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LANG: "C.UTF-8" },
    ...own,
    ...files,
  ) as Record<string, string>;
}

/** A command of a unit, which runs as its user. */
function commandOf(unit: Unit, line: string): readonly string[] {
  const [user = "root"] = unit.all("User");
  return ["runuser", "--user", user, "--", "/bin/sh", "-c", `exec ${line.replaceAll("$$", "$")}`];
}

function start(unit: Unit): void {
  if (unit.name.endsWith(".timer")) {
    for (const time of unit.all("OnCalendar")) execFileSync("systemd-analyze", ["calendar", time]);
    return;
  }
  const [cwd = "/"] = unit.all("WorkingDirectory");
  const env = environmentOf(unit);
  const [line = ""] = unit.all("ExecStart");
  if (unit.all("Type").includes("oneshot")) {
    for (const command of [line, ...unit.all("ExecStartPost")]) {
      const [program = "", ...args] = commandOf(unit, command);
      execFileSync(program, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    }
    return;
  }
  const [program = "", ...args] = commandOf(unit, line);
  const log = openSync(join(STATE, `${unit.name}.log`), "a");
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", log, log] });
  writeFileSync(pidFile(unit), String(child.pid));
  child.unref();
}

/** Whether a process of a group goes on: one that ended may wait for its parent. */
function isAlive(group: number): boolean {
  const states = spawnSync("ps", ["-o", "stat=", "-g", String(group)], { encoding: "utf8" }).stdout.split("\n");
  return states.some((state) => state !== "" && !state.startsWith("Z"));
}

function stop(unit: Unit): void {
  const file = pidFile(unit);
  if (!existsSync(file)) throw new Error(`${unit.name} does not run`);
  const pid = Number(readFileSync(file, "utf8"));
  process.kill(-pid, "SIGTERM");
  for (let tries = 0; isAlive(pid); tries += 1) {
    if (tries === 450) {
      const words = readFileSync(join(STATE, `${unit.name}.log`), "utf8").slice(-2_000);
      throw new Error(`${unit.name} does not stop:\n${words}`);
    }
    execFileSync("sleep", ["0.1"]);
  }
  rmSync(file);
}

function verify(): void {
  const files = globSync("showroom*", { cwd: UNITS }).map((name) => join(UNITS, name.replace("@.", "@api-8080.")));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...files], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const [action = "", ...words] = process.argv.slice(2);
const units = words.filter((word) => !word.startsWith("--"));
mkdirSync(STATE, { recursive: true });
if (action === "daemon-reload") verify();
else if (action === "reload" && units.join(" ") === "caddy")
  execFileSync("caddy", ["validate", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"], {
    stdio: "inherit",
  });
else if (action === "start" || (action === "enable" && words.includes("--now"))) units.map(readUnit).forEach(start);
else if (action === "stop") units.map(readUnit).forEach(stop);
else if (action === "restart")
  for (const unit of units.map(readUnit)) {
    stop(unit);
    start(unit);
  }
else throw new Error(`No stand-in for systemctl ${action} ${words.join(" ")}`);
