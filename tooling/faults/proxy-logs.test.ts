import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@showroom/service/testing/free-port";
import { findPrivate } from "@showroom/service/testing/find-private";
import { outputFile } from "@showroom/service/testing/searched-output";
import { afterAll, expect, inject, it } from "vitest";
import { answers } from "../start/part.ts";
import { unpackDebian } from "./debian.ts";
import { startNginx } from "./nginx.ts";
import { ROOT, statusOf, until } from "./product.ts";

/** Starts Caddy with `deploy/Caddyfile` before processes that are away, on ports of its own. */
async function startCaddy(folder: string, host: string): Promise<ChildProcess> {
  unpackDebian(["caddy"], folder);
  const [away, inside] = [await freePort(), await freePort()];
  const file = join(folder, "Caddyfile");
  const written = readFileSync(join(ROOT, "deploy/Caddyfile"), "utf8");
  const moved = written
    .replaceAll(/\b(?:hub|api):\d+/g, `127.0.0.1:${away}`)
    .replace(":8080 {", `:${inside} {`)
    .replaceAll("lb_try_duration 10s", "lb_try_duration 300ms");
  writeFileSync(file, moved.replace("{\n", "{\n\tadmin off\n"));
  const output = outputFile("caddy");
  return spawn(join(folder, "usr/bin/caddy"), ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { PUBLIC_HOST: host, HOME: folder },
    stdio: ["ignore", output, output],
  });
}

const SECRET = "Zk3vQ9xW1rT7yU5iO2pA8sD4fG6hJ0kL1zX3cV5bN7m";
const TOKEN = `eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${SECRET}`;
const PRIVATE_PATHS = [
  `/projects/signup/${SECRET}`,
  `/password/reset/${SECRET}`,
  `/delen/${SECRET}?van=mail`,
  `/api/user/byhash/${SECRET}`,
  `/api/shared-choices/${SECRET}`,
  `/chat-hub?id=1&access_token=${TOKEN}`,
  "/api/users?email=koper@lindehof.example",
];

async function statuses(address: string): Promise<number[]> {
  const headers = { referer: `${address}${PRIVATE_PATHS[0]}`, authorization: `Bearer ${TOKEN}` };
  const all = PRIVATE_PATHS.map((path) => fetch(address + path, { headers }));
  return (await Promise.all(all)).map(({ status }) => status);
}

const folder = mkdtempSync(join(tmpdir(), "showroom-proxies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("nginx logs no secret of a link, token or address, also while the processes behind it are away", async () => {
  const behind = createServer((_, response) => response.end("here")).listen(0, "127.0.0.1");
  await once(behind, "listening");
  const port = await freePort();
  const there = (behind.address() as AddressInfo).port;
  const ports = new Map([8080, 8082, 8134, 8135].map((named) => [named, there]));
  const nginx = startNginx(ROOT, join(folder, "nginx"), ports.set(8081, port));
  const address = `http://127.0.0.1:${port}`;
  await until(20, "nginx answers", () => answers(address, 1_000));
  expect(new Set(await statuses(address))).toEqual(new Set([200]));
  behind.closeAllConnections();
  behind.close();
  expect(Math.min(...(await statuses(address)))).toBeGreaterThanOrEqual(502);
  nginx.kill("SIGTERM");
  await once(nginx, "exit");
  expect(findPrivate(inject("outputFolder"))).toEqual([]);
});

it("Caddy logs none either, while the processes behind it are away", async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  const caddy = await startCaddy(join(folder, "caddy"), address);
  await until(20, "Caddy answers", async () => (await statusOf(address)) !== 0);
  expect(Math.min(...(await statuses(address)))).toBeGreaterThanOrEqual(502);
  caddy.kill("SIGTERM");
  await once(caddy, "exit");
  expect(findPrivate(inject("outputFolder"))).toEqual([]);
});
