import { useState } from "react";
import styles from "./summary.module.css";

export interface RoomPlateProps {
  readonly src: string;
  readonly alt: string;
}

/** The picture of a room at the head of its specification. Bathrooms lie and fill it; toilets stand and are shown whole. */
export function RoomPlate({ src, alt }: RoomPlateProps) {
  const [standing, setStanding] = useState(false);
  return (
    <img
      className={styles["plate"]}
      data-standing={standing || undefined}
      src={src}
      alt={alt}
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setStanding(naturalHeight > naturalWidth)}
    />
  );
}
