import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { noticeTexts } from "./notice-texts.ts";

/** Says that the last change was not saved, because the choices were submitted in another window before. */
export function LostChangeNotice({ className }: { readonly className: string | undefined }) {
  const { store } = useShowroom();
  const lost = useChoices(store, (state) => state.lostChange);
  if (!lost) return null;
  return (
    <div className={className}>
      <Alert
        variant="warning"
        announce="assertive"
        actions={
          <Button variant="secondary" size="small" onClick={store.dismissDraftNotices}>
            {noticeTexts.read}
          </Button>
        }
      >
        {noticeTexts.lostChange}
      </Alert>
    </div>
  );
}
