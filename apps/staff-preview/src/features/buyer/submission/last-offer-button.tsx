import { useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import { Button } from "@showroom/ui/controls/button/button";
import { lateDraftQuery } from "../../../shared/offers/late-draft.ts";
import { paths } from "../../../shared/paths/paths.ts";
import { useStaffProject } from "../../../shared/projects/projects.ts";
import { useConfiguration } from "../use-buyer.ts";
import { submissionTexts as texts } from "./texts.ts";

/** Leads to the last offer of what the buyer chose in parts that are closed, where there is something like it. */
export function LastOfferButton() {
  const { id: projectId, slug, state } = useStaffProject();
  const { buyer } = useConfiguration();
  const { data } = useQuery(lateDraftQuery(projectId, buyer.userId));
  const isLate = data !== undefined && data.refusal !== "nothing-late" && data.refusal !== "handed-in";
  if (!isLate || state === "archived") return null;
  return (
    <Button size="small" icon={FileText} href={paths.lastOffer(slug, buyer.userId)}>
      {texts.lastOffer}
    </Button>
  );
}
