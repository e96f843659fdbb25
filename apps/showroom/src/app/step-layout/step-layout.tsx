import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { NavigationType, Outlet, useLoaderData, useLocation, useNavigate, useNavigationType } from "react-router";
import { ScrollIndicator } from "@showroom/ui/feedback/scroll-indicator/scroll-indicator";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Surface } from "@showroom/ui/layout/surface/surface";
import type { PageOutline } from "@showroom/domain/model/page";
import { lastConfirmedOrder, stepSequence } from "@showroom/domain/steps/step-sequence";
import { pageAfter, stepNumberOf } from "@showroom/domain/steps/step-number";
import type { Step } from "@showroom/domain/steps/step-sequence";
import { contentShown } from "../../timeline/first-view.ts";
import type { Rooms } from "../../shared/choices/choices-state.ts";
import { useWarmUp } from "../../timeline/use-warm-up.ts";
import { lazyPart, loadAllParts } from "../../timeline/lazy-part.tsx";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { AtRest } from "./at-rest.tsx";
import { useAfterFirstView } from "../../shared/choices/use-pages.ts";
import { showroomPaths } from "../../pages/links.ts";
import { pictures } from "../../shared/pictures/room-pictures.ts";
import { PriceProvider } from "./price-provider.tsx";
import { RoomProvider } from "./room-provider.tsx";
import { ShowroomContext, useShowroom } from "../../shared/step-view/use-showroom.ts";
import type { ShowroomView } from "../../shared/step-view/use-showroom.ts";
import { LockedNotice } from "./locked-notice.tsx";
import { MediaPane } from "./media-pane.tsx";
import { StepFoot } from "./step-foot.tsx";
import { StepHead } from "./step-head.tsx";
import { SidebarTabs, useSidebarPart } from "./sidebar-tabs.tsx";
import { isWide } from "../../pages/steps.ts";
import { fetchOtherSteps } from "../steps/step-loader.ts";
import { useFirstPicturesOnce } from "../../start/use-first-pictures.ts";
import type { StepData } from "../steps/step-loader.ts";
import styles from "./step-layout.module.css";

const { Lazy: SaveDialog } = lazyPart(async () => (await import("../conflicts/save-dialog.tsx")).SaveDialog);
const { Lazy: StepNotices } = lazyPart(async () => (await import("./step-notices.tsx")).StepNotices);

/** Selects the steps from the choices. The array is the same until another page is confirmed. */
function stepSelector(
  pages: readonly PageOutline[],
  stepNumber: number,
): (state: { readonly rooms: Rooms }) => readonly Step[] {
  let known: { readonly confirmed: number; readonly steps: readonly Step[] } | null = null;
  return ({ rooms }) => {
    const confirmed = lastConfirmedOrder(pages, rooms);
    if (known?.confirmed !== confirmed) known = { confirmed, steps: stepSequence(pages, rooms, stepNumber) };
    return known.steps;
  };
}

/** The view of the present step. The object does not change when the buyer chooses something. */
function useView({ store, page, stepNumber }: StepData): ShowroomView {
  const navigate = useNavigate();
  const { project, houseType } = store;
  const steps = useChoices(
    store,
    useMemo(() => stepSelector(houseType.pages, stepNumber), [houseType.pages, stepNumber]),
  );
  const goToPage = useCallback(
    async (pageId: number) => {
      const target = houseType.pages.find((candidate) => candidate.id === pageId);
      if (target) await navigate(showroomPaths.step(project.slug, stepNumberOf(target)));
    },
    [houseType, navigate, project.slug],
  );
  return useMemo(() => {
    const step = steps.find((candidate) => candidate.active);
    if (step === undefined) throw new Error(`Step ${stepNumber} is not among the house type's pages`);
    const confirmAndContinue = async (): Promise<void> => {
      await store.confirm(page);
      const next = pageAfter(houseType.pages, page);
      if (next) await goToPage(next.id);
    };
    return { project, houseType, store, steps, step, page, goToPage, confirmAndContinue };
  }, [project, houseType, store, steps, stepNumber, page, goToPage]);
}

/** The layout of a step: top bar, picture, sidebar with tabs and price bar. */
export function StepLayout() {
  const data = useLoaderData<StepData>();
  const { store } = data;
  const view = useView(data);
  useWarmUp(
    useCallback(async () => {
      await Promise.all([fetchOtherSteps(store), loadAllParts()]);
    }, [store]),
  );
  useFirstPicturesOnce(data.stepNumber);
  // Connects before the first room requests its picture.
  useEffect(() => pictures.connect(), []);
  return (
    <ShowroomContext value={view}>
      <PriceProvider>
        <RoomProvider>
          <Frame />
        </RoomProvider>
      </PriceProvider>
    </ShowroomContext>
  );
}

/**
 * Scrolls another part to its top, in the sidebar or the window, depending on which one scrolls. Going back keeps the
 * window's scroll position.
 */
function useScrollToTop(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const part = useSidebarPart();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (element.current !== null) element.current.scrollTop = 0;
    // No smooth scrolling, which would show the new part scrolling past.
    if (!wentBack) window.scrollTo({ top: 0, behavior: "instant" });
  }, [part, wentBack]);
  return element;
}

/** Changes when a link in the picture is followed. The choices then open anew, at what the link leads to. */
function useFollowed(): number | undefined {
  const { followed } = Object(useLocation().state) as { readonly followed?: number };
  const [last, setLast] = useState(followed);
  if (followed !== undefined && followed !== last) setLast(followed);
  return last;
}

/** Reports that the content beside it is on the screen. Within a `Suspense` this happens once everything in it has loaded. */
function ContentShown() {
  useEffect(contentShown, []);
  return null;
}

/** The code of these notices is loaded when there is something to tell, or else after the first view: dates may close a part. */
function Notices() {
  const { store } = useShowroom();
  const part = useSidebarPart();
  const isAtRest = useAfterFirstView();
  const tells = useChoices(
    store,
    ({ lostChange, strandedDraft, moved, server }) =>
      lostChange ||
      strandedDraft !== null ||
      moved !== null ||
      server.reopened !== null ||
      server.isPrepared === true ||
      server.catalogueChanges.length > 0,
  );
  return (
    (tells || isAtRest) && (
      <Suspense>
        <StepNotices className={styles["locked"]} sidebarPart={part} />
      </Suspense>
    )
  );
}

const Frame = memo(function Frame() {
  const { page, store } = useShowroom();
  const isUnsaved = useChoices(store, ({ save }) => save.kind === "conflict" || save.kind === "moved");
  const wide = isWide(page.type);
  const sidebar = useScrollToTop();
  const followed = useFollowed();
  return (
    <>
      <div className={styles["showroom"]} data-wide={wide || undefined}>
        <StepHead />
        {wide ? (
          <main id="inhoud" tabIndex={-1} className={styles["wide"]}>
            <Notices />
            <Outlet />
            <ContentShown />
          </main>
        ) : (
          <main id="inhoud" tabIndex={-1} className={styles["split"]}>
            <MediaPane key={page.id} />
            <Surface as="section" line="beside" ref={sidebar} className={styles["sidebar"]}>
              <SidebarTabs />
              <LockedNotice />
              <Notices />
              <div className={styles["content"]} key={`${page.id} ${followed}`}>
                <Suspense fallback={<Spinner patient />}>
                  <Outlet />
                  <ContentShown />
                </Suspense>
              </div>
              <AtRest part="consequences" />
            </Surface>
            <ScrollIndicator target={sidebar} className={styles["more"]} />
          </main>
        )}
        <StepFoot wide={wide} />
      </div>
      <Suspense>{isUnsaved && <SaveDialog />}</Suspense>
    </>
  );
});
