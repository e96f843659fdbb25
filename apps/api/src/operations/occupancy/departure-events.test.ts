import { afterAll, beforeAll, expect, it } from "vitest";
import { addWebhook } from "@showroom/api-contract/endpoints/webhooks";
import { webhookBodySchema, WEBHOOK_EVENT_NAMES, type WebhookEvent } from "@showroom/api-contract/webhook-events";
import { demoIds } from "../../testing/demo-ids.ts";
import { openHomeDesk, type HomeDesk } from "../../testing/home-desk.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let homes: HomeDesk;
let params: { readonly projectId: number };
beforeAll(async () => {
  app = await startTestApp();
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  params = { projectId };
  homes = await openHomeDesk(app, projectId);
  const body = { url: "http://127.0.0.1:9/", events: WEBHOOK_EVENT_NAMES, isEnabled: true };
  expect((await homes.admin.call(addWebhook, { params, body })).body.outcome).toBe("done");
});
afterAll(() => app.stop());

async function told(): Promise<unknown[]> {
  const { rows } = await app.pool.query<{ event: WebhookEvent; body: string }>(
    "delete from webhook_deliveries returning event, body",
  );
  return rows.map(({ event, body }) => {
    const parsed = webhookBodySchema(event).parse(JSON.parse(body));
    expect(body).not.toMatch(/Nieuwe|Koper|@/);
    const { projectId: _id, projectSlug, ...data } = parsed.data;
    expect(projectSlug).toBe("de-lindehof");
    return { event, ...data };
  });
}

it("other systems are told that a buyer left, that buyers have another home, and that nobody has it", async () => {
  const home = await homes.freeHome();
  const { buildNumber } = home;
  const owner = await homes.invite("een@voorbeeld.nl", home);
  await homes.enter("een@voorbeeld.nl");
  const partner = await homes.invite("twee@voorbeeld.nl", home, "ja");
  await homes.enter("twee@voorbeeld.nl");
  await told();

  expect((await homes.end(buildNumber, [partner])).outcome).toBe("done");
  expect(await told()).toEqual([{ event: "buyer.left", buildNumber, userId: partner }]);

  const to = await homes.freeHome(home.houseType);
  expect((await homes.move(buildNumber, to)).outcome).toBe("done");
  const moved = { event: "buyers.moved", buildNumber, toBuildNumber: to.buildNumber, userIds: [owner] };
  expect(await told()).toEqual([moved]);

  expect((await homes.end(to.buildNumber)).outcome).toBe("done");
  expect(await told()).toEqual([{ event: "purchase.ended", buildNumber: to.buildNumber, userIds: [owner] }]);
});

it("nobody is told of what a dry run says, or of an invitation that is taken back", async () => {
  const home = await homes.freeHome();
  await homes.invite("drie@voorbeeld.nl", home);
  await homes.move(home.buildNumber, await homes.freeHome(home.houseType), true);
  expect(await told()).toEqual([]);
});
