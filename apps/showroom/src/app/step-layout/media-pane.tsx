import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { Suspense } from "react";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
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
const { Lazy: TopViewMedia } = lazyPart(
  async () => (await import("../../features/topview/top-view-media.tsx")).TopViewMedia,
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
