import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { noticeTexts } from "./notice-texts.ts";

/** Tells about unsaved choices in this browser that could not be restored. */
export function StrandedDraftNotice({ className }: { readonly className: string | undefined }) {
  const { store } = useShowroom();
  const stranded = useChoices(store, (state) => state.strandedDraft);
  if (stranded === null) return null;
  return (
    <div className={className} data-print="hide">
      <Alert
        variant="warning"
        announce="polite"
        actions={
          <Button variant="secondary" size="small" onClick={store.dismissDraftNotices}>
            {noticeTexts.read}
          </Button>
        }
      >
        {noticeTexts.stranded[stranded]}
      </Alert>
    </div>
  );
}
