import { buildPackage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showInStep } from "../../../testing/show-step.tsx";
import { startFakeServer } from "../../shared/choices/testing/fake-server.ts";
import { TilesTab } from "./tiles-tab.tsx";

beforeEach(startFakeServer);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The sections with a button that opens them, and whether they are open. */
const sections = (html: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*aria-expanded="(true|false)"[^>]*>(.*?)<\/button>/gs)].map(
      ([, open, label = ""]) => [label.replaceAll(/<[^>]*>/g, " ").trim(), open === "true"],
    ),
  );

test("at first the wall tiles are open with their standard tiles only, and the floor tiles are closed", () => {
  const open = sections(showInStep(TilesTab, { page: buildPage() }));
  const names = (isOpen: boolean) => Object.keys(open).filter((name) => open[name] === isOpen);
  expect(names(true)).toEqual(["Wandtegel", "Standaard"]);
  expect(names(false)).toEqual(
    expect.arrayContaining(["The Wall (mix and match)", "Luxe", "Voegkleur", "Afwerkprofiel", "Vloertegel"]),
  );
});

test("until it is known what the filters leave, tiles that are filtered or sorted wait", () => {
  const tile = /type="radio"[^>]*name="wall-tile"|name="wall-tile"[^>]*type="radio"/;
  const shown = (address: string) => showInStep(TilesTab, { page: buildPage(), address });
  expect(shown("/")).toMatch(tile);
  for (const query of [
    "meerprijs=zonder",
    "volgorde=laagste",
    "maat=wall:100x100",
    "prijs=20-30",
    "kleur=green",
    "glans=matt",
  ]) {
    const html = shown(`/?${query}`);
    expect(html, query).not.toMatch(tile);
    expect(html, query).toContain('aria-busy="true"');
  }
});

test("looks come before the filters; a page without looks, or with locked choices, has no section for them", () => {
  const page = buildPage();
  const choice = { pageProductId: PAGE_IDS.wallTile.luxe, variantProjectProductId: PAGE_IDS.wallTile.luxe };
  const withLook = {
    ...page,
    projectPackages: [...page.projectPackages, buildPackage([], { id: 9, choices: [choice] })],
  };
  const html = showInStep(TilesTab, { page: withLook });
  // Their code follows; the space of the section is there.
  expect(html.indexOf("data-looks")).toBeGreaterThan(-1);
  expect(html.indexOf("data-looks")).toBeLessThan(html.indexOf("LEGENDA"));
  expect(showInStep(TilesTab, { page })).not.toContain("data-looks");
  expect(showInStep(TilesTab, { page: withLook, locked: true })).not.toContain("data-looks");
});
