/** The routes below `projects/{slug}/digitale-showroom`, which are loaded with the showroom's code. */
import type { RouteObject, UIMatch } from "react-router";
import { SHOWROOM_PATH, STEP_PATH } from "../pages/step-path.ts";
import { PART_NAMES, partRow } from "../pages/steps.ts";
import type { SidebarPart } from "../pages/steps.ts";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { ProjectLayout } from "./project-layout.tsx";
import { MainPage } from "./steps/main-page.tsx";
import { StepLayout } from "./step-layout/step-layout.tsx";
import { PART_CODES } from "./steps/part-codes.ts";
import { PartError, StepError } from "./steps/step-errors.tsx";
import { isOtherStep, loadPart, loadResume, loadStep } from "./steps/step-loader.ts";
import type { StepData } from "./steps/step-loader.ts";
import { stepTexts } from "./steps/texts.ts";

const titleOfStep = (match: UIMatch): string => (match.loaderData as StepData | undefined)?.page.title ?? "";

const stepTitle: RouteHandle = { title: (match) => stepTexts.stepTitle(titleOfStep(match)) };

/** The route of a sidebar part. A change of its filter or search does not run the loader again. */
function part(name: SidebarPart): RouteObject {
  const { segment, below } = partRow(name);
  return {
    path: segment,
    Component: PART_CODES[name].Component,
    ErrorBoundary: PartError,
    loader: async (args) => (await Promise.all([loadPart(name, args), PART_CODES[name].load()]))[0],
    shouldRevalidate: isOtherStep,
    children: below === undefined ? [] : [{ path: below, element: null }],
  };
}

export const showroomRoutes: RouteObject[] = [
  { index: true, loader: loadResume },
  {
    Component: ProjectLayout,
    children: [
      { path: "offertes", lazy: () => import("../features/offers/offers-route.ts") },
      { path: "afspraak", lazy: () => import("../features/appointments/appointment-route.ts") },
      { path: "favorieten", lazy: () => import("../features/favourites/favourites-route.ts") },
      { path: "vragen", lazy: () => import("../features/questions/questions-route.ts") },
      { path: "wanden/:stepIndex", lazy: () => import("../features/elevations/elevations-route.ts") },
    ],
  },
  {
    path: STEP_PATH.slice(SHOWROOM_PATH.length + 1),
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
      ...PART_NAMES.map(part),
    ],
  },
];
