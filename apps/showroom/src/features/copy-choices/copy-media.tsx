import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { useCopyAnswer } from "../../shared/choices/copy-answer.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { shownPicture } from "./shown-picture.ts";
import { copyTexts as texts } from "./texts.ts";
import { useCopyPictures } from "./use-copy-pictures.ts";

/** The picture of the room as the selected answer would make it. Until an answer is given it shows the room as it is. */
export function CopyMedia() {
  const { page } = useShowroom();
  const { answer } = useCopyAnswer(page.id);
  const pictures = useCopyPictures();
  const { url, srcSet, of, status } = shownPicture(answer, pictures);
  return (
    <MediaFrame
      src={url ?? undefined}
      srcSet={srcSet}
      alt={of === "copied" ? texts.altCopied(page.title) : texts.altStandard(page.title)}
      status={status}
      fit="room"
      placeholder={pictures.canBeDrawn ? undefined : pictureTexts.none}
      shrinks
    />
  );
}
