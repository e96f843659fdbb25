import { afterAll, beforeAll, expect, it } from "vitest";
import { logOut } from "@showroom/api-contract/endpoints/session";
import { listBuyers, watchProject } from "@showroom/api-contract/endpoints/staff";
import { layLine } from "@showroom/pg-events/testing/cuttable-line";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { demoIds, type DemoIds } from "../../testing/demo-ids.ts";
import { ADVISOR, BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let ids: DemoIds;
let staff: TestClient;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  ids = await demoIds(app.pool, "de-lindehof");
  staff = await app.signedIn(ADVISOR);
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

const params = () => ({ projectId: ids.projectId });
const saveBathroom = (version: number) =>
  buyer.save({ [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") }, version);

/** Opens the event stream of the project at a process. */
async function watch(url: string) {
  const response = await fetch(`${url}${pathOf(watchProject, { params: params() })}`, {
    headers: { authorization: `Bearer ${staff.tokens.access}` },
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    readUntil: async (words: string): Promise<string> => {
      while (!text.includes(words)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`The stream ended before ${words}: ${text}`);
        text += chunk.value;
      }
      return text;
    },
    /** Resolves with the content when the server ends the stream. */
    readToEnd: async (): Promise<string> => {
      for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) text += chunk.value;
      return text;
    },
  };
}

it("sends changes of every process to staff of the project, and ends when the server stops", async () => {
  const second = await startTestApp({ databaseUrl: app.databaseUrl });
  const stream = await watch(second.url);
  await stream.readUntil("watching");
  const saved = await saveBathroom(0);
  const text = await stream.readUntil('"at"');
  expect(text).toContain("event: change");
  expect(JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? "null")).toMatchObject({
    projectId: ids.projectId,
    userId: saved.body.userId,
    version: 1,
    totalPrice: saved.body.addedCost,
    status: "configuring",
  });
  const ended = stream.readToEnd();
  await second.stop();
  await ended;
});

it("ends when its process lost the database, so that staff reconnect and reload", async () => {
  const line = await layLine(app.databaseUrl);
  const second = await startTestApp({ databaseUrl: line.url });
  const stream = await watch(second.url);
  await stream.readUntil("watching");
  await line.cut();
  const saved = await saveBathroom(1);
  await line.mend();
  expect(await stream.readToEnd()).not.toContain("event: change");
  await (await watch(second.url)).readUntil("watching");
  const elsewhere = second.client();
  elsewhere.tokens.access = staff.tokens.access;
  const { items } = (await elsewhere.call(listBuyers, { params: params(), query: {} })).body;
  expect(items.find((item) => item.userId === saved.body.userId)?.lastChangeAt).toBe(saved.body.updatedAt);
  await second.stop();
  await line.cut();
});

it("ends with the session", async () => {
  const before = staff;
  staff = await app.signedIn(ADVISOR);
  const stream = await watch(app.url);
  await stream.readUntil("watching");
  await staff.call(logOut, {});
  expect(await stream.readToEnd()).not.toContain("event: change");
  staff = before;
});
