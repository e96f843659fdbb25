import { CatalogueNotice } from "../../features/catalogue-changes/catalogue-notice.tsx";
import { LostChangeNotice } from "./lost-change-notice.tsx";
import { ReopenedNotice } from "./reopened-notice.tsx";

/** The notices above the content of a step that few buyers ever see. */
export function StepNotices({ className }: { readonly className: string | undefined }) {
  return (
    <>
      <LostChangeNotice className={className} />
      <ReopenedNotice className={className} />
      <CatalogueNotice className={className} />
    </>
  );
}
