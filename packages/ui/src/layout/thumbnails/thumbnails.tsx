import styles from "./thumbnails.module.css";

export interface ThumbnailsProps {
  /** Address and alt text of each picture. */
  pictures: readonly { src: string; alt: string }[];
}

/** Small pictures in a row, by which one tells files apart. Nothing without any. */
export function Thumbnails({ pictures }: ThumbnailsProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles["thumbnails"]}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
