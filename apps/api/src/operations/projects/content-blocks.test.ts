import { afterAll, beforeAll, expect, it } from "vitest";
import { demoIds } from "../../testing/demo-ids.ts";
import { ADMIN, ADVISOR, BUYER, OTHER_ADVISOR, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("shows a concept block only to staff of the project", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const path = `/api/project-content-blocks/${projectId}/HOMEPAGE`;
  const statuses = async (): Promise<number[]> => {
    const clients = [
      app.client(),
      ...(await Promise.all([BUYER, OTHER_ADVISOR, ADVISOR, ADMIN].map((email) => app.signedIn(email)))),
    ];
    return await Promise.all(clients.map((client) => client.status("GET", path)));
  };
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  await app.pool.query("update content_blocks set status = 'concept' where project_id = $1", [projectId]);
  expect(await statuses()).toEqual([404, 404, 404, 200, 200]);
});
