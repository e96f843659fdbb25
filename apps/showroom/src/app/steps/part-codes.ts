import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";
import { whenIdle } from "../../shared/browser/when-idle.ts";
import { sidebarPart } from "./sidebar-part.tsx";
import type { PartCode } from "./sidebar-part.tsx";

/** Milliseconds after which the parts are loaded even if the browser was never idle. */
const LONGEST_WAIT = 5_000;

/** The code of every part of the sidebar. */
export const PARTS: Readonly<Record<SidebarPart, PartCode>> = {
  start: sidebarPart(async () => (await import("../../features/configurator/start-tab.tsx")).StartTab),
  tiles: sidebarPart(async () => (await import("../../features/tiles/tiles-tab.tsx")).TilesTab),
  products: sidebarPart(async () => (await import("../../features/sanitary/products-tab.tsx")).ProductsTab),
  result: sidebarPart(async () => (await import("./result-page.tsx")).ResultPage),
  "copy-choices": sidebarPart(
    async () => (await import("../../features/copy-choices/copy-choices-sidebar.tsx")).CopyChoicesSidebar,
  ),
  floors: sidebarPart(async () => (await import("../../features/floors/floors-sidebar.tsx")).FloorsSidebar),
  topview: sidebarPart(async () => (await import("../../features/topview/top-view-tab.tsx")).TopViewTab),
};

/** Loads all parts, one after another, when the browser is idle: they then open without a connection too. */
export async function loadAllParts(): Promise<void> {
  for (const part of Object.values(PARTS)) {
    await whenIdle(LONGEST_WAIT);
    await part.load();
  }
}
