import { HERO_SIZES } from "@showroom/api-contract/image-sizes";
import type { Project } from "@showroom/domain/model/project";
import { useImages } from "@showroom/web-app/pictures/use-images";

/** The project's header picture, or an empty area when it has none. It is decorative: the text beside it says the same. */
export function HeroImage({ project }: { project: Project }) {
  const images = useImages();
  const picture = project.headerImage ?? project.images[0];
  if (picture === undefined) return null;
  return (
    <img
      src={images.url(picture.public_id, { crop: "fill", width: 1200, height: 920 })}
      srcSet={images.srcSet(picture.public_id, HERO_SIZES)}
      sizes="(min-width: 768px) 58vw, 100vw"
      width={1200}
      height={900}
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
}
