import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInStep } from "../../../testing/show-step.tsx";
import { startFakeServer } from "../../shared/choices/testing/fake-server.ts";
import { ResultTab } from "./result-tab.tsx";

beforeEach(startFakeServer);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const luxe = PAGE_IDS.wallTile.luxe;
const room = { wallTileProduct: { pageProductId: luxe, variantProjectProductId: luxe } };
const page = buildPage({ subtitle: "Badkamer", summaryTitle: "", summaryContent: "" });

test("the result has a title, a text, the chosen products with prices, and links to change them", () => {
  const html = showInStep(ResultTab, { page, room });
  expect(html).toContain("<h2>Badkamer configuratie</h2>");
  expect(html).toContain("Dit is uw badkamer zoals u haar heeft samengesteld.");
  expect(html).toMatch(/\+ € [\d.]+,/);
  expect(html.match(/href="[^"]+\/tegels"/g)?.length).toBeGreaterThan(0);
  expect(html.match(/href="[^"]+\/sanitair[?#][^"]+"/g)?.length).toBeGreaterThan(0);
});

test("the page's own title and text replace the usual ones", () => {
  const own = buildPage({ summaryTitle: "Uw bad", summaryContent: "<p>Mooi.</p>" });
  const html = showInStep(ResultTab, { page: own, room });
  expect(html).toContain("<h2>Uw bad</h2>");
  expect(html).toContain("<p>Mooi.</p>");
  expect(html).not.toContain("zoals u haar heeft samengesteld");
});

test("choices that cannot change any more have no links", () => {
  expect(showInStep(ResultTab, { page, room, locked: true })).not.toMatch(/href="[^"]+\/(tegels|sanitair)"/);
});

test("a room without any product says so", () => {
  const none = { hasTiles: false, hasSanitary: false };
  expect(showInStep(ResultTab, { page, project: none })).toContain("Er zijn geen producten gekozen.");
});
