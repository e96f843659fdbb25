import { expect, test } from "vitest";
import { introductionOf } from "./introduction.ts";
import type { PageType } from "../model/page.ts";

const introduction = (type: PageType, pageText = "<p>Pagina</p>") =>
  introductionOf({ type, introText: "<p>Inleiding</p>", pageText });

test.each(["content", "standard"] as const)("the text of a %s page is its own, or else its introduction", (type) => {
  expect([introduction(type), introduction(type, "")]).toEqual(["<p>Pagina</p>", "<p>Inleiding</p>"]);
});

test.each(["intro", "overview"] as const)("the text of the %s page is its introduction", (type) => {
  expect([introduction(type), introduction(type, "")]).toEqual(["<p>Inleiding</p>", "<p>Inleiding</p>"]);
});

test.each(["configurator", "topview", "floors"] as const)("a %s page has no text of its own", (type) => {
  expect([introduction(type), introduction(type, "")]).toEqual(["", ""]);
});
