import { useEffect, useRef } from "react";
import { edgeOf, type PartMap } from "./part-map.ts";
import styles from "./picture-parts.module.css";

/** Most pixels of the canvas for one of the map. */
const FINEST = 3;
/** CSS pixels. */
const LINE = { around: 4, within: 1.5 } as const;

export interface PartOutlineProps {
  map: PartMap;
  /** Numbers of the parts that are outlined together. */
  numbers: readonly number[];
  /** The picture is cut from a larger one: its border is no edge. */
  isCut?: boolean | undefined;
}

/** The outline of parts of a picture, in light and dark, so that it shows on every tile. */
export function PartOutline({ map, numbers, isCut = false }: PartOutlineProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext("2d");
    if (!canvas || !pen) return;
    // As thin on an enlarged picture as on a small one.
    const shown = canvas.getBoundingClientRect().width / map.width;
    const fine = Math.min(FINEST, Math.max(1, Math.ceil(shown)));
    canvas.width = map.width * fine;
    canvas.height = map.height * fine;
    const edge = edgeOf(map, numbers, isCut);
    const line = (color: string, width: number): void => {
      const size = Math.max(fine, (width * fine) / Math.max(shown, 0.01));
      pen.fillStyle = color;
      for (const pixel of edge) {
        const [x, y] = [(pixel % map.width) + 0.5, Math.floor(pixel / map.width) + 0.5];
        pen.fillRect(x * fine - size / 2, y * fine - size / 2, size, size);
      }
    };
    line("#fff", LINE.around);
    line("#1e2320", LINE.within);
  }, [map, numbers, isCut]);
  return <canvas ref={ref} data-outline="" className={styles["outline"]} aria-hidden="true" />;
}
