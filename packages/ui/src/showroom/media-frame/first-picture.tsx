import { classNames } from "../../class-names.ts";
import { cssProperties } from "../../foundations/css-properties.ts";
import { Skeleton } from "../../feedback/skeleton/skeleton.tsx";
import styles from "./cross-fade.module.css";

export interface FirstPictureProps {
  /** The picture, with its size in pixels if known. Null: there is none, or it has not arrived. */
  picture: { readonly url: string; readonly width: number | null; readonly height: number | null } | null;
  /** As in `MediaFrame`. */
  fit: "cover" | "room";
  /** The page's own script puts the picture here before React runs. It finds the class of the image in the attribute. */
  awaited?: boolean | undefined;
  className?: string | undefined;
}

/** The place of a large picture on a page that still loads, with the picture as soon as its address is known. */
export function FirstPicture({ picture, fit, awaited = false, className }: FirstPictureProps) {
  const ratio = picture?.width && picture.height ? picture.width / picture.height : undefined;
  return (
    <div className={classNames(styles["place"], className)}>
      <Skeleton variant="block" className={styles["fill"]} />
      <div
        className={styles[fit === "room" ? "room" : "whole"]}
        data-picture-place={awaited ? styles["picture"] : undefined}
        data-upright={(ratio !== undefined && ratio <= 1) || undefined}
        ref={ratio === undefined ? undefined : cssProperties({ "--ratio": ratio })}
      >
        {picture && <img className={styles["picture"]} data-ready="" src={picture.url} alt="" fetchPriority="high" />}
      </div>
    </div>
  );
}
