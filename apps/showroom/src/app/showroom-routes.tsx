/** The routes below `projects/{slug}/digitale-showroom`, which are loaded with the showroom's code. */
import type { RouteObject, UIMatch } from "react-router";
import { SIDEBAR_SEGMENTS } from "../pages/links.ts";
import type { SidebarPart } from "../pages/links.ts";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { MainPage } from "./steps/main-page.tsx";
import { StepLayout } from "./step-layout/step-layout.tsx";
import { PARTS } from "./steps/part-codes.ts";
import { PartError, StepError } from "./steps/awaited-step.tsx";
import { isOtherStep, loadPart, loadResume, loadStep } from "./steps/step-loader.ts";
import type { StepData } from "./steps/step-loader.ts";
import { stepTexts } from "./steps/texts.ts";

const titleOfStep = (match: UIMatch): string => (match.loaderData as StepData | undefined)?.page.title ?? "";

const stepTitle: RouteHandle = { title: (match) => stepTexts.stepTitle(titleOfStep(match)) };

/** The route of a sidebar part. A change of its filter or search does not run the loader again. */
const part = (name: SidebarPart, children: RouteObject[] = []): RouteObject => ({
  path: SIDEBAR_SEGMENTS[name],
  Component: PARTS[name].Component,
  ErrorBoundary: PartError,
  loader: async (args) => (await Promise.all([loadPart(name, args), PARTS[name].load()]))[0],
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
    ErrorBoundary: StepError,
    children: [
      {
        index: true,
        loader: (args) => loadPart(null, args),
        Component: MainPage,
      },
      part("start"),
      part("tiles"),
      part("products"),
      part("result"),
      part("copy-choices"),
      part("floors"),
      part("topview", [{ path: ":imageId", element: null }]),
    ],
  },
];
