import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Debian's nginx, unpacked into `folder` and not installed: nothing of it starts by itself. */
function fetchNginx(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync("apt-get", ["download", "nginx"], { cwd: folder, stdio: "ignore" });
  for (const archive of globSync("*.deb", { cwd: folder })) execFileSync("dpkg", ["-x", archive, "."], { cwd: folder });
  return join(folder, "usr/sbin/nginx");
}

/** Starts nginx with `deploy/nginx.conf` on other ports than those it names. */
export function startNginx(root: string, folder: string, ports: ReadonlyMap<number, number>): ChildProcess {
  const program = fetchNginx(folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp-${name};`)
    .join(" ");
  const written = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  const moved = [...ports].reduce(
    (text, [from, to]) => text.replaceAll(new RegExp(`\\b${from}\\b`, "g"), `${to}`),
    written,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(file, moved.replace("http {", `http { access_log off; ${temporary}`));
  const globals = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? "user root;" : ""}`;
  return spawn(program, ["-c", file, "-e", join(folder, "error.log"), "-g", globals], { stdio: "ignore" });
}
