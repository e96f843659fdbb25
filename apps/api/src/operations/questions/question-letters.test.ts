import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { setPlanningWishes } from "@showroom/api-contract/endpoints/planning";
import {
  askQuestion,
  closeQuestion,
  listOwnQuestions,
  listQuestions,
  readQuestion,
  replyToQuestion,
} from "@showroom/api-contract/endpoints/questions";
import { setClock } from "@showroom/service/clock";
import { sendPlanning, sendQuestionsByDay, tellPlanning } from "../../closings/tell-planning.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { createSeal } from "../../kernel/seal.ts";
import type { Mail } from "../../mail/mailer.ts";
import { demoIds, type DemoIds } from "../../testing/demo-ids.ts";
import { ADVISOR, BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { TEST_SECRET_KEY, testConfig } from "../../testing/test-environment.ts";

const SHOWROOM = "info@showroom.example";
let app: TestApp;
let ids: DemoIds;
let database: DatabaseHandle;
let buyer: TestClient;
let staff: TestClient;
let mails: Mail[] = [];
const queued = { buyers: new Set<number>(), projects: new Set<number>() };
const tools = () => ({
  ...database,
  config: testConfig({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.url }),
  sealOf: (purpose: string) => createSeal(TEST_SECRET_KEY, purpose),
  mailer: { send: async (mail: Mail): Promise<void> => void mails.push(mail) },
  jobs: {
    failed: { list: async () => [], retry: async () => undefined, discard: async () => undefined },
    send: async (_name: string, data: object): Promise<void> => {
      if ("userId" in data) queued.buyers.add(Number(data.userId));
      if ("projectId" in data) queued.projects.add(Number(data.projectId));
    },
    work: async () => undefined,
    stop: async () => undefined,
  },
});

beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  ids = await demoIds(app.pool, "de-lindehof");
});
beforeEach(async () => {
  [buyer, staff] = [await app.signedIn(BUYER), await app.signedIn(ADVISOR)];
});
afterEach(() => setClock(null));
afterAll(async () => {
  await database.close();
  await app.stop();
});

/** Runs the hourly job and its letters. Returns the mails to the buyer and to the showroom. */
async function tell() {
  mails = [];
  queued.buyers.clear();
  queued.projects.clear();
  await tellPlanning(tools());
  for (const id of queued.buyers) await sendPlanning(tools(), id);
  for (const id of queued.projects) await sendQuestionsByDay(tools(), id);
  return { buyer: mails.filter(({ to }) => to === BUYER), showroom: mails.filter(({ to }) => to === SHOWROOM) };
}
const params = () => ({ projectId: ids.projectId });
const written = (words: string) => ({ words, key: randomUUID(), pictures: [] });
async function ask(words: string): Promise<number> {
  const about = { kind: "room", pageId: ids.pages["bathroom"] ?? 0 } as const;
  const { threadId } = (await buyer.call(askQuestion, { params: params(), body: { about, ...written(words) } })).body;
  return threadId ?? 0;
}
const answer = (threadId: number, words: string) =>
  staff.call(replyToQuestion, { params: { ...params(), threadId }, body: written(words) });
const night = () => setClock(() => Date.parse("2026-11-29T22:00:00Z"));
async function day(): Promise<void> {
  setClock(() => Date.parse("2026-11-30T09:07:00Z"));
  [buyer, staff] = [await app.signedIn(BUYER), await app.signedIn(ADVISOR)];
}

it("tells the showroom once of all questions that nobody there has seen, by day", async () => {
  await ask("Kan de wastafel hoger?");
  const second = await ask("En de spiegel?");
  const seen = await ask("Gezien");
  const closed = await ask("Gebeld");
  const { items } = (await staff.call(listQuestions, { params: params() })).body;
  const lastOf = (threadId: number) => items.find(({ id }) => id === threadId)?.messages.at(-1)?.id ?? 0;
  await staff.call(readQuestion, { params: { ...params(), threadId: seen }, body: { messageId: lastOf(seen) } });
  await staff.call(closeQuestion, { params: { ...params(), threadId: closed }, body: { messageId: lastOf(closed) } });
  night();
  expect((await tell()).showroom).toEqual([]);
  await day();
  const [letter, ...more] = (await tell()).showroom;
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("2 vragen voor De Lindehof");
  expect(letter?.text).toContain("Kan de wastafel hoger?");
  expect(letter?.text).toContain("En de spiegel?");
  expect(letter?.text).not.toContain("Gezien");
  expect(letter?.text).not.toContain("Gebeld");
  expect(letter?.text).toContain(`${app.url}/admin/projecten/de-lindehof/vragen`);
  expect((await tell()).showroom).toEqual([]);
  await answer(second, "Ja");
  expect((await tell()).showroom).toEqual([]);
});

it("tells the buyer of an answer once, unless it was read, and a press ends such mails", async () => {
  await tell();
  const threadId = await ask("Is dit mat?");
  await answer(threadId, "Nee, glans.");
  await answer(threadId, "Mat kan wel.");
  night();
  expect((await tell()).buyer).toEqual([]);
  await day();
  const [letter, ...more] = (await tell()).buyer;
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("Antwoord op uw vraag over De Lindehof");
  expect(letter?.text).toMatch(/Nee, glans\.[\s\S]*Mat kan wel\./);
  expect(letter?.text).toContain("/projects/de-lindehof/digitale-showroom/vragen");
  expect(letter?.html).toContain("Mat kan wel.");
  expect(letter?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect((await tell()).buyer).toEqual([]);

  await answer(threadId, "Tot ziens.");
  const { items } = (await buyer.call(listOwnQuestions, { params: params() })).body;
  const messageId = items.find(({ id }) => id === threadId)?.unread.at(-1) ?? 0;
  await buyer.call(readQuestion, { params: { ...params(), threadId }, body: { messageId } });
  expect((await tell()).buyer).toEqual([]);

  await buyer.call(setPlanningWishes, { params: params(), body: { isMuted: true } });
  await answer(threadId, "Ongewenst");
  expect((await tell()).buyer).toEqual([]);
  await buyer.call(setPlanningWishes, { params: params(), body: { isMuted: false } });
  expect((await tell()).buyer).toHaveLength(1);
});
