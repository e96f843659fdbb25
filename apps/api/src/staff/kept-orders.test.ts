import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { openOfferDesk, type OfferDesk } from "../testing/offer-desk.ts";
import { deleteProject } from "./delete-project.ts";
import { keptOrders } from "./kept-orders.ts";

let desk: OfferDesk;
let database: DatabaseHandle;
beforeAll(async () => {
  desk = await openOfferDesk();
  database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
});
afterAll(async () => {
  await database.close();
  await desk.app.stop();
});

it("of a deleted project the agreements are kept, with who accepted what, and can still be checked", async () => {
  await desk.make();
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  const { document, acceptances } = await desk.offer();
  expect(await keptOrders(database.db)).toEqual([]);
  await desk.app.pool.query("update projects set state = 'archived' where id = $1", [desk.projectId]);
  await inTransaction(desk.app.pool, ({ tx }) => deleteProject(tx, null, desk.projectId));

  const offered = (await keptOrders(database.db)).flatMap(({ confirmation, offers }) =>
    offers.map((offer) => ({ request: confirmation.reference, offer })),
  );
  expect(offered).toHaveLength(1);
  const [{ request, offer } = { request: "", offer: undefined }] = offered;
  expect(request).toBe(document.request.reference);
  expect(JSON.parse(offer?.document ?? "null")).toEqual(document);
  expect(
    createHash("sha256")
      .update(offer?.document ?? "")
      .digest("hex"),
  ).toBe(offer?.hash);
  expect(offer?.acceptances).toMatchObject([
    { name: acceptances[0]?.name, wording: acceptances[0]?.wording, hash: offer?.hash, termsVersion: "2026-11" },
  ]);
  expect(offer?.orderLines.length).toBeGreaterThan(10);
});
