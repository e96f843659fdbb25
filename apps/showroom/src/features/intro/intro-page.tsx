import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { Suspense, useState } from "react";
import Play from "lucide-react/icons/play";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { Text } from "@showroom/ui/layout/text/text";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { WideHeader } from "../../shared/step-view/wide-header.tsx";
import { ProgressTable } from "../../shared/summary/progress-table.tsx";
import { SummarySections } from "../../shared/summary/summary-sections.tsx";
import { introTexts } from "./texts.ts";
import styles from "./intro.module.css";

const { Lazy: VideoDialog } = lazyPart(async () => (await import("../../shared/video/video-dialog.tsx")).VideoDialog);

/** The introduction: an explanation of the steps, the buyer's progress and a link to the first step. */
export function IntroPage() {
  const { page, project, houseType, store, confirmAndContinue } = useShowroom();
  const submitted = useChoices(store, (state) => state.submitType !== null);
  const images = useImages();
  const picture = project.headerImage ?? project.images[0];
  const [watching, setWatching] = useState(false);
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);

  const start = (): void => {
    setWorking(true);
    setFailed(false);
    confirmAndContinue()
      // Why else it was not saved, a dialog over the page says.
      .catch(() => setFailed(store.getState().save.kind === "failed"))
      .finally(() => setWorking(false));
  };
  const summary = houseType.pages.find(({ type }) => type === "overview");
  const startButton =
    submitted && summary ? (
      <Button variant="primary" href={showroomPaths.step(project.slug, stepNumberOf(summary))}>
        {introTexts.look}
      </Button>
    ) : (
      <Button variant="primary" loading={working} onClick={start}>
        {introTexts.start}
      </Button>
    );

  return (
    <div className={styles["page"]} data-pictured={picture ? "" : undefined}>
      {picture && (
        // Hidden when there is no space beside the text; lazy loading then does not fetch it
        <img
          className={styles["picture"]}
          src={images.url(picture.public_id, { crop: "fill", width: 800, height: 1000 })}
          width={800}
          height={1000}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <WideHeader page={page} projectName={project.name} />
      <HtmlContent html={page.introText} />
      {failed && (
        <Alert variant="danger" announce="assertive">
          {introTexts.failed}
        </Alert>
      )}
      <div className={styles["actions"]}>
        {startButton}
        <Button variant="secondary" icon={Play} onClick={() => setWatching(true)}>
          {introTexts.video}
        </Button>
      </div>
      <div className={styles["money"]}>
        <Text size={14} tone="muted">
          {introTexts.extra}
        </Text>
        {!project.hasHardPrices && (
          <Text size={14} tone="muted">
            {introTexts.indicative}
          </Text>
        )}
      </div>
      <SummarySections as={ProgressTable} />
      {watching && (
        <Suspense>
          <VideoDialog project={project} onClose={() => setWatching(false)} />
        </Suspense>
      )}
    </div>
  );
}
