import { memo, useCallback, useDeferredValue } from "react";
import { SaveStatus } from "@showroom/ui/feedback/save-status/save-status";
import { SkipLink } from "@showroom/ui/layout/skip-link/skip-link";
import { StepBar } from "@showroom/ui/showroom/step-bar/step-bar";
import { TopBar } from "@showroom/ui/showroom/top-bar/top-bar";
import { UndoRedo } from "@showroom/ui/showroom/undo-redo/undo-redo";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { nextStep } from "@showroom/domain/steps/step-sequence";
import { AccountMenu } from "../../shared/account/account-menu.tsx";
import { historyOf, isLocked } from "../../shared/choices/choices-state.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { projectPaths, showroomPaths } from "../../pages/links.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { stepTexts } from "../steps/texts.ts";

/** Pages without choices. They have no undo, and the top bar shows the total because they have no price bar. */
const WITHOUT_CHOICES = new Set(["intro", "overview"]);

/** The status of saving. Like the buttons beside it, it is updated after the choice itself is shown. The foot reports failures. */
function Status() {
  const { store } = useShowroom();
  const save = useDeferredValue(useChoices(store, (state) => state.save));
  const changed = useDeferredValue(useChoices(store, (state) => state.revision > 0));
  // A preview saves nothing.
  if (!changed || viewing?.kind === "preview" || save.kind === "conflict" || save.kind === "moved") return null;
  return <SaveStatus state={save.kind} onRetry={store.retry} withoutFailures />;
}

function History() {
  const { store, page } = useShowroom();
  const canUndo = useDeferredValue(useChoices(store, (state) => historyOf(state, page.id).canUndo && !isLocked(state)));
  const canRedo = useDeferredValue(useChoices(store, (state) => historyOf(state, page.id).canRedo && !isLocked(state)));
  const undo = useCallback(() => store.undo(page), [store, page]);
  const redo = useCallback(() => store.redo(page), [store, page]);
  return <UndoRedo onUndo={canUndo ? undo : undefined} onRedo={canRedo ? redo : undefined} />;
}

/** Separate from the top bar, which renders again at every new price. */
const Steps = memo(function Steps() {
  const { project, steps, step } = useShowroom();
  const following = steps.find((candidate) => candidate.stepNumber === step.stepNumber + 1);
  const next = nextStep(steps, step.stepNumber);
  return (
    <StepBar
      steps={steps.map((candidate) => ({
        id: String(candidate.page.id),
        label: candidate.page.subtitle || candidate.page.title,
        href: candidate.status === "locked" ? undefined : showroomPaths.step(project.slug, candidate.stepNumber),
        current: candidate.active,
        completed: candidate.status === "completed",
        unavailableReason: candidate.lockedBy
          ? stepTexts.lockedBy(candidate.lockedBy.subtitle || candidate.lockedBy.title)
          : undefined,
      }))}
      next={
        following && {
          label: following.page.subtitle || following.page.title,
          href: next ? showroomPaths.step(project.slug, next.stepNumber) : undefined,
        }
      }
    />
  );
});

// Constant elements, so that a new price does not render them again.
const STEPS = <Steps />;
const STATUS = <Status />;
const HISTORY = <History />;
const ACCOUNT = <AccountMenu />;

/** The top bar: the steps, the status of saving, undo and redo, and the account. */
export function StepHead() {
  const { project, houseType, page, store } = useShowroom();
  const cost = useCostView();
  const buildNumber = useChoices(store, (state) => state.server.buildNumber);
  return (
    <div data-print="hide">
      <SkipLink targetId="inhoud" />
      <TopBar
        projectName={project.name}
        projectHref={projectPaths.landing(project.slug)}
        // Staff have no building number.
        home={buildNumber === "" ? houseType.name : stepTexts.home(buildNumber)}
        homeDetail={buildNumber === "" ? undefined : houseType.name}
        steps={STEPS}
        status={STATUS}
        actions={WITHOUT_CHOICES.has(page.type) ? undefined : HISTORY}
        account={ACCOUNT}
        total={
          WITHOUT_CHOICES.has(page.type)
            ? {
                // The page below lists the amounts that add up to this total.
                amount: cost ? EXACT_AMOUNTS.euro(cost.cost.totalPrice) : undefined,
                indicative: cost ? hasIndicativeLines(cost.cost.pageCosts) : !project.hasHardPrices,
              }
            : undefined
        }
      />
    </div>
  );
}
