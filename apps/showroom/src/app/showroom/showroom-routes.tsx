/** The routes below `projects/{slug}/digitale-showroom`; they come with the showroom's code. */
import { redirect } from "react-router";
import type { LoaderFunctionArgs, RouteObject, UIMatch } from "react-router";
import type { Page } from "@showroom/domain/model/page";
import { SIDEBAR_SEGMENTS } from "../../shared/showroom/paths.ts";
import type { SidebarPart } from "../../shared/showroom/paths.ts";
import type { RouteHandle } from "../route-handle.ts";
import { StepLayout } from "./step-layout.tsx";
import { loadResume, loadStep } from "./step-loader.ts";
import type { StepData } from "./step-loader.ts";
import { showroomTexts } from "./texts.ts";

/** The sidebar part that a kind of page opens with; null: the page has no sidebar. */
const FIRST_PART: Readonly<Record<Page["type"], SidebarPart | null>> = {
  configurator: "start", topview: "topview", floors: "floors", intro: null, overview: null, content: null, standard: null,
};

async function openFirstPart(args: LoaderFunctionArgs): Promise<null> {
  const { page } = await loadStep(args);
  const part = FIRST_PART[page.type];
  if (part !== null) throw redirect(`${new URL(args.request.url).pathname.replace(/\/$/, "")}/${SIDEBAR_SEGMENTS[part]}`);
  return null;
}

const stepTitle: RouteHandle = {
  title: (match: UIMatch) => showroomTexts.stepTitle((match.loaderData as StepData | undefined)?.page.title ?? ""),
};

const part = (name: SidebarPart, lazy: RouteObject["lazy"], children?: RouteObject[]): RouteObject => ({
  path: SIDEBAR_SEGMENTS[name], ...(lazy ? { lazy } : {}), ...(children ? { children } : {}),
});

export const showroomRoutes: RouteObject[] = [
      { index: true, loader: loadResume },
      {
        path: "stap/:stepIndex",
        id: "step",
        loader: loadStep,
        handle: stepTitle,
        Component: StepLayout,
        children: [
          { index: true, loader: openFirstPart, lazy: { Component: async () => (await import("./main-page.tsx")).MainPage } },
          part("start", { Component: async () => (await import("../../features/configurator/start-tab.tsx")).StartTab }),
          part("tiles", { Component: async () => (await import("../../features/tiles/tiles-tab.tsx")).TilesTab }),
          part("products", { Component: async () => (await import("../../features/sanitary/products-tab.tsx")).ProductsTab }),
          part("result", { Component: async () => (await import("../../features/configurator/result-tab.tsx")).ResultTab }),
          part("copy-choices", { Component: async () => (await import("../../features/copy-choices/copy-choices-sidebar.tsx")).CopyChoicesSidebar }),
          part("floors", { Component: async () => (await import("../../features/floors/floors-sidebar.tsx")).FloorsSidebar }),
          part("topview", { Component: async () => (await import("../../features/topview/top-view-tab.tsx")).TopViewTab }, [{ path: ":imageId", element: null }]),
        ],
      },
];
