import { expect, test } from "vitest";
import { awaitedPage } from "./awaited-page.ts";

test.each([
  ["/", { kind: "plain" }],
  ["/algemene-voorwaarden", { kind: "plain" }],
  ["/projects/signup/abc", { kind: "plain" }],
  ["/projects/de-lindehof", { kind: "hero" }],
  ["/projects/de-lindehof/contact", { kind: "hero" }],
  ["/projects/de-lindehof/nergens", { kind: "plain" }],
  ["/projects/de-lindehof/digitale-showroom", { kind: "step", part: "wide" }],
  ["/projects/de-lindehof/digitale-showroom/stap/1", { kind: "step", part: "wide" }],
  ["/projects/de-lindehof/digitale-showroom/stap/2/topview/7", { kind: "step", part: "topview" }],
  ["/projects/de-lindehof/digitale-showroom/stap/3/sanitair", { kind: "step", part: "products" }],
])("the loading placeholder for %s is %o", (pathname, expected) => {
  expect(awaitedPage(pathname)).toEqual(expected);
});
