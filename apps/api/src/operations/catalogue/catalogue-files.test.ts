import { afterAll, beforeAll, expect, it } from "vitest";
import { checkCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { downloadCatalogue, downloadTemplate } from "@showroom/api-contract/endpoints/catalogue-files";
import { createProject } from "@showroom/api-contract/endpoints/new-project";
import { ADMIN, ADVISOR, BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
let projectId: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'leegveld'");
  projectId = rows[0]?.id ?? 0;
});
afterAll(() => app.stop());

/** What a member of staff downloads, ready to be uploaded. */
async function downloaded(path: string, client = admin): Promise<File> {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${client.tokens.access}` } });
  expect(response.status).toBe(200);
  const [, fileName = ""] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return new File([new Uint8Array(await response.arrayBuffer())], fileName);
}

it("the template is a project that can be made as it is", async () => {
  for (const format of ["xlsx", "zip"] as const) {
    const file = await downloaded(pathOf(downloadTemplate, { params: { format } }));
    expect(file.name).toBe(`catalogus.${format}`);
    const body = { file, slug: "van-sjabloon", name: "Van sjabloon", showroomId: null, dryRun: true, agreed: false };
    const { findings, difference } = (await admin.call(createProject, { body })).body;
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    expect(difference?.outcome).toBe("new");
  }
});

it("the catalogue on show comes back as it is, with its pictures in a zip", { timeout: 60_000 }, async () => {
  const params = { projectId };
  for (const format of ["xlsx", "zip"] as const) {
    const file = await downloaded(pathOf(downloadCatalogue, { params: { projectId, format } }));
    expect(file.name).toBe(`catalogus-leegveld.${format}`);
    const { findings, difference } = (await admin.call(checkCatalogue, { params, body: { file } })).body;
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    expect(difference).toMatchObject({ details: [], removals: [], buyers: [] });
  }
});

it("the template is for staff, a catalogue for who may change it", async () => {
  const template = pathOf(downloadTemplate, { params: { format: "xlsx" } });
  const catalogue = pathOf(downloadCatalogue, { params: { projectId, format: "xlsx" } });
  const buyer = await app.signedIn(BUYER);
  const advisor = await app.signedIn(ADVISOR);
  expect(await buyer.status("GET", template)).toBe(403);
  expect(await advisor.status("GET", template)).toBe(200);
  expect(await advisor.status("GET", catalogue)).toBe(404);
});
