import { pageAfter } from "@showroom/domain/steps/step-number";
import { useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { introductionOf } from "@showroom/domain/steps/introduction";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { WideHeader } from "../../shared/step-view/wide-header.tsx";
import { introTexts } from "./texts.ts";
import styles from "./intro.module.css";

/** A page of text between the steps. */
export function ContentPage() {
  const { page, project, houseType, store, confirmAndContinue } = useShowroom();
  const [failed, setFailed] = useState(false);
  const next = pageAfter(houseType.pages, page);
  const goOn = (): void => {
    // Why else it was not saved, a dialog over the page says.
    confirmAndContinue().catch(() => setFailed(store.getState().save.kind === "failed"));
  };
  return (
    <div className={styles["page"]}>
      <WideHeader page={page} projectName={project.name} />
      <HtmlContent html={introductionOf(page)} />
      {failed && (
        <Alert variant="danger" announce="assertive">
          {introTexts.failed}
        </Alert>
      )}
      {next && (
        <div>
          <Button variant="primary" onClick={goOn}>
            {introTexts.next(next.subtitle || next.title)}
          </Button>
        </div>
      )}
    </div>
  );
}
