/** The routes below `projects/{slug}/digitale-showroom`, which are loaded with the showroom's code. */
import type { RouteObject, UIMatch } from "react-router";
import { SIDEBAR_SEGMENTS } from "../shared/paths/showroom-paths.ts";
import type { SidebarPart } from "../shared/paths/showroom-paths.ts";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { MainPage } from "./steps/main-page.tsx";
import { StepLayout } from "./step-layout/step-layout.tsx";
import { isOtherStep, loadPart, loadResume, loadStep } from "./steps/step-loader.ts";
import type { StepData } from "./steps/step-loader.ts";
import { stepTexts } from "./steps/texts.ts";

const titleOfStep = (match: UIMatch): string => (match.loaderData as StepData | undefined)?.page.title ?? "";

const stepTitle: RouteHandle = { title: (match) => stepTexts.stepTitle(titleOfStep(match)) };

type Load = () => Promise<NonNullable<RouteObject["Component"]>>;

/** The route of a sidebar part. A change of its filter or search does not run the loader again. */
const part = (name: SidebarPart, load: Load, children: RouteObject[] = []): RouteObject => ({
  path: SIDEBAR_SEGMENTS[name],
  lazy: { Component: load },
  loader: (args) => loadPart(name, args),
  shouldRevalidate: isOtherStep,
  children,
});

export const showroomRoutes: RouteObject[] = [
  { index: true, loader: loadResume },
  {
    path: "stap/:stepIndex",
    id: "step",
    loader: loadStep,
    shouldRevalidate: isOtherStep,
    handle: stepTitle,
    Component: StepLayout,
    children: [
      {
        index: true,
        loader: (args) => loadPart(null, args),
        Component: MainPage,
      },
      part("start", async () => (await import("../features/configurator/start-tab.tsx")).StartTab),
      part("tiles", async () => (await import("../features/tiles/tiles-tab.tsx")).TilesTab),
      part("products", async () => (await import("../features/sanitary/products-tab.tsx")).ProductsTab),
      part("result", async () => (await import("./steps/result-page.tsx")).ResultPage),
      part(
        "copy-choices",
        async () => (await import("../features/copy-choices/copy-choices-sidebar.tsx")).CopyChoicesSidebar,
      ),
      part("floors", async () => (await import("../features/floors/floors-sidebar.tsx")).FloorsSidebar),
      part("topview", async () => (await import("../features/topview/top-view-tab.tsx")).TopViewTab, [
        { path: ":imageId", element: null },
      ]),
    ],
  },
];
