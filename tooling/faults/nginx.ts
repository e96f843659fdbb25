import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputFile, outputPath } from "@showroom/service/testing/searched-output";
import { unpackDebian } from "./debian.ts";

/** Starts nginx with `deploy/nginx.conf` on other ports than those it names. */
export function startNginx(root: string, folder: string, ports: ReadonlyMap<number, number>): ChildProcess {
  unpackDebian(["nginx"], folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp-${name};`)
    .join(" ");
  const written = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  const moved = [...ports].reduce(
    (text, [from, to]) => text.replaceAll(new RegExp(`\\b${from}\\b`, "g"), `${to}`),
    written,
  );
  const file = join(folder, "nginx.conf");
  const kept = moved.replaceAll(/\/var\/log\/nginx\/(\w+)\.log/g, (_, name: string) => outputPath(`nginx-${name}`));
  writeFileSync(file, kept.replace("http {", `http { ${temporary}`));
  const globals = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? "user root;" : ""}`;
  const output = outputFile("nginx");
  return spawn(join(folder, "usr/sbin/nginx"), ["-c", file, "-e", outputPath("nginx-start"), "-g", globals], {
    stdio: ["ignore", output, output],
  });
}
