import { afterAll, beforeAll, expect, it } from "vitest";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/changed-choices";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { getOwnClosings } from "@showroom/api-contract/endpoints/closings";
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { withPart } from "@showroom/domain/closing-date/with-part";
import { openBuyer } from "../../testing/buyer.ts";
import { withoutPictures, withoutProducts } from "../../testing/bundle-edits.ts";
import { openDemoImporter, type DemoImporter } from "../../testing/demo-importer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { lastOfferBody } from "../../testing/last-offer-body.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER } from "../../testing/test-app.ts";

let desk: OfferDesk;
let importer: DemoImporter;
let bundle: Bundle;
beforeAll(async () => {
  desk = await openOfferDesk();
  importer = await openDemoImporter(desk.app, "de-lindehof");
  bundle = withoutPictures(importer.bundle);
  await importer.run(bundle);
}, 60_000);
afterAll(async () => {
  await desk.app.stop();
  await importer.remove();
});

it(
  "proposes something else for what the catalogue loses of it, and leaves a way to hand in the rest",
  { timeout: 120_000 },
  async () => {
    const params = { projectId: desk.projectId };
    const ofBuyer = { ...params, userId: await userId(desk.app.pool, BUYER) };
    const buyer = await openBuyer(await desk.app.signedIn(BUYER), "de-lindehof");
    const bathroom = buyer.page("bathroom").id;
    await buyer.save({ ...buyer.everything(), [bathroom]: buyer.withLuxuryTile("bathroom") }, 0);
    await desk.app.pool.query(
      "insert into closing_dates (project_id, phase, part, last_day) select distinct project_id, phase, 'tiles', date '2020-01-06' from homes where project_id = $1",
      [desk.projectId],
    );
    const { draft } = (await desk.staff.call(getLateDraft, { params: ofBuyer })).body;
    if (!draft) throw new Error("Nothing is late");
    const body = lastOfferBody(draft);
    expect((await desk.staff.call(makeLastOffer, { params: ofBuyer, body })).body.outcome).toBe("done");
    expect(await desk.accept(buyer.client, { code: await desk.code(buyer.client) })).toBe("done");
    const own = async () => (await buyer.client.call(listOwnOffers, { params })).body.items;
    const lines = (await own()).flatMap(({ document }) => document.pages.flatMap((page) => page.lines));
    const tile = lines.find(({ part, quantity, isStandard }) => part === "wallTile" && quantity > 0 && !isStandard);
    if (!tile) throw new Error("No tile is agreed");

    await importer.run({ ...withoutProducts(bundle, [tile.productNumber]), catalogueVersion: "zonder" });
    const proposed = (await own()).filter(({ state, document }) => state === "open" && document.change !== undefined);
    expect(proposed.length).toBeGreaterThan(0);
    for (const { document } of proposed) expect(document.change?.removed.map(({ name }) => name)).toEqual([tile.name]);

    const asked = (await buyer.client.call(getChoices, { params })).body;
    const answers = Object.fromEntries(asked.catalogueChanges.map(({ id }) => [id, "accept" as const]));
    const answered = (
      await buyer.client.call(answerCatalogueChanges, { params, body: { version: asked.version, answers } })
    ).body;
    const { handedIn } = (await buyer.client.call(getOwnClosings, { params })).body;
    const [room, counts] = [answered.projectRoomChoices[bathroom], handedIn?.[bathroom]];
    if (!room || !counts) throw new Error("There is no bathroom");
    const withNearest = { ...buyer.everything(), [bathroom]: { ...room, confirmedByUser: true } };
    expect(room.wallTileProduct).not.toEqual(counts.wallTileProduct);
    expect((await buyer.save(withNearest, answered.version, "showroom")).body).toMatchObject({ code: "part-closed" });
    const back = { ...buyer.everything(), [bathroom]: { ...withPart(room, "tiles", counts), confirmedByUser: true } };
    expect((await buyer.save(back, answered.version, "showroom")).body).toMatchObject({ submitType: "showroom" });
  },
);
