import { useEffect } from "react";
import { useNavigate } from "react-router";
import { copyGate } from "@showroom/domain/steps/copy-gate";
import { firstChoices } from "@showroom/domain/steps/sub-steps";
import { useCopyAnswer } from "../../shared/choices/copy-answer.ts";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { showroomPaths } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

/**
 * Navigates between the question whether to copy and the other parts while the buyer stays on a page: undoing the answer opens the
 * question again, and redoing it continues. The route loaders redirect a buyer who comes from another page.
 */
export function useCopyGate(part: SidebarPart | null): void {
  const { project, page, step, store } = useShowroom();
  const navigate = useNavigate();
  const { data, asks } = useCopyOffer();
  const { copying } = useCopyAnswer(page.id);
  const answered = useChoices(store, ({ rooms }) => rooms[page.id]?.choicesFromOtherRoom != null);
  const goesOn = part === "copy-choices" && answered;
  const isAsked =
    asks && part !== null && part !== "topview" && part !== "floors" && copyGate(data ?? null, null, part) !== "free";
  const elsewhere = copying ? null : goesOn ? firstChoices(project) : isAsked ? "copy-choices" : null;
  const path = elsewhere && showroomPaths.part(project.slug, step.stepNumber, elsewhere);
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [path, navigate]);
}
