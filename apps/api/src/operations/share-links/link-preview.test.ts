import { afterAll, beforeAll, expect, it } from "vitest";
import { createShareLink, getSharedView, listShareLinks } from "@showroom/api-contract/endpoints/share-links";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

/** Opens a new link as a program; returns whether it counts as viewed. */
async function isViewedBy(userAgent: string): Promise<boolean> {
  const params = { projectId: buyer.project.id };
  const { id, path } = (await buyer.client.call(createShareLink, { params })).body;
  const token = path.split("/").at(-1) ?? "";
  const view = await app.client().call(getSharedView, { params: { token } }, { "user-agent": userAgent });
  expect(view.status).toBe(200);
  const links = (await buyer.client.call(listShareLinks, { params })).body;
  return links.find((link) => link.id === id)?.lastViewedAt !== null;
}

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["WhatsApp/2.23.20.0", false],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", false],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", false],
  ["Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5", false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, true],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`, true],
])("a shared link opened by %s counts as viewed: %s", async (userAgent, isViewed) => {
  expect(await isViewedBy(userAgent)).toBe(isViewed);
});
