import { Link } from "@showroom/ui/controls/link/link";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { overviewTexts as texts } from "./texts.ts";

/** Link of the overview to an earlier confirmation. */
export function EarlierLink({ version }: { readonly version: number }) {
  const { page, project } = useShowroom();
  return (
    <Link href={showroomPaths.earlierConfirmation(project.slug, stepNumberOf(page), version)}>{texts.lookEarlier}</Link>
  );
}
