import { CatalogueNotice } from "../../features/catalogue-changes/catalogue-notice.tsx";
import { MovedNotice } from "../../features/catalogue-changes/moved-notice.tsx";
import { ClosingNotice } from "../../features/closings/closing-notice.tsx";
import { HomeBuyersNotice } from "../../features/home-buyers/home-buyers-notice.tsx";
import { PreparedNotice } from "../../features/prepared/prepared-notice.tsx";
import type { SidebarPart } from "../../pages/steps.ts";
import { LostChangeNotice } from "./lost-change-notice.tsx";
import { ReopenedNotice } from "./reopened-notice.tsx";
import { StrandedDraftNotice } from "./stranded-draft-notice.tsx";

interface StepNoticesProps {
  readonly className: string | undefined;
  readonly sidebarPart: SidebarPart | null;
}

/** The notices above the content of a step. */
export function StepNotices({ className, sidebarPart }: StepNoticesProps) {
  return (
    <>
      <LostChangeNotice className={className} />
      <StrandedDraftNotice className={className} />
      <MovedNotice className={className} />
      <ReopenedNotice className={className} />
      <PreparedNotice className={className} />
      <CatalogueNotice className={className} />
      <ClosingNotice className={className} sidebarPart={sidebarPart} />
      <HomeBuyersNotice className={className} />
    </>
  );
}
