import { redirect } from "react-router";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { mayCopyTo } from "@showroom/domain/steps/copy-gate";
import { redirectStep, resumeStep, stepSequence } from "@showroom/domain/steps/step-sequence";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import type { Page } from "@showroom/domain/model/page";
import { fetchOrKnown } from "@showroom/web-app/queries/fetch-or-known";
import { confirmationQuery } from "../../features/summary/confirmation-query.ts";
import { connection, queryClient } from "../../shared/api/api.ts";
import type { ChoicesStore } from "../../shared/choices/choices-store.ts";
import { isLocked } from "../../shared/choices/choices-state.ts";
import type { ChoicesState } from "../../shared/choices/choices-state.ts";
import { copyQuery } from "../../shared/choices/copy-offer.ts";
import { loadChoicesStore } from "../../shared/choices/open-store.ts";
import { configuredHouseType, floorOfferQuery, pageQuery } from "../../shared/choices/showroom-data.ts";
import { loadProject } from "../../shared/project/project.ts";
import { showroomPaths } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import { loadMainPage } from "./main-page.tsx";
import { redirectPart } from "./parts.ts";

const slugOf = ({ params }: LoaderFunctionArgs): string => params["slug"] ?? "";

/** Without a step in the address, opens the first step that is not completed. */
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

/** Fetches the page of a step in parallel with the choices. It is the largest answer and almost always needed. */
async function prefetchPage(slug: string, stepNumber: number): Promise<void> {
  // The loader itself reports a project that cannot be loaded.
  const project = await loadProject(connection, slug).catch(() => null);
  if (project === null) return;
  const houseType = configuredHouseType(project);
  const page = pageOfStep(houseType.pages, stepNumber);
  if (page !== undefined) void queryClient.prefetchQuery(pageQuery(houseType.id, page.id));
}

/** Fetches the confirmation of submitted choices in parallel with the page of the overview. */
function prefetchConfirmation({ server, submitType }: ChoicesState): void {
  if (submitType !== null) void queryClient.prefetchQuery(confirmationQuery(server));
}

/** Fetches the pages and the floors of the other steps: they then open without a connection too. */
export async function fetchOtherSteps({ project, houseType }: ChoicesStore): Promise<void> {
  const pages = houseType.pages.map(({ id }) => queryClient.prefetchQuery(pageQuery(houseType.id, id)));
  await Promise.all([...pages, queryClient.prefetchQuery(floorOfferQuery(project, houseType.id))]);
}

/** Loads the page and the code of the step in the address. Redirects from a missing or locked step to one that is open. */
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
  if (outline.type === "overview") prefetchConfirmation(store.getState());
  const [page] = await Promise.all([
    fetchOrKnown(queryClient, pageQuery(store.houseType.id, outline.id)),
    loadMainPage(outline.type),
  ]);
  store.adopt(page);
  return { store, page, stepNumber };
}

/** Whether the navigation leads to another step. Parts, filters and searches belong to the same step. */
export function isOtherStep({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams["slug"] !== nextParams["slug"] || currentParams["stepIndex"] !== nextParams["stepIndex"];
}

/** Opens a part of the sidebar, or redirects when the page does not have it or the question whether to copy comes first. */
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
    !state.readOnly &&
    room?.choicesFromOtherRoom == null &&
    mayCopyTo(page.id, store.houseType.pages, state.rooms);
  // After a failure the buyer is not asked whether to copy; the next part fetches the offer again.
  const copy = asks
    ? await queryClient.fetchQuery({ ...copyQuery(project.id, page.id), staleTime: 30_000 }).catch(() => null)
    : null;
  const elsewhere = redirectPart({ type: page.type, settings: project, part, copy, room, locked });
  if (elsewhere === "page") throw redirect(showroomPaths.step(project.slug, stepNumber));
  if (elsewhere !== null) throw redirect(showroomPaths.part(project.slug, stepNumber, elsewhere));
  return null;
}
