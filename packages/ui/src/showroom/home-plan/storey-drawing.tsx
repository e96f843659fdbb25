import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import { fits, LETTERS, linesOf, WALL, type PlanSpace, type PlanStorey } from "./plan-drawing.ts";
import { homePlanTexts as texts } from "./texts.ts";
import styles from "./home-plan.module.css";

/** Room above and left of the storey for its measures, and round it. */
const MEASURES = 560;
const EDGE = WALL + 60;
/** Half of the stroke at the end of a measure. */
const TICK = 60;

/** A storey: its walls and spaces, and what stands in its rooms. */
export function StoreyDrawing({ storey: { width, depth, description, spaces } }: { readonly storey: PlanStorey }) {
  return (
    <svg
      role="group"
      aria-label={description}
      className={styles["drawing"]}
      viewBox={`${-MEASURES} ${-MEASURES} ${width + MEASURES + EDGE} ${depth + MEASURES + EDGE}`}
    >
      <g aria-hidden="true">
        {spaces.map(({ x, y, width: wide, depth: deep }) => (
          <rect
            key={`${x} ${y}`}
            className={styles["wall"]}
            x={x - WALL}
            y={y - WALL}
            width={wide + 2 * WALL}
            height={deep + 2 * WALL}
          />
        ))}
        {spaces.map(({ x, y, width: wide, depth: deep }) => (
          <rect key={`${x} ${y}`} className={styles["floor"]} x={x} y={y} width={wide} height={deep} />
        ))}
        {spaces.map((space) => (
          <Room key={placeOf(space)} space={space} />
        ))}
        <Dimensions width={width} depth={depth} />
      </g>
      {spaces.map((space) =>
        space.href === undefined ? (
          <g key={placeOf(space)} aria-hidden="true">
            <Words space={space} />
          </g>
        ) : (
          <Anchor key={placeOf(space)} href={space.href} aria-label={space.label} className={styles["link"]}>
            <rect x={space.x} y={space.y} width={space.width} height={space.depth} />
            <Words space={space} />
          </Anchor>
        ),
      )}
    </svg>
  );
}

/** Two spaces of a storey may have one name, but never one place. */
const placeOf = ({ x, y }: PlanSpace): string => `${x} ${y}`;

function Room({ space: { x, y, width, depth, room } }: { readonly space: PlanSpace }) {
  if (!room) return null;
  return (
    <g
      transform={`translate(${x + width / 2} ${y + depth / 2}) rotate(${room.turn}) translate(${-room.width / 2} ${-room.depth / 2})`}
    >
      {room.shapes
        .filter(({ kind }) => kind !== "wall" && kind !== "floor")
        .map(({ kind, path }, index) => (
          <path key={index} className={styles["shape"]} data-kind={kind} d={path} />
        ))}
    </g>
  );
}

function Words({ space: { name, size, x, y, width, depth } }: { readonly space: PlanSpace }) {
  const lines = linesOf(name, width);
  const hasSize = fits(size, LETTERS.size, width) && depth > LETTERS.name * (lines.length + 2);
  const middle = x + width / 2;
  const first = y + depth / 2 - ((lines.length - 1) * LETTERS.name) / 2 + (hasSize ? -30 : 85);
  return (
    <text className={styles["words"]} textAnchor="middle" aria-hidden="true">
      {lines.map((line, at) => (
        <tspan key={line} className={styles["label"]} x={middle} y={first + at * LETTERS.name}>
          <tspan>{line}</tspan>
          {/* Apart, because a space on a line would move its middle. */}
          <tspan x={middle}> </tspan>
        </tspan>
      ))}
      {hasSize && (
        <tspan className={styles["size"]} x={middle} y={first + (lines.length - 1) * LETTERS.name + 270}>
          {size}
        </tspan>
      )}
    </text>
  );
}

/** The measures of the whole storey, above and left of it. */
function Dimensions({ width, depth }: Pick<PlanStorey, "width" | "depth">) {
  const at = -300;
  const tick = (x: number, y: number) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`;
  return (
    <g className={styles["dimension"]}>
      <path d={`M0 ${at}H${width}${tick(0, at)}${tick(width, at)}M${at} 0V${depth}${tick(at, 0)}${tick(at, depth)}`} />
      <text x={width / 2} y={at - 70} textAnchor="middle">
        {texts.metres(width)}
      </text>
      <text transform={`translate(${at - 70} ${depth / 2}) rotate(-90)`} textAnchor="middle">
        {texts.metres(depth)}
      </text>
    </g>
  );
}
