import { afterAll, beforeAll, expect, it } from "vitest";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { pathOf } from "../../testing/test-client.ts";
import { openBuyer } from "../../testing/buyer.ts";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Bytes of JSON; the same page without tables has 938,000. */
const LARGEST = 350_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("sends every page of the demo project in at most 350 KB", async () => {
  const { client, houseTypeId, pages } = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const sizes = await Promise.all(
    pages.map(async ({ id }) => {
      const { text } = await client.raw("GET", pathOf(getPage, { params: { houseTypeId, pageId: id } }));
      return Buffer.byteLength(text);
    }),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(LARGEST / 2);
  expect(Math.max(...sizes)).toBeLessThan(LARGEST);
});

it("sends the page in the encoding that the client accepts, and nothing when the client has it", async () => {
  const { client, houseTypeId, page } = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const path = pathOf(getPage, { params: { houseTypeId, pageId: page("bathroom").id } });
  const compressed = await client.raw("GET", path, { headers: { "accept-encoding": "br" } });
  const plain = await client.raw("GET", path, { headers: { "accept-encoding": "identity" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(compressed.text).toBe(plain.text);
  const etag = plain.headers.get("etag") ?? "";
  const again = await client.raw("GET", path, { headers: { "if-none-match": etag } });
  expect([again.status, again.text]).toEqual([304, ""]);
});
