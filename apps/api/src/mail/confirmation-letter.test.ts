import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { MINUTE, setClock } from "@showroom/service/clock";
import { openDatabase } from "../database/database.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-environment.ts";
import { confirmationLetter } from "./confirmation-letter.ts";
import { writeLetter } from "./letter.ts";
import { awaitsPictures } from "./mailed-pictures.ts";

let app: TestApp;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 1, () => undefined);
});
afterEach(() => setClock(null));
afterAll(async () => {
  await database.close();
  await app.stop();
});

const config = () => testConfig({ DATABASE_URL: app.databaseUrl, RENDER_URL: "http://127.0.0.1:9" });
const files = new Map<string, Buffer>();

/** Changes what is stored without the triggers that keep a confirmation as it is. */
async function change(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = await app.pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(statement, [...values]);
  } finally {
    client.release(true);
  }
}

async function first(): Promise<{ readonly id: number; readonly document: Confirmation }> {
  const { rows } = await app.pool.query("select id::int, document from confirmations order by id limit 1");
  return rows[0];
}

async function letter() {
  const { id } = await first();
  const images = { read: async (publicId: string) => files.get(publicId) ?? null };
  const written = await confirmationLetter({ db: database.db, config: config(), images }, id);
  if (!written) throw new Error("There is no letter");
  return { ...written, ...writeLetter("Beste Sam,", written.parts, "Showroom") };
}

it("an order of just after midnight has the Dutch day in its mail", async () => {
  await change(
    `update confirmations set document = jsonb_set(document, '{submittedAt}', '"2026-07-05T22:30:00.000Z"')`,
  );
  expect((await letter()).text).toContain("06-07-2026");
});

it("says what happens next and whom to call", async () => {
  const { text } = await letter();
  expect(text).toContain("Dit is een aanvraag. Er is nog niets besteld.");
  expect(text).toMatch(/Wat er nu gebeurt\n {2}1\. Uw keuzes zijn doorgegeven.*\n {2}2\. U krijgt een offerte/);
  const { rows } = await app.pool.query("select document -> 'showroom' ->> 'phone' as phone from projects limit 1");
  expect(text).toContain(`: ${rows[0].phone.replaceAll(" ", "\u00a0")}`);
});

it("names what differs from the standard, and counts the rest in one line", async () => {
  const { document } = await first();
  const { text } = await letter();
  for (const { title, lines } of document.pages) {
    const part = text.slice(text.indexOf(`\n${title}\n`) + 1).split("\n\n")[0] ?? "";
    const standard = lines.filter((line) => line.isStandard && line.totalPrice === 0).length;
    const told = lines.length - standard;
    expect(part.split("\n"), title).toHaveLength(1 + told + Math.min(standard, 1) + (told > 1 ? 1 : 0));
    if (standard > 1) expect(part).toContain(`${standard} onderdelen zijn standaard: Inbegrepen`);
  }
  expect(text).not.toContain("€ 0,00");
});

it("has the pictures that are kept, each once, and none of a file that is lost", async () => {
  const { id, document } = await first();
  const attached = async () => (await (await letter()).attachments?.()) ?? [];
  const { reference } = document;
  const request = `aanvraag-${reference.toLowerCase()}.pdf`;
  expect((await attached()).map(({ name }) => name)).toEqual([request]);
  const rooms = document.pages.filter(({ roomName }) => roomName !== null);
  const [kept, lost] = rooms.map(({ pageId }) => ({ pageId, hash: randomBytes(32) }));
  for (const { pageId, hash } of [kept, lost].flatMap((one) => one ?? []))
    await change(
      `insert into confirmation_pictures (confirmation_id, page_id, revision, scene, hash, width, height, kept_at)
       values ($1, $2, 1, '{}', $3, 1600, 900, now())
       on conflict (confirmation_id, page_id) do update set hash = excluded.hash, width = 1600, height = 900, kept_at = now()`,
      [id, pageId, hash],
    );
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#789" } }).jpeg();
  files.set(keptPictureId(kept?.hash.toString("hex") ?? ""), await picture.toBuffer());
  const { html, text } = await letter();
  const [{ content, cid, name } = {}, ...others] = await attached();
  expect(name).toBe(`${rooms[0]?.title}.jpg`);
  expect(others.map((one) => one.name)).toEqual([request]);
  expect(html.split(`src="cid:${cid}"`)).toHaveLength(2);
  expect(html).toContain(`alt="${rooms[0]?.title} met uw keuzes"`);
  expect(text).not.toContain("cid:");
  expect((await sharp(content).metadata()).width).toBe(1200);
});

it("waits for the pictures of a submission of just now, two minutes at most", async () => {
  const { id } = await first();
  const tools = { db: database.db, config: config() };
  const at = new Date("2026-11-28T12:00:00Z");
  await change("update confirmations set confirmed_at = $2 where id = $1", [id, at]);
  await change("delete from confirmation_pictures");
  setClock(() => at.getTime());
  expect(await awaitsPictures(tools, id)).toBe(false);
  await change(
    "insert into confirmation_pictures (confirmation_id, page_id, revision, scene) values ($1, 1, 1, '{}')",
    [id],
  );
  expect(await awaitsPictures(tools, id)).toBe(true);
  expect(await awaitsPictures({ ...tools, config: { ...tools.config, renderUrl: null } }, id)).toBe(false);
  setClock(() => at.getTime() + 2 * MINUTE - 1);
  expect(await awaitsPictures(tools, id)).toBe(true);
  setClock(() => at.getTime() + 2 * MINUTE);
  expect(await awaitsPictures(tools, id)).toBe(false);
});
