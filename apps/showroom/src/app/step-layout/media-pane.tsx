import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { Suspense } from "react";
import { useParams } from "react-router";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { RoomMedia } from "./room-media.tsx";
import { useSidebarPart } from "./sidebar-tabs.tsx";
import styles from "./step-layout.module.css";

const { Lazy: FloorMedia } = lazyPart(async () => (await import("../../features/floors/floor-media.tsx")).FloorMedia);
const { Lazy: CopyMedia } = lazyPart(
  async () => (await import("../../features/copy-choices/copy-media.tsx")).CopyMedia,
);

/** The picture beside the choices: a floor plan, a living room or the room with the present choices. */
export function MediaPane() {
  const { page, project } = useShowroom();
  const part = useSidebarPart();
  const first = useFirstPictures(project.id, stepNumberOf(page));
  return (
    <div className={styles["media"]}>
      {page.type === "topview" && <TopViewMedia />}
      <Suspense fallback={<MediaFrame src={first?.[0]?.url} alt="" status="working" shrinks />}>
        {page.type === "floors" && <FloorMedia />}
        {page.type === "configurator" && (part === "copy-choices" ? <CopyMedia /> : <RoomMedia />)}
      </Suspense>
    </div>
  );
}

function TopViewMedia() {
  const { page } = useShowroom();
  const { imageId } = useParams();
  const images = useImages();
  const view = page.topViews.find((candidate) => String(candidate.image.id) === imageId) ?? page.topViews[0];
  return (
    <MediaFrame
      src={view && images.acrossWindow(view.image.public_id)}
      alt={view?.image.name ?? ""}
      fit="contain"
      shrinks
    />
  );
}
