import { useState } from "react";
import type { StepNavigationProps } from "@showroom/ui/showroom/step-navigation/step-navigation";
import { floorStatus } from "@showroom/domain/selection/floors";
import { pageAfter, stepNumberOf } from "@showroom/domain/steps/step-number";
import { previousStep } from "@showroom/domain/steps/step-sequence";
import { backAction, firstChoices, nextAction, subSteps } from "@showroom/domain/steps/sub-steps";
import type { SubStep } from "@showroom/domain/steps/sub-steps";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { showroomPaths } from "../../pages/links.ts";
import { PARTS } from "../../pages/steps.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { stepTexts as texts } from "../steps/texts.ts";

/** The actions of the buttons at the foot of a step, depending on the open part of the sidebar. */
export function useStepActions(part: SidebarPart | null): StepNavigationProps {
  const { project, houseType, page, step, steps, store, confirmAndContinue } = useShowroom();
  const { locked } = useRoomActions();
  const needsFloor = useChoices(store, () => page.type === "floors" && floorStatus(store.room(page)) === "open");
  const copy = useCopyOffer();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState<number | null>(null);

  const following = pageAfter(houseType.pages, page);
  const before = previousStep(steps, step.stepNumber);
  const pathOf = (target: SidebarPart) => showroomPaths.part(project.slug, step.stepNumber, target);
  const finish = {
    label: following === null ? texts.save : texts.saveAndGo(following.subtitle || following.title),
    working,
    disabledReason: needsFloor ? texts.chooseFloorFirst : undefined,
    problem: failed === page.id ? texts.saveFailed : undefined,
    onSelect: () => {
      setWorking(true);
      setFailed(null);
      confirmAndContinue().then(
        () => setWorking(false),
        () => {
          setWorking(false);
          setFailed(page.id);
        },
      );
    },
  };
  const toPage = before && {
    label: texts.back(before.page.subtitle || before.page.title),
    href: showroomPaths.step(project.slug, before.stepNumber),
  };
  // When the choices are locked, the last action only opens the next step.
  const onward =
    locked && following
      ? {
          label: texts.goTo(following.subtitle || following.title),
          href: showroomPaths.step(project.slug, stepNumberOf(following)),
        }
      : finish;

  if (
    page.type !== "configurator" ||
    part === null ||
    part === "topview" ||
    part === "floors" ||
    part === "copy-choices"
  ) {
    return { previous: toPage ?? undefined, next: onward };
  }
  const own = subSteps(project);
  const back = backAction(own, part, before?.page ?? null);
  const previous =
    back === null
      ? undefined
      : back.kind === "page"
        ? (toPage ?? undefined)
        : { label: texts.back(PARTS[back.subStep].title), href: pathOf(back.subStep) };
  const action = nextAction(own, part, following);
  if (action.kind === "save-and-go") return { previous, next: onward };
  if (part === "start" && copy.asks && copy.data?.fromPage != null)
    return {
      previous,
      next: { label: texts.select(PARTS[firstChoices(project)].title), href: pathOf("copy-choices") },
    };
  const target: SubStep = action.kind === "view-result" ? "result" : action.subStep;
  return {
    previous,
    next: {
      label: action.kind === "view-result" ? texts.viewResult : texts.select(PARTS[target].title),
      href: pathOf(target),
    },
  };
}
