import { useState } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { introTexts } from "./texts.ts";
import styles from "./intro.module.css";

/** A page of text between the steps. */
export function ContentPage() {
  const { page, houseType, confirmAndContinue } = useShowroom();
  const [failed, setFailed] = useState(false);
  const next = houseType.pages.find((candidate) => candidate.order === page.order + 1);
  return (
    <div className={styles["page"]}>
      <PageHeader title={page.title} />
      <HtmlContent html={page.pageText || page.introText} />
      {failed && (
        <Alert variant="danger" announce="assertive">
          {introTexts.failed}
        </Alert>
      )}
      {next && (
        <div>
          <Button variant="primary" onClick={() => void confirmAndContinue().catch(() => setFailed(true))}>
            {introTexts.next(next.subtitle || next.title)}
          </Button>
        </div>
      )}
    </div>
  );
}
