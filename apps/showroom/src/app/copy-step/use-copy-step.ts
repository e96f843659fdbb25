import { useNavigate } from "react-router";
import { useState } from "react";
import type { StepNavigationProps } from "@showroom/ui/showroom/step-navigation/step-navigation";
import { declineCopy, proceedCopy } from "@showroom/domain/steps/copy-gate";
import { firstChoices } from "@showroom/domain/steps/sub-steps";
import { useCopyAnswer } from "../../shared/choices/copy-answer.ts";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { showroomPaths } from "../../pages/links.ts";
import { PARTS } from "../../pages/steps.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { stepTexts as texts } from "../steps/texts.ts";

/** The buttons of the copy-choices tab. The buyer can continue only after answering. */
export function useCopyStep(): StepNavigationProps {
  const { project, page, step, store } = useShowroom();
  const { change } = useRoomActions();
  const navigate = useNavigate();
  const offer = useCopyOffer();
  const { answer, copying, setCopying } = useCopyAnswer(page.id);
  const [failed, setFailed] = useState<number | null>(null);
  const start = showroomPaths.part(project.slug, step.stepNumber, "start");
  const choices = firstChoices(project);
  const decision = proceedCopy(offer.data ?? null, answer, copying);

  async function proceed(): Promise<void> {
    if (decision === "go-to-start") return void navigate(start);
    if (decision === "blocked") return;
    setCopying(true);
    setFailed(null);
    try {
      if (decision === "copy-and-go-to-choices") await offer.copy();
      else {
        change((_, room) => declineCopy(room), "room");
        // A failed save does not stop the buyer: it is retried, and the bar shows it.
        await store.flush().catch(() => {});
      }
      await navigate(showroomPaths.part(project.slug, step.stepNumber, choices));
    } catch {
      setFailed(page.id);
    } finally {
      setCopying(false);
    }
  }

  return {
    previous: { label: texts.back(PARTS.start.title), href: start },
    next: {
      label: texts.select(PARTS[choices].title),
      working: copying,
      disabledReason: decision === "blocked" && !copying ? texts.chooseCopyFirst : undefined,
      problem: failed === page.id ? texts.copyFailed : undefined,
      onSelect: () => void proceed(),
    },
  };
}
