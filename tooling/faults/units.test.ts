import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { UPLOAD_BODY_LIMIT } from "@showroom/api-contract/endpoints/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkSettings } from "../start/settings.ts";
import { readDocumented } from "./documented.ts";
import { blocksOf, textOf } from "./page-commands.ts";
import { ROOT } from "./product.ts";

/** The units, with a program in place of Node that prints what it is started with. */
const folder = mkdtempSync(join(tmpdir(), "showroom-units-"));
const node = join(folder, "node");
const NODE = "/usr/bin/node";

beforeAll(() => {
  cpSync(join(ROOT, "deploy/systemd"), folder, { recursive: true });
  writeFileSync(node, '#!/bin/sh\necho "PORT=$PORT RENDER_PORT=$RENDER_PORT $*"\n', { mode: 0o755 });
  for (const unit of globSync("*.service", { cwd: folder })) {
    const file = join(folder, unit);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(NODE, node));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the proxies of deploy", () => {
  it.each([
    ["nginx.conf", /client_max_body_size (\d+)m;/],
    ["kubernetes/showroom.yaml", /proxy-body-size: (\d+)m/],
  ])("let the largest upload through: %s", (file, limit) => {
    const [, megabytes = "0"] = limit.exec(readFileSync(join(ROOT, "deploy", file), "utf8")) ?? [];
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(UPLOAD_BODY_LIMIT);
  });
});

describe("the service of commands in deploy/compose.yaml", () => {
  it("has the images and the address of the APIs", () => {
    const { services } = parse(readFileSync(join(ROOT, "deploy/compose.yaml"), "utf8"), { merge: true }) as {
      services: Record<string, { volumes?: string[]; environment: Record<string, string> }>;
    };
    expect(services["migrate"]?.volumes).toEqual(services["api"]?.volumes);
    expect(services["migrate"]?.environment["PUBLIC_URL"]).toBe(services["api"]?.environment["PUBLIC_URL"]);
  });
});

describe("the page of one server", () => {
  const page = textOf("docs/one-server.md");
  const blocks = ["sh", "ini"].flatMap((language) => blocksOf(page, language));

  it("has settings with which every process starts", () => {
    const text = blocks.find((block) => block.startsWith("NODE_ENV=")) ?? "";
    const key = "0123456789abcdef0123456789abcdef";
    const settings = parseEnv(text.replace(/^SECRET_KEY=.*$/m, `SECRET_KEY=${key}`));
    expect(() => checkSettings(settings, settings, settings)).not.toThrow();
    // The folder that the service may write to.
    const unit = readFileSync(join(ROOT, "deploy/systemd/showroom@.service"), "utf8");
    expect(unit).toContain(`DATA_DIR=${settings["DATA_DIR"]}`);
  });

  it("copies files that are there, and starts units that are there", () => {
    const commands = blocks.join("\n").split("\n");
    const copied = commands.flatMap((line) => line.match(/deploy\/[\w./*-]+/g) ?? []);
    expect(copied.length).toBeGreaterThan(2);
    for (const path of copied) expect(globSync(path, { cwd: ROOT }), path).not.toEqual([]);
    const units = commands.flatMap((line) =>
      line.startsWith("systemctl ") ? (line.match(/showroom[\w@.-]+/g) ?? []) : [],
    );
    for (const unit of units) {
      const file = unit.replace(/@.*/, "@").replace(/^(showroom[\w@-]*)$/, "$1.service");
      expect(globSync(`deploy/systemd/${file}`, { cwd: ROOT }), unit).not.toEqual([]);
    }
  });

  it("has a command that runs with the settings of the service, in the folder where it is typed", () => {
    const script = readFileSync(join(ROOT, "deploy/showroom"), "utf8").replace(
      "sudo --user=showroom /usr/bin/node",
      node,
    );
    const said = execFileSync("/bin/sh", ["-c", script, "showroom", "import", "een map"]).toString();
    expect(said).toContain("--env-file=/etc/showroom/common.env /opt/showroom/apps/api/src/cli/main.js import een map");
  });
});

describe("the units of deploy/systemd", () => {
  it("are accepted by systemd", () => {
    const units = [
      "showroom-migrate.service",
      "showroom-backup.service",
      "showroom-backup.timer",
      "showroom@api-8080.service",
    ];
    cpSync(join(folder, "showroom@.service"), join(folder, "showroom@api-8080.service"));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...units.map((unit) => join(folder, unit))]);
    // An older systemd than the units are for does not know the growing pauses between restarts.
    const faults = stderr.toString().split("\n");
    expect(faults.filter((line) => line !== "" && !/'Restart(Steps|MaxDelaySec)'/.test(line))).toEqual([]);
    expect(status).toBe(0);
  });

  it("start what the documentation names, on the port of their name", () => {
    const command = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(readFileSync(join(folder, "showroom@.service"), "utf8"));
    const started = (name: string): string => {
      const script = (command?.[1] ?? "").replaceAll("%i", name).replaceAll("$$", "$");
      return execFileSync("/bin/sh", ["-c", script]).toString().trim();
    };
    const documented = readDocumented().processes.map(
      ({ environment: { PORT = "", RENDER_PORT = "" }, args }) =>
        `PORT=${PORT} RENDER_PORT=${RENDER_PORT} ${args.join(" ")}`,
    );
    const page = readFileSync(join(ROOT, "docs/deployment.md"), "utf8");
    const names = [...page.matchAll(/showroom@([a-z]+-\d+)/g)].map(([, name = ""]) => name);
    expect(names.map(started)).toEqual(documented);
  });
});
