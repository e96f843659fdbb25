import { afterAll, beforeAll, expect, it } from "vitest";
import { getIntroduction } from "@showroom/api-contract/endpoints/introductions";
import { demoIds } from "../../testing/demo-ids.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const introduction = async (slug: string, stepNumber: number): Promise<string | number> => {
  const { projectId } = await demoIds(app.pool, slug);
  const { status, body } = await app.client().call(getIntroduction, { params: { projectId, stepNumber } });
  return status === 200 ? body.text : status;
};

it("is for everybody, and only of steps without a sidebar that are the same in all house types with that step", async () => {
  expect(await introduction("de-lindehof", 1)).toContain("<p>");
  expect(await introduction("de-lindehof", 3), "a bathroom").toBe(404);
  expect(await introduction("de-lindehof", 6), "the summary of some, the floors of others").toBe(404);
  expect(await introduction("de-lindehof", 7), "the summary of the largest house type").toContain("gekozen");
  expect(await introduction("de-lindehof", 8)).toBe(404);
});

it("of a concept project is not public", async () => {
  expect(await introduction("buitenrand", 1)).toBe(404);
});
