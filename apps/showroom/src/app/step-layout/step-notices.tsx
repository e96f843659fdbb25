import { CatalogueNotice } from "../../features/catalogue-changes/catalogue-notice.tsx";
import { MovedNotice } from "../../features/catalogue-changes/moved-notice.tsx";
import { LostChangeNotice } from "./lost-change-notice.tsx";
import { ReopenedNotice } from "./reopened-notice.tsx";
import { StrandedDraftNotice } from "./stranded-draft-notice.tsx";

/** The notices above the content of a step that few buyers ever see. */
export function StepNotices({ className }: { readonly className: string | undefined }) {
  return (
    <>
      <LostChangeNotice className={className} />
      <StrandedDraftNotice className={className} />
      <MovedNotice className={className} />
      <ReopenedNotice className={className} />
      <CatalogueNotice className={className} />
    </>
  );
}
