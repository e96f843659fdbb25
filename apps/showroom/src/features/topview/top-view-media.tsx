import { useParams } from "react-router";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { HomePlanMedia } from "./home-plan-media.tsx";
import { shownView } from "./shown-view.ts";

/** The floor plan that the list has chosen: the whole home, or the picture of a room. */
export function TopViewMedia() {
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
