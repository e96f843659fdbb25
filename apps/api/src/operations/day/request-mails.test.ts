import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getRequestMails, setRequestMails } from "@showroom/api-contract/endpoints/day";
import type { RequestMails } from "@showroom/domain/staff/day-item";
import { sendRequestDigest, tellRequests } from "../../day/request-mails.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import type { Mail } from "../../mail/mailer.ts";
import { openBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { ADVISOR, BUYER, OTHER_ADVISOR, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { testConfig } from "../../testing/test-environment.ts";

let app: TestApp;
let database: DatabaseHandle;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

const want = async (email: string, requestMails: RequestMails): Promise<void> => {
  const staff = await app.signedIn(email);
  await staff.call(setRequestMails, { body: { requestMails } });
  expect((await staff.call(getRequestMails, {})).body).toEqual({ requestMails });
};

it("mails each request to who wants that, and one letter a day to who wants that", async () => {
  await want(ADVISOR, "each");
  await want(OTHER_ADVISOR, "each");
  await want(PROJECT_ADMIN, "daily");
  const mails: Mail[] = [];
  const queued: number[] = [];
  const tools = {
    ...database,
    config: testConfig({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.url }),
    mailer: { send: async (mail: Mail): Promise<void> => void mails.push(mail) },
    jobs: {
      failed: { list: async () => [], retry: async () => undefined, discard: async () => undefined },
      send: async (_name: string, data: object): Promise<void> => {
        if ("userId" in data) queued.push(Number(data.userId));
      },
      work: async () => undefined,
      stop: async () => undefined,
    },
  };
  // What was handed in before somebody wanted a letter is not told.
  await tellRequests(tools);
  expect(queued).toEqual([]);

  const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  expect((await buyer.save(buyer.everything(), 0, "quote")).status).toBe(200);
  const sent = await vi.waitFor(
    async () => {
      const found = (await app.mails(0)).filter((mail) => mail.includes(`To: ${ADVISOR}`));
      expect(found).toHaveLength(1);
      return found[0] ?? "";
    },
    { timeout: 15_000 },
  );
  expect(sent).toContain(`Reply-To: ${BUYER}`);
  expect((await app.mails(0)).some((mail) => mail.includes(`To: ${OTHER_ADVISOR}`))).toBe(false);

  await tellRequests(tools);
  expect(queued).toEqual([await userId(app.pool, PROJECT_ADMIN)]);
  await sendRequestDigest(tools, queued[0] ?? 0);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: PROJECT_ADMIN, subject: "Een nieuwe aanvraag" });
  expect(mails[0]?.text).toContain("De Lindehof, bouwnummer 12, Sanne de Wit");
  expect(mails[0]?.text).toContain(`${app.url}/admin?soort=request`);
  await sendRequestDigest(tools, queued[0] ?? 0);
  await tellRequests(tools);
  expect([mails.length, queued.length]).toEqual([1, 1]);
});
