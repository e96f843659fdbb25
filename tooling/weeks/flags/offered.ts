/** The screen offers what the project offers: its tabs, options and prices, and nothing else. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Invariant } from "../invariants/invariant.ts";
import { hasModal } from "../steps/controls.ts";

/** Pages with tabs to choose on. */
const ROOM = /\/stap\/\d+\/(start|tegels|sanitair|resultaat)$/;
const TILES = /\/stap\/\d+\/tegels$/;

export const offeredOnly = ({ project }: Bundle): Invariant => ({
  name: "the screen offers what the project offers",
  check: async ({ after }) => {
    const found: string[] = [];
    for (const { tab, path, text } of after.tabs) {
      if (!ROOM.test(path) || (await hasModal(tab.page))) continue;
      const tabs = await tab.page.getByRole("navigation", { name: /^Onderdelen van/ }).innerText();
      const expect = (what: string, isThere: boolean, shouldBe: boolean): void => {
        if (isThere !== shouldBe) found.push(`${path}: "${what}" is ${isThere ? "there" : "missing"}`);
      };
      expect("Tegels", tabs.includes("Tegels"), project.hasTiles);
      expect("Sanitair", tabs.includes("Sanitair"), project.hasSanitary);
      if (!TILES.test(path)) continue;
      expect("Tegelopties", text.includes("Tegelopties"), project.hasTileOptions);
      expect("/ m²", /\/ m²/.test(text), !project.hideTilePrices);
    }
    return found;
  },
});
