import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoIds, type DemoIds } from "../testing/demo-ids.ts";
import { BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";
import type { TestClient } from "../testing/test-client.ts";

let app: TestApp;
let client: TestClient;
let ids: DemoIds;
beforeAll(async () => {
  app = await startTestApp();
  client = await app.signedIn(BUYER);
  ids = await demoIds(app.pool, "de-lindehof");
});
afterAll(() => app.stop());

const QUESTION = "/api/conversion/forms/project-question";
const question = (changes: object = {}) => ({
  project: { id: ids.projectId },
  name: "Jan",
  email: "jan@voorbeeld.example",
  phoneNumber: "+31 (0)6 12345678",
  remarks: "Kan dat?",
  ...changes,
});

const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("bodies that are refused before parsing", () => {
  it.each<[string, string, number, string]>([
    ["no JSON", "{", 400, "malformed-request"],
    ["nothing", "", 422, "request-invalid"],
    ["33 levels deep", nested(33), 400, "malformed-request"],
    ["a hundred thousand levels deep", nested(100_000), 400, "malformed-request"],
    ["__proto__", '{"__proto__":{"isAdmin":true}}', 400, "malformed-request"],
    ["constructor.prototype", '{"constructor":{"prototype":{"isAdmin":true}}}', 400, "malformed-request"],
    ["an array", "[]", 422, "request-invalid"],
    ["more than 256 KiB", JSON.stringify({ remarks: "a".repeat(256 * 1024) }), 413, "payload-too-large"],
  ])("refuses %s", async (_, body, status, code) => {
    const answer = await client.raw("POST", QUESTION, { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, status });
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  });

  it.each(["text/plain", "application/xml", "multipart/form-data; boundary=x"])("refuses %s", async (type) => {
    const answer = await client.raw("POST", QUESTION, {
      body: JSON.stringify(question()),
      headers: { "content-type": type },
    });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: "unsupported-media-type" });
  });
});

describe("fields that are refused", () => {
  it.each<[string, object, (string | number)[]]>([
    ["NUL", { remarks: "a\u0000b" }, []],
    ["half a surrogate pair", { remarks: "a\ud800b" }, []],
    ["an unknown field", { admin: true }, ["body"]],
    ["no e-mail address", { email: "jan" }, ["body", "email"]],
    ["a telephone number with letters", { phoneNumber: "bel mij" }, ["body", "phoneNumber"]],
    ["an empty remark", { remarks: "  " }, ["body", "remarks"]],
    ["an endless remark", { remarks: "a".repeat(5_001) }, ["body", "remarks"]],
    ["a number as name", { name: 5 }, ["body", "name"]],
    ["a fraction as id", { project: { id: 1.5 } }, ["body", "project", "id"]],
    ["an id past 32 bits", { project: { id: 2 ** 31 } }, ["body", "project", "id"]],
  ])("refuses %s and stores nothing", async (_, changes, path) => {
    const answer = await client.raw("POST", QUESTION, { body: JSON.stringify(question(changes)) });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "request-invalid", ...(path.length > 0 ? { issues: [{ path }] } : {}) });
    const { rows } = await app.pool.query("select 1 from contact_questions");
    expect(rows).toHaveLength(0);
  });
});

describe("addresses", () => {
  it.each([
    ["/api/project-choices/abc", 404],
    ["/api/project-choices/0", 404],
    ["/api/project-choices/-1", 404],
    ["/api/project-choices/99999999999", 404],
    ["/api/project-choices/1%00", 422],
    ["/api/project-choices/%E0%A4%A", 400],
    ["/api/projects/slug/..%2f..%2fetc", 404],
    ["/api/bestaat-niet", 404],
    ["/api/", 404],
  ])("answers %s with %i", async (path, status) => {
    const answer = await client.raw("GET", path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
  });

  it("validates queries", async () => {
    const path = `/api/project-choices/${ids.projectId}/copy-choices`;
    for (const query of ["", "?toPage=x", "?toPage=0", "?toPage=1&toPage=2"]) {
      expect((await client.raw("GET", `${path}${query}`)).body, query).toMatchObject({ code: "request-invalid" });
    }
  });
});

describe("CSRF", () => {
  it("requires the cookie's value in the header for every change", async () => {
    const path = `/api/project-choices/${ids.projectId}`;
    for (const headers of [
      {},
      { cookie: "XSRF-TOKEN=abc" },
      { "x-xsrf-token": "abc" },
      { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" },
    ]) {
      const answer = await client.raw("PUT", path, { body: "{}", withoutCsrf: true, headers });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: "csrf-token-invalid" });
    }
    expect((await client.raw("PUT", path, { body: "{}" })).status).toBe(422);
    expect((await client.raw("GET", path, { withoutCsrf: true })).status).toBe(200);
  });

  it("protects sign-in against other sites, but not programs", async () => {
    const body = JSON.stringify({ client_id: "showroom", grant_type: "refresh_token", refresh_token: "x" });
    const elsewhere = await client.raw("POST", "/oauth/token", {
      body,
      withoutCsrf: true,
      headers: { origin: "https://elders.example" },
    });
    expect(elsewhere.status).toBe(403);
    expect((await client.raw("POST", "/oauth/token", { body, withoutCsrf: true })).body).toMatchObject({
      error: "invalid_grant",
    });
  });
});

describe("a question from the contact page", () => {
  it("is stored and mailed to the showroom, as plain text", async () => {
    const answer = await client.raw("POST", QUESTION, {
      body: JSON.stringify(question({ remarks: "<script>alert(1)</script>" })),
    });
    expect(answer.status).toBe(202);
    const [mail = ""] = await app.mails(1);
    expect(mail).toContain("To: info@showroom.example");
    expect(mail).toContain("Reply-To: jan@voorbeeld.example");
    expect(mail.replaceAll("=\n", "")).toContain("&lt;script&gt;");
    const { rows } = await app.pool.query("select name, remarks from contact_questions");
    expect(rows).toEqual([{ name: "Jan", remarks: "<script>alert(1)</script>" }]);
  });

  it("is rate limited", async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1)
      statuses.push((await client.raw("POST", QUESTION, { body: "{}" })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
