import { Thumbnails } from "@showroom/ui/layout/thumbnails/thumbnails";
import { useImages } from "@showroom/web-app/pictures/use-images";

const IS_PICTURE = /\.(?:webp|jpe?g|png|svg)$/i;

export interface FileThumbnailsProps {
  /** Names of files, one on each line. */
  readonly names: string;
  /** Public ids of the project's files, by their name. */
  readonly publicIds: Readonly<Record<string, string>>;
}

/** Small pictures of files that the project has. A file that was just added is known by its name alone. */
export function FileThumbnails({ names, publicIds }: FileThumbnailsProps) {
  const images = useImages();
  const known = names.split(/[\n;]/).flatMap((line) => {
    const name = line.trim();
    const publicId = publicIds[name];
    if (publicId === undefined || !IS_PICTURE.test(name)) return [];
    return [{ src: images.url(publicId, { crop: "fit", width: 240, height: 120 }), alt: name }];
  });
  return <Thumbnails pictures={known} />;
}
