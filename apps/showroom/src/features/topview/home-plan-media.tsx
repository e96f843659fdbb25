import { useMemo } from "react";
import { HomePlan } from "@showroom/ui/showroom/home-plan/home-plan";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { hasStandardLayout, homeDrawing } from "./home-drawing.ts";
import { drawingTexts as texts } from "./drawing-texts.ts";
import { topViewTexts } from "./texts.ts";

/** The whole home beside the list of floor plans. */
export function HomePlanMedia() {
  const { page, project, houseType, steps } = useShowroom();
  const { homePlan: plan } = page;
  const storeys = useMemo(
    () => (plan ? homeDrawing({ plan, houseType, steps, slug: project.slug }) : []),
    [plan, houseType, steps, project.slug],
  );
  if (!plan) return null;
  return (
    <HomePlan
      title={topViewTexts.home}
      context={texts.context(houseType.name, project.name)}
      storeys={storeys}
      north={plan.north}
      note={texts.note(hasStandardLayout({ plan, houseType }))}
    />
  );
}
