import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { savePhaseDates } from "@showroom/api-contract/endpoints/closings";
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
} from "@showroom/api-contract/endpoints/webhooks";
import { WEBHOOK_EVENT_NAMES, webhookBodySchema } from "@showroom/api-contract/webhook-events";
import { setClock } from "@showroom/service/clock";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { FIRST, MONDAY, openAppointmentDesk, type AppointmentDesk } from "../../testing/appointment-desk.ts";
import { ADMIN, ADVISOR, BUYER, PROJECT_ADMIN } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { deliver } from "../../webhooks/deliver.ts";
import { tellPassedClosings } from "../../webhooks/passed-closings.ts";
import { createSeal } from "../../kernel/seal.ts";
import { TEST_SECRET_KEY } from "../../testing/test-environment.ts";

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const received: Received[] = [];
/** HTTP status of the other system. */
let answer = 204;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    received.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(answer).end();
  });
});

let desk: AppointmentDesk;
let database: DatabaseHandle;
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/hooks`;
  desk = await openAppointmentDesk();
  database = openDatabase(desk.app.databaseUrl, 2, () => undefined);
});
afterEach(() => setClock(null));
afterAll(async () => {
  server.close();
  await database.close();
  await desk.stop();
});

const admin = (): Promise<TestClient> => desk.signedInAt(MONDAY, PROJECT_ADMIN);
const list = async (client: TestClient) => (await client.call(listWebhooks, { params: desk.params })).body;
const wanted = () => ({ url, events: WEBHOOK_EVENT_NAMES, isEnabled: true });
const tools = () => ({
  ...database,
  sealOf: (purpose: string) => createSeal(TEST_SECRET_KEY, purpose),
  config: { production: false },
});

/** The type of a delivery that is signed with the secret, of an hour that is not over. */
function verified(secret: string, { headers, body }: Received): string {
  // The library reads the machine's clock.
  vi.spyOn(Date, "now").mockReturnValue(MONDAY);
  try {
    new Verifier(secret).verify(body, headers);
  } finally {
    vi.restoreAllMocks();
  }
  return (JSON.parse(body) as { type: string }).type;
}

it("an address is told what happens, signed, with no name of a person", async () => {
  const client = await admin();
  const { outcome, secret } = (await client.call(addWebhook, { params: desk.params, body: wanted() })).body;
  expect(outcome).toBe("done");
  expect(secret).toMatch(/^whsec_/);
  expect(JSON.stringify(await list(client))).not.toContain("whsec_");

  const staff = await desk.signedInAt(MONDAY, ADVISOR);
  await desk.offer(staff);
  const buyer = await desk.signedInAt(MONDAY, BUYER);
  expect((await desk.handIn(buyer, await desk.idAt(staff, FIRST))).status).toBe(200);
  await vi.waitFor(() => expect(received).toHaveLength(2), 20_000);
  expect(received.map((one) => verified(secret ?? "", one)).toSorted()).toEqual([
    "appointment.booked",
    "request.handed_in",
  ]);
  for (const { body, headers } of received) {
    const type = (JSON.parse(body) as { type: (typeof WEBHOOK_EVENT_NAMES)[number] }).type;
    expect(webhookBodySchema(type).safeParse(JSON.parse(body)).error).toBeUndefined();
    expect(body).not.toMatch(/Sanne|de Wit|@|06 555|Marloes/);
    expect(body).toContain('"buildNumber":"12"');
    expect(headers["webhook-id"]).toMatch(/^msg_/);
  }
  expect(() => verified("whsec_AAAA", received[0] ?? { headers: {}, body: "" })).toThrow("No matching signature");
  await vi.waitFor(async () =>
    expect((await list(client)).deliveries.map(({ state }) => state)).toEqual(["delivered", "delivered"]),
  );
});

it("two secrets are valid for two days after a new one", async () => {
  const client = await admin();
  const [webhook] = (await list(client)).items;
  const params = { ...desk.params, webhookId: webhook?.id ?? 0 };
  const { secret } = (await client.call(rotateWebhookSecret, { params })).body;
  const { secret: newest } = (await client.call(rotateWebhookSecret, { params })).body;
  expect((await list(client)).items[0]?.earlierSecretUntil).toBe(new Date(MONDAY + 2 * 24 * 3_600_000).toISOString());
  const [delivery] = (await list(client)).deliveries;
  const again = async (): Promise<Received> => {
    const before = received.length;
    const resend = { ...desk.params, deliveryId: delivery?.id ?? "" };
    expect((await client.call(resendDelivery, { params: resend })).status).toBe(204);
    await vi.waitFor(() => expect(received).toHaveLength(before + 1), 20_000);
    return received.at(-1) ?? { headers: {}, body: "" };
  };
  const both = await again();
  expect(both.headers["webhook-id"], "the id says that it is the same").toBe(delivery?.id);
  expect(verified(secret, both)).toBe(verified(newest, both));
  await desk.app.pool.query("update webhooks set earlier_secret_until = $1", [new Date(MONDAY - 1)]);
  const one = await again();
  expect(() => verified(secret, one)).toThrow("No matching signature");
  expect(verified(newest, one)).toBe(delivery?.event);
});

it("what is not taken is tried again, and the last attempt is the end", async () => {
  const client = await admin();
  const [delivery] = (await list(client)).deliveries;
  const id = delivery?.id ?? "";
  await desk.app.pool.query("update webhook_deliveries set delivered_at = null, attempts = 0 where id = $1", [id]);
  answer = 503;
  await expect(deliver(tools(), id, false)).rejects.toThrow("HTTP 503");
  const state = async () => (await list(client)).deliveries.find((one) => one.id === id);
  expect(await state()).toMatchObject({ state: "waiting", attempts: 1, status: 503, reason: "HTTP 503" });
  await deliver(tools(), id, true);
  expect(await state()).toMatchObject({ state: "failed", attempts: 2 });
  answer = 204;
  await deliver(tools(), id, true);
  expect(await state()).toMatchObject({ state: "delivered", attempts: 3, reason: "" });
  const before = received.length;
  await deliver(tools(), id, false);
  expect(received, "a job that comes twice delivers once").toHaveLength(before);
});

it("a closing date that passed is told once", async () => {
  const client = await admin();
  const NONE = { tiles: null, sanitary: null, floors: null };
  const body = { phase: "Blok Linde", seen: NONE, dates: { ...NONE, tiles: "2026-12-07" } };
  await client.call(savePhaseDates, { params: desk.params, body });
  const sent: string[] = [];
  const jobs = { send: async (name: string): Promise<void> => void sent.push(name) };
  const run = () => tellPassedClosings({ ...database, jobs });
  // The last millisecond of the day in the Netherlands, and the first after it.
  setClock(() => Date.parse("2026-12-07T22:59:59.999Z"));
  await run();
  expect(sent).toEqual([]);
  setClock(() => Date.parse("2026-12-07T23:00:00.000Z"));
  await run();
  await run();
  expect(sent).toEqual(["webhook.deliver"]);
  const later = await admin();
  const [told] = (await list(later)).deliveries;
  expect(told?.event).toBe("closing.passed");
});

it("is for admins of the catalogue, and one that is turned off or removed gets nothing", async () => {
  const advisor = await desk.signedInAt(MONDAY, ADVISOR);
  expect((await advisor.call(listWebhooks, { params: desk.params })).status).toBe(404);
  const client = await desk.signedInAt(MONDAY, ADMIN);
  const webhookId = (await list(client)).items[0]?.id ?? 0;
  const params = { ...desk.params, webhookId };
  const change = async (part: { url?: string; isEnabled?: boolean }) =>
    (await client.call(changeWebhook, { params, body: { ...wanted(), ...part } })).body.outcome;
  expect(await change({ url: "ftp://erp.example" })).toBe("invalid");
  expect(await change({ isEnabled: false })).toBe("done");
  const staff = await desk.signedInAt(MONDAY, ADVISOR);
  const buyer = await desk.signedInAt(MONDAY, BUYER);
  const before = (await list(client)).deliveries.length;
  await desk.book(buyer, await desk.idAt(staff, "2026-12-15T08:00:00.000Z"), await desk.idAt(staff, FIRST));
  expect((await list(client)).deliveries).toHaveLength(before);
  expect((await client.call(removeWebhook, { params })).status).toBe(204);
  expect(await list(client)).toEqual({ items: [], deliveries: [] });
  expect((await client.call(removeWebhook, { params })).status).toBe(404);
});
