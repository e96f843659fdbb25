import { useEffect, useRef } from "react";
import styles from "./cross-fade.module.css";

/** Width of the copy in pixels: so small that enlarging it blurs it. */
const WIDTH = 40;

export interface SurroundingsProps {
  /** The loaded picture. */
  of: HTMLImageElement | undefined;
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth));
  pen.imageSmoothingQuality = "high";
  pen.filter = "blur(1px)";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/**
 * A blurred copy of a picture. It is drawn small once, because a CSS blur would be recomputed at every frame of a fade.
 */
export function Surroundings({ of }: SurroundingsProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !of?.naturalWidth) return undefined;
    // A filter with a length needs the page's layout. After the next frame, this layout exists.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => draw(canvas, of));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [of]);
  return <canvas ref={ref} className={styles["surroundings"]} aria-hidden="true" />;
}
