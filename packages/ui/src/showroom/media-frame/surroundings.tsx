import { useEffect, useRef } from "react";
import styles from "./cross-fade.module.css";

/** Width of the copy in pixels: so small that enlarging it blurs it. */
const WIDTH = 40;

export interface SurroundingsProps {
  /** The loaded picture. */
  of: HTMLImageElement | undefined;
}

/**
 * A blurred copy of a picture. It is drawn small once, because a CSS blur would be recomputed at every frame of a fade.
 */
export function Surroundings({ of }: SurroundingsProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext("2d");
    if (!canvas || !pen || !of?.naturalWidth) return;
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.round((WIDTH * of.naturalHeight) / of.naturalWidth));
    pen.imageSmoothingQuality = "high";
    pen.filter = "blur(1px)";
    pen.drawImage(of, 0, 0, canvas.width, canvas.height);
  }, [of]);
  return <canvas ref={ref} className={styles["surroundings"]} aria-hidden="true" />;
}
