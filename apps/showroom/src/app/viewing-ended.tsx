import { Button } from "@showroom/ui/controls/button/button";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { useErrorTitle, useRootErrorTitle } from "@showroom/web-app/routing/use-page-title";
import { viewing } from "../shared/session/viewing.ts";
import { errorTexts } from "./texts.ts";
import { useLeaveViewing } from "./use-leave-viewing.ts";
import { viewingEndedTexts as texts } from "./viewing-ended-texts.ts";

/** For staff who viewed the showroom as a buyer, or a preview: the viewing session ended, not their own. The button leads back. */
export function ViewingEnded() {
  const isPreview = viewing?.kind === "preview";
  const { leave, unreachable } = useLeaveViewing();
  const title = isPreview ? texts.previewEndedTitle : texts.viewingEndedTitle;
  useErrorTitle(title);
  // Without the application root, which sets the title otherwise.
  useRootErrorTitle(title);
  return (
    <MessagePage
      as="main"
      title={title}
      text={unreachable ? errorTexts.offline : isPreview ? texts.previewEnded : texts.viewingEnded}
      actions={
        <Button variant="primary" onClick={leave}>
          {isPreview ? texts.backToCatalogue : texts.backToBuyer}
        </Button>
      }
    />
  );
}
