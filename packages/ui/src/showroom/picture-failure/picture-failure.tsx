import { Button } from "../../controls/button/button.tsx";
import { classNames } from "../../class-names.ts";
import styles from "./picture-failure.module.css";
import { pictureFailureTexts as texts } from "./texts.ts";

export interface PictureFailureProps {
  /** Loads the picture again. */
  onRetry: () => void;
  className?: string | undefined;
}

/** Takes the place of a picture that could not load. */
export function PictureFailure({ onRetry, className }: PictureFailureProps) {
  return (
    <div className={classNames(styles["failure"], className)}>
      <p role="status">{texts.failed}</p>
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
