import { randomBytes } from "node:crypto";
import { chmod } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { openPostgres } from "@showroom/postgres/open-postgres";
import { temporaryDirectory } from "./service-fixture.ts";

/** A database server of its own, gone when stopped. */
export async function startTestDatabase() {
  const folder = await temporaryDirectory();
  // As root, the server runs as a user of its own, who must be able to enter.
  await chmod(folder.path, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const server = openPostgres({
    folder: `${folder.path}/postgres`,
    port,
    user: "postgres",
    password,
    persistent: false,
    settings: { fsync: "off" },
    onWords: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("render");
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/render`,
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
