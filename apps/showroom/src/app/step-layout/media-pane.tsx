import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { Suspense } from "react";
import { useParams } from "react-router";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { shownView } from "../../features/topview/shown-view.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { RoomMedia } from "./room-media.tsx";
import { useSidebarPart } from "./sidebar-tabs.tsx";
import styles from "./step-layout.module.css";

const { Lazy: FloorMedia } = lazyPart(async () => (await import("../../features/floors/floor-media.tsx")).FloorMedia);
const { Lazy: CopyMedia } = lazyPart(
  async () => (await import("../../features/copy-choices/copy-media.tsx")).CopyMedia,
);
const { Lazy: HomePlanMedia } = lazyPart(
  async () => (await import("../../features/topview/home-plan-media.tsx")).HomePlanMedia,
);

/** The picture beside the choices: a floor plan, a living room or the room with the present choices. */
export function MediaPane() {
  const { page, project } = useShowroom();
  const part = useSidebarPart();
  const first = useFirstPictures(project.id, stepNumberOf(page));
  return (
    <div className={styles["media"]}>
      <Suspense fallback={<MediaFrame src={first?.[0]?.url} alt="" status="working" shrinks />}>
        {page.type === "topview" && <TopViewMedia />}
        {page.type === "floors" && <FloorMedia />}
        {page.type === "configurator" && (part === "copy-choices" ? <CopyMedia /> : <RoomMedia />)}
      </Suspense>
    </div>
  );
}

/** The floor plan that the list has chosen: the whole home, or the picture of a room. */
function TopViewMedia() {
  const { page } = useShowroom();
  const { imageId } = useParams();
  const images = useImages();
  const view = shownView(page, imageId);
  if (view === "home") return <HomePlanMedia />;
  return (
    <MediaFrame
      src={view ? images.acrossWindow(view.image.public_id) : undefined}
      alt={view?.image.name ?? ""}
      fit="contain"
      shrinks
    />
  );
}
