import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { openWhenReachable } from "@showroom/web-app/routing/new-release";
import { projectPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { leftTexts, movedTexts } from "./texts.ts";

/**
 * Says that the buyer has another home or house type now. The showroom opens again with its pages; the draft of the unsaved choices is
 * then fitted into them. For who has no home any more the draft stays in the browser, and the page that opens says so.
 */
export function MovedDialog({ hasLeft }: { readonly hasLeft: boolean }) {
  const { project } = useShowroom();
  const texts = hasLeft ? leftTexts : movedTexts;
  const [state, setState] = useState<"open" | "opening" | "failed">("open");
  const open = async (): Promise<void> => {
    setState("opening");
    if (!(await openWhenReachable(projectPaths.showroom(project.slug)))) setState("failed");
  };
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      title={texts.title}
      description={texts.body}
      footer={
        <Button variant="primary" loading={state === "opening"} onClick={() => void open()}>
          {texts.open}
        </Button>
      }
    >
      {state === "failed" && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
    </Dialog>
  );
}
