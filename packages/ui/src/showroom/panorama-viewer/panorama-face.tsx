import { useEffect, useState } from "react";
import { PartOutline } from "../picture-parts/part-outline.tsx";
import type { Face } from "./look.ts";
import type { FaceParts } from "./panorama-parts.ts";
import styles from "./panorama-viewer.module.css";

export interface PanoramaFaceProps {
  face: Face;
  /** URL of its picture; absent until there is one. */
  src: string | undefined;
  parts: FaceParts | undefined;
  /** Another picture of the room, shown in its place until it is there. */
  first?: string | undefined;
  /** Numbers of the parts that are outlined. */
  outlined: readonly number[];
}

/** One side of the cube. A better picture takes the place of the one before when it is decoded. */
export function PanoramaFace({ face, src, first, parts, outlined }: PanoramaFaceProps) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (src === undefined) return undefined;
    let isOver = false;
    const image = new Image();
    image.src = src;
    const show = (): void => {
      if (!isOver) setShown(src);
    };
    image.decode().then(show, () => {});
    return () => {
      isOver = true;
    };
  }, [src]);
  const own = parts ? outlined.map((number) => number - parts.first).filter((number) => number > 0) : [];
  const inMap = parts
    ? own.filter((number) => parts.map.seen.includes(number) || parts.map.glass.includes(number))
    : [];
  return (
    <div className={styles["face"]} data-face={face} data-ready={shown !== undefined || undefined}>
      {shown === undefined ? (
        first !== undefined && <img className={styles["first"]} src={first} alt="" draggable={false} />
      ) : (
        <img className={styles["image"]} src={shown} alt="" draggable={false} />
      )}
      {parts && inMap.length > 0 && (
        <div className={styles["outlines"]}>
          <PartOutline map={parts.map} numbers={inMap} isCut />
        </div>
      )}
    </div>
  );
}
