import { afterAll, beforeAll, expect, it } from "vitest";
import { startAsking } from "./picture-asker.ts";
import { until } from "./product.ts";
import { openSite } from "./site.ts";
import type { Site } from "./site.ts";

const PASSWORD = "Welkom-Thuis-2026";
const BUYERS = ["koper@lindehof.example", "koper.halverwege@lindehof.example", "koper.klaar@lindehof.example"] as const;
/** Askers of each buyer, with pictures of their own. */
const ASKERS = 3;
const RESTARTS = 5;
const PICTURES = 271;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 600_000);
afterAll(() => site.stop());

it("delivers every picture although the database restarts five times", { timeout: 600_000 }, async () => {
  const askers = await Promise.all(
    BUYERS.flatMap((buyer) =>
      Array.from({ length: ASKERS }, (_, n) => startAsking(site.address, buyer, PASSWORD, { skip: n * 100, pause: 0 })),
    ),
  );
  const came = (): number => askers.reduce((total, asker) => total + asker.came(), 0);
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    const enough = (PICTURES / (RESTARTS + 1)) * restart;
    await until(90, `${enough} pictures came before restart ${restart}`, async () => came() >= enough);
    await site.postgres.shutDown();
    await site.postgres.restart();
  }
  await until(90, `${PICTURES} pictures came`, async () => came() >= PICTURES);
  await Promise.all(askers.map((asker) => asker.end()));
  console.log(`${came()} pictures, ${askers.reduce((total, asker) => total + asker.repeated(), 0)} asked again`);
  expect(came()).toBeGreaterThanOrEqual(PICTURES);
});
