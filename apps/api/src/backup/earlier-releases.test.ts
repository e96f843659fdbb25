import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { runRestore } from "../cli/backup.ts";
import { openBuyer } from "../testing/buyer.ts";
import { startTestApp } from "../testing/test-app.ts";
import { createDatabase } from "../testing/test-database.ts";

/** Each folder is a backup made by a release, with the responses of that release. */
const FIXTURES = fileURLToPath(new URL("../../fixtures", import.meta.url));

interface Answered {
  readonly choices: { readonly version: number; readonly projectRoomChoices: object; readonly submitType: unknown };
  readonly confirmation: object | null;
}

afterEach(() => vi.unstubAllEnvs());

describe.each(readdirSync(FIXTURES))("the data of %s", (release) => {
  it("can be restored: buyers find their choices and submissions, and can continue", { timeout: 60_000 }, async () => {
    const folder = join(FIXTURES, release);
    const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Record<string, Answered>;
    const databaseUrl = await createDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "showroom-earlier-"));
    vi.stubEnv("DATABASE_URL", databaseUrl);
    vi.stubEnv("DATA_DIR", dataDir);
    await runRestore(folder, false);
    const app = await startTestApp({ databaseUrl });
    try {
      for (const [email, { choices, confirmation }] of Object.entries(expected)) {
        const buyer = await openBuyer(await app.signedIn(email), "de-lindehof");
        const params = { projectId: buyer.project.id };
        const found = await buyer.client.call(getChoices, { params });
        expect(found.body, email).toMatchObject(choices);
        if (confirmation !== null)
          expect((await buyer.client.call(getConfirmation, { params })).body, email).toMatchObject(confirmation);
        const { status } = await buyer.save(
          { [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") },
          choices.version,
        );
        expect(status, email).toBe(confirmation === null ? 200 : 409);
      }
    } finally {
      await app.stop();
      await rm(dataDir, { recursive: true });
    }
  });
});
