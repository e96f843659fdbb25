import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepPipes } from "@showroom/service/testing/searched-output";
import { hasEnded } from "../start/part.ts";
import { unpackDebian } from "./debian.ts";
import type { Member } from "./network.ts";
import { ROOT, until } from "./product.ts";

export interface Caddy {
  /** The certificate that signed those of Caddy, in PEM. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** Starts Debian's Caddy with `deploy/Caddyfile` as a member of a network. `hosts` are the lines of its /etc/hosts. */
export async function startCaddy({ through, address }: Member, hosts: readonly string[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "showroom-caddy-"));
  unpackDebian(["caddy"], folder);
  const file = join(folder, "Caddyfile");
  // Its own certificates must not become trusted on this machine.
  const written = readFileSync(join(ROOT, "deploy/Caddyfile"), "utf8");
  writeFileSync(file, written.replace("\n{\n", "\n{\n\tskip_install_trust\n"));
  const names = join(folder, "hosts");
  writeFileSync(names, hosts.map((line) => `${line}\n`).join(""));
  const script = `mount --bind ${names} /etc/hosts && exec ${folder}/usr/bin/caddy run --config ${file}`;
  const [command = "", ...inNetwork] = through;
  const child: ChildProcess = spawn(command, [...inNetwork, "unshare", "--mount", "sh", "-c", script], {
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, PUBLIC_HOST: address },
    stdio: ["ignore", "pipe", "pipe"],
  });
  keepPipes("caddy", [child.stdout, child.stderr]);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5_000)));
  const certificate = join(folder, ".local/share/caddy/pki/authorities/local/root.crt");
  const stop = async (): Promise<void> => {
    if (!hasEnded(child)) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await until(30, "Caddy has made its certificates", async () => {
    if (hasEnded(child)) throw new Error(`Caddy ended:\n${said}`);
    return existsSync(certificate);
  });
  return { certificate: readFileSync(certificate, "utf8"), stop };
}
