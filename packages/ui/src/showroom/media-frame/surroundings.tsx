import { useEffect, useRef } from "react";
import styles from "./media-frame.module.css";

/** Pixels from left to right: so few that enlarging them is all the blur there needs to be. */
const WIDTH = 40;

export interface SurroundingsProps {
  /** The picture that goes on around itself, loaded. */
  of: HTMLImageElement | undefined;
}

/** A picture out of focus. Drawn small once: a blur of the whole frame would be worked out anew with every frame of a fade. */
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
