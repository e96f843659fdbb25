import type { DrawnSpan } from "./wall-drawing.ts";
import { LETTER, placeOfWords, wordsOf, type PlacedChain } from "./drawing-measures.ts";
import styles from "./wall-elevation.module.css";

/** Half of the stroke at the end of a measure. */
const TICK = 28;

/** A dimension line with its measures. */
export function DimensionLine({ chain, height }: { readonly chain: PlacedChain; readonly height: number }) {
  const { along, spans, at, kind } = chain;
  const isWall = along === "wall";
  const first = spans[0]?.from ?? 0;
  const last = spans.at(-1)?.to ?? 0;
  const place = (value: number): number => (isWall ? value : height - value);
  const line = isWall ? `M${first} ${at}H${last}` : `M${at} ${place(first)}V${place(last)}`;
  const ends = [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
  const ticks = ends.map((end) =>
    isWall
      ? `M${end - TICK} ${at + TICK}L${end + TICK} ${at - TICK}`
      : `M${at - TICK} ${place(end) + TICK}L${at + TICK} ${place(end) - TICK}`,
  );
  return (
    <g className={styles["dimension"]} data-kind={kind}>
      <path d={`${line}${ticks.join("")}`} />
      {spans.map((span) => (
        <Measure key={span.from} span={span} isWall={isWall} at={at} middle={place((span.from + span.to) / 2)} />
      ))}
    </g>
  );
}

interface MeasureProps {
  readonly span: DrawnSpan;
  readonly isWall: boolean;
  readonly at: number;
  readonly middle: number;
}

function Measure({ span, isWall, at, middle }: MeasureProps) {
  const how = placeOfWords(span);
  if (how === "none") return null;
  const isTurned = (how === "along") !== isWall;
  // Above a line, or left of it when the text stands upright.
  const gap = how === "across" ? TICK + 8 : 22;
  const [x, y] = isWall
    ? isTurned
      ? [middle + LETTER * 0.35, at - gap]
      : [middle, at - gap]
    : isTurned
      ? [at - gap, middle]
      : [at - gap, middle + LETTER * 0.35];
  return (
    <text
      x={x}
      y={y}
      textAnchor={how === "along" ? "middle" : isWall ? "start" : "end"}
      transform={isTurned ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {wordsOf(span)}
    </text>
  );
}
