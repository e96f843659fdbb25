import type { SidebarPart } from "../../pages/links.ts";
import { lazyPart } from "../../shared/lazy-part/lazy-part.tsx";
import type { PartCode } from "../../shared/lazy-part/lazy-part.tsx";

/** The code of every part of the sidebar. */
export const PARTS: Readonly<Record<SidebarPart, PartCode<object>>> = {
  start: lazyPart(async () => (await import("../../features/configurator/start-tab.tsx")).StartTab),
  tiles: lazyPart(async () => (await import("../../features/tiles/tiles-tab.tsx")).TilesTab),
  products: lazyPart(async () => (await import("../../features/sanitary/products-tab.tsx")).ProductsTab),
  result: lazyPart(async () => (await import("./result-page.tsx")).ResultPage),
  "copy-choices": lazyPart(
    async () => (await import("../../features/copy-choices/copy-choices-sidebar.tsx")).CopyChoicesSidebar,
  ),
  floors: lazyPart(async () => (await import("../../features/floors/floors-sidebar.tsx")).FloorsSidebar),
  topview: lazyPart(async () => (await import("../../features/topview/top-view-tab.tsx")).TopViewTab),
};
