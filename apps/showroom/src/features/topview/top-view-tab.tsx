import { useParams } from "react-router";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { TopViewCard } from "@showroom/ui/showroom/top-view-card/top-view-card";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { shownView, WHOLE_HOME } from "./shown-view.ts";
import { topViewTexts } from "./texts.ts";
import styles from "./top-view.module.css";

/** The list of floor plans. The first one is shown when the address names none. The whole home comes first. */
export function TopViewTab() {
  const { page, project, step } = useShowroom();
  const { imageId } = useParams();
  const images = useImages();
  const present = shownView(page, imageId);
  if (present === null) return <EmptyState title={topViewTexts.empty} />;
  return (
    <div className={styles["tab"]}>
      {page.introText && <HtmlContent html={page.introText} />}
      {page.homePlan && (
        <TopViewCard
          title={topViewTexts.home}
          href={showroomPaths.topView(project.slug, step.stepNumber, WHOLE_HOME)}
          current={present === "home"}
        >
          <Heading as="h2" size={18}>
            {topViewTexts.home}
          </Heading>
          <p>{topViewTexts.homeText}</p>
        </TopViewCard>
      )}
      {page.topViews.map((view) => (
        <TopViewCard
          key={view.image.id}
          imageUrl={images.url(view.image.public_id, { crop: "fit", width: 375 })}
          title={view.image.name}
          href={showroomPaths.topView(project.slug, step.stepNumber, view.image.id)}
          current={view === present}
        >
          <Heading as="h2" size={18}>
            {view.image.name}
          </Heading>
          <p>{view.text}</p>
        </TopViewCard>
      ))}
    </div>
  );
}
