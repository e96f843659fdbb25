import styles from "./summary.module.css";

export interface RoomPlateProps {
  readonly src: string;
  readonly alt: string;
}

/** The picture of a room at the head of its specification, whole: bathrooms lie, toilets stand. */
export function RoomPlate({ src, alt }: RoomPlateProps) {
  return <img className={styles["plate"]} src={src} alt={alt} decoding="async" />;
}
