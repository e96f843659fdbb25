import { afterAll, beforeAll, describe, it } from "vitest";
import { Client } from "pg";
import { readDocumented } from "./documented.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import type { Pooler } from "./pgbouncer.ts";
import { ROOT } from "./product.ts";
import { openSite } from "./site.ts";
import type { Site } from "./site.ts";
import { startWork } from "./site-work.ts";

let pooler: Pooler;
let site: Site;
beforeAll(async () => {
  site = await openSite({
    settings: async (databaseUrl) => {
      const role = new Client({ connectionString: databaseUrl });
      await role.connect();
      for (const statement of readDocumented(ROOT).poolerStatements) await role.query(statement);
      await role.end();
      pooler = await startPgbouncer(databaseUrl);
      return { DATABASE_URL: pooler.url };
    },
  });
}, 600_000);
afterAll(async () => {
  await site.stop();
  await pooler.stop();
});

describe("every process behind pgbouncer in session mode", () => {
  it("saves, renders and tells staff, also after pgbouncer was killed", { timeout: 300_000 }, async () => {
    const work = await startWork(site.address);
    for (const kill of [false, true]) {
      if (kill) await pooler.restart();
      await work.untilGoesOn(90, "work goes on", { saves: 30, pictures: 10 });
    }
    await work.end("pgbouncer");
  });
});
