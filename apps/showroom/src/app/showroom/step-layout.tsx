import { Suspense, useCallback, useMemo } from "react";
import { Outlet, useLoaderData, useNavigate } from "react-router";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { stepSequence } from "@showroom/domain/steps/step-sequence";
import { useCost } from "../../shared/choices/cost.ts";
import { ChoicesContext, useChoices } from "../../shared/choices/use-choices.ts";
import { showroomPaths } from "../../shared/showroom/paths.ts";
import { ShowroomContext } from "../../shared/showroom/use-showroom.ts";
import type { ShowroomView } from "../../shared/showroom/use-showroom.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ConsequenceBar } from "./consequence-bar.tsx";
import { MediaPane } from "./media-pane.tsx";
import { ShowroomFoot } from "./showroom-foot.tsx";
import { ShowroomHead } from "./showroom-head.tsx";
import { SidebarTabs } from "./sidebar-tabs.tsx";
import type { StepData } from "./step-loader.ts";
import styles from "./showroom.module.css";

const FULL_WIDTH = new Set(["intro", "overview", "content", "standard"]);

/** Everything around the parts of one step: top bar, picture, sidebar with its tabs, price bar. */
export function StepLayout() {
  const { store, page, stepNumber } = useLoaderData<StepData>();
  const navigate = useNavigate();
  const rooms = useChoices(store, (state) => state.rooms);
  const cost = useCost(store);
  const { project, houseType } = store;

  const steps = useMemo(() => stepSequence(houseType.pages, rooms, stepNumber), [houseType, rooms, stepNumber]);
  const goToPage = useCallback(
    (pageId: number) => {
      const target = houseType.pages.find((candidate) => candidate.id === pageId);
      if (target) void navigate(showroomPaths.step(project.slug, target.order + 1));
    },
    [houseType, navigate, project.slug],
  );
  const confirmAndContinue = useCallback(async () => {
    await store.confirm(page);
    const next = houseType.pages.find((candidate) => candidate.order === page.order + 1);
    if (next) goToPage(next.id);
  }, [store, page, houseType, goToPage]);

  const step = steps.find((candidate) => candidate.active);
  if (step === undefined) throw new Error(`Step ${stepNumber} is not among the house type's pages`);
  const view: ShowroomView = { project, houseType, store, steps, step, page, cost, goToPage, confirmAndContinue };
  const wide = FULL_WIDTH.has(page.type);
  const content = (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );

  return (
    <ChoicesContext value={store}>
      <ShowroomContext value={view}>
        <div className={styles["showroom"]} data-wide={wide || undefined}>
          <ShowroomHead />
          {wide ? (
            <main id="inhoud" tabIndex={-1} className={styles["wide"]}>
              {content}
            </main>
          ) : (
            <main id="inhoud" tabIndex={-1} className={styles["split"]}>
              <MediaPane />
              <section className={styles["sidebar"]}>
                <SidebarTabs />
                <ConsequenceBar />
                <div className={styles["content"]} key={page.id}>
                  {content}
                </div>
              </section>
            </main>
          )}
          {!wide && <ShowroomFoot />}
        </div>
        <ConflictDialog />
      </ShowroomContext>
    </ChoicesContext>
  );
}
