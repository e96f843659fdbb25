import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { freePort } from "@showroom/service/testing/free-port";
import { outputFile } from "@showroom/service/testing/searched-output";
import { endProcess, startProcess } from "../testing/api-process.ts";
import { openBuyer } from "../testing/buyer.ts";
import { standardRoom } from "../testing/room-choice.ts";
import { BUYER, DEMO_PASSWORD } from "../testing/test-app.ts";
import { createTestClient } from "../testing/test-client.ts";
import { cloneDatabase } from "../testing/test-database.ts";

/** Set CRASH_ROUNDS=20 for a long run. */
const ROUNDS = Number(process.env["CRASH_ROUNDS"] ?? 2);
/** Milliseconds. One start of the API, and one in each round: some 5 s each, and much longer beside other tests. */
const TIMEOUT = (ROUNDS + 1) * 80_000;

it("loses no acknowledged save when the process is killed while saving", { timeout: TIMEOUT }, async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "showroom-crash-"));
  const environment = {
    NODE_ENV: "test",
    DATABASE_URL: await cloneDatabase("demo"),
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const output = outputFile("api-crash");
  let child = await startProcess(environment, url, { output });
  for (let round = 0; round < ROUNDS; round += 1) {
    const client = createTestClient(url);
    await client.signIn(BUYER, DEMO_PASSWORD);
    const buyer = await openBuyer(client, "de-lindehof");
    const bathroom = buyer.page("bathroom");
    const rooms = [buyer.withLuxuryTile("bathroom"), standardRoom(bathroom, buyer.project)];
    let version = (await client.call(getChoices, { params: { projectId: buyer.project.id } })).body.version;
    const victim = child;
    setTimeout(() => victim.kill("SIGKILL"), 100 + round * 37);
    for (;;) {
      const room = rooms[version % 2];
      const answer = room && (await buyer.save({ [bathroom.id]: room }, version).catch(() => null));
      if (!answer) break;
      // A busy process may refuse a save before it is killed.
      if (answer.status === 200) version = answer.body.version;
    }
    if (victim.exitCode === null && victim.signalCode === null) await once(victim, "exit");
    expect(victim.signalCode).toBe("SIGKILL");
    child = await startProcess(environment, url, { output });
    await client.signIn(BUYER, DEMO_PASSWORD);
    const { body } = await client.call(getChoices, { params: { projectId: buyer.project.id } });
    expect(body.version - version, "the save under way may have been kept or not").toBeLessThanOrEqual(1);
    expect(body.version).toBeGreaterThanOrEqual(version);
    expect(body.projectRoomChoices[bathroom.id]).toEqual(rooms[(body.version - 1) % 2]);
  }
  await endProcess(child, "SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});
