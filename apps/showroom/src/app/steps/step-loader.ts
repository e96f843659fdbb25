import { redirect } from "react-router";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { mayCopyTo } from "@showroom/domain/steps/copy-gate";
import { redirectStep, resumeStep, stepSequence } from "@showroom/domain/steps/step-sequence";
import type { Page } from "@showroom/domain/model/page";
import { confirmationQuery } from "../../features/summary/confirmation-query.ts";
import { queryClient } from "../../shared/api/api.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { isLocked } from "../../shared/choices/choices-state.ts";
import { copyQuery } from "../../shared/choices/copy-offer.ts";
import { loadChoicesStore } from "../../shared/choices/open-store.ts";
import { configuredHouseType, pageQuery } from "../../shared/choices/showroom-data.ts";
import { loadProject } from "../../shared/project/project.ts";
import { showroomPaths } from "../../shared/paths/showroom-paths.ts";
import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";
import { loadOverview } from "./main-page.tsx";
import { redirectPart } from "./parts.ts";

const slugOf = ({ params }: LoaderFunctionArgs): string => params["slug"] ?? "";

/** Without a step in the address: the first one that is not completed. */
export async function loadResume(args: LoaderFunctionArgs): Promise<never> {
  const store = await loadChoicesStore(slugOf(args));
  const step = resumeStep(stepSequence(store.houseType.pages, store.getState().rooms, 0));
  throw redirect(showroomPaths.step(slugOf(args), step?.stepNumber ?? 1));
}

export interface StepData {
  readonly store: ChoicesStore;
  readonly page: Page;
  readonly stepNumber: number;
}

/** Fetches a step's page beside the choices: it is the largest answer of all, and nearly always the one that is needed. */
async function prefetchPage(slug: string, stepNumber: number): Promise<void> {
  // A project that cannot be loaded is for the loader itself to report.
  const project = await loadProject(slug).catch(() => null);
  if (project === null) return;
  const houseType = configuredHouseType(project);
  const page = houseType.pages.find(({ order }) => order + 1 === stepNumber);
  if (page !== undefined) void queryClient.prefetchQuery(pageQuery(houseType.id, page.id));
}

/** Fetches the data and the code of the overview beside the page itself, to save two round trips. */
function prefetchOverview(store: ChoicesStore): void {
  loadOverview().catch(() => {
    // Drawing the page asks again, and says what is wrong.
  });
  const { server, submitType } = store.getState();
  if (submitType !== null) void queryClient.prefetchQuery(confirmationQuery(store.project.id, server.id));
}

/** The step of the address with its page; a step that is not there, or locked, goes to one that is open. */
export async function loadStep(args: LoaderFunctionArgs): Promise<StepData> {
  const slug = slugOf(args);
  const stepNumber = Number(args.params["stepIndex"]);
  void prefetchPage(slug, stepNumber);
  const store = await loadChoicesStore(slug);
  const steps = stepSequence(store.houseType.pages, store.getState().rooms, stepNumber);
  const elsewhere = redirectStep(steps, stepNumber);
  if (elsewhere !== null) throw redirect(showroomPaths.step(slug, elsewhere));
  const outline = steps.find((step) => step.stepNumber === stepNumber)?.page;
  if (outline === undefined) throw redirect(showroomPaths.root(slug));
  if (outline.type === "overview") prefetchOverview(store);
  const page = await queryClient.fetchQuery(pageQuery(store.houseType.id, outline.id));
  return { store, page, stepNumber };
}

/** A step is loaded once; its parts, filters and searches are not other steps. */
export function isOtherStep({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams["slug"] !== nextParams["slug"] || currentParams["stepIndex"] !== nextParams["stepIndex"];
}

/** Lets a part of the sidebar open, or goes to the one that the page and its unanswered questions ask for. */
export async function loadPart(part: SidebarPart | null, args: LoaderFunctionArgs): Promise<null> {
  const { store, page, stepNumber } = await loadStep(args);
  const { project } = store;
  const state = store.getState();
  const room = state.rooms[page.id] ?? null;
  const locked = isLocked(state);
  const asks =
    page.type === "configurator" &&
    part !== null &&
    part !== "start" &&
    !locked &&
    room?.choicesFromOtherRoom == null &&
    mayCopyTo(page.id, store.houseType.pages, state.rooms);
  // Without an answer from the server there is nothing to ask the buyer either; it is asked again at the next part.
  const copy = asks
    ? await queryClient.fetchQuery({ ...copyQuery(project.id, page.id), staleTime: 30_000 }).catch(() => null)
    : null;
  const elsewhere = redirectPart({ type: page.type, settings: project, part, copy, room, locked });
  if (elsewhere === "page") throw redirect(showroomPaths.step(project.slug, stepNumber));
  if (elsewhere !== null) throw redirect(showroomPaths.part(project.slug, stepNumber, elsewhere));
  return null;
}
