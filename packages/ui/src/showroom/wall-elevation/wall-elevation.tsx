import { useId } from "react";
import type { ReactNode } from "react";
import { DimensionLine } from "./dimension-lines.tsx";
import { frameOf, scaleOf, widthClass } from "./drawing-measures.ts";
import { pathOf } from "./wall-drawing.ts";
import type { DrawnFixture, DrawnOpening, WallDrawing } from "./wall-drawing.ts";
import { wallElevationTexts as texts } from "./texts.ts";
import styles from "./wall-elevation.module.css";

export interface WallElevationProps {
  /** 'Achterwand' */
  title: string;
  /** What the drawing belongs to, for paper: 'Badkamer, De Lindehof'. */
  context: string;
  /** The wall in words, for who cannot see the drawing. */
  description: string;
  /** The wall in millimetres. */
  drawing: WallDrawing;
  /** What the numbered outlines are, in the order of the drawing's fixtures. */
  fixtures: readonly string[];
  /** What else is told about the wall, below the drawing: its tiles. */
  children?: ReactNode;
  /** What the drawing is not: 'Schets, maten indicatief'. */
  note: string;
}

/** A wall as it is seen from inside, to scale, with its tiles, fixtures and measures. On paper, each is a sheet of A4 on its side. */
export function WallElevation({ title, context, description, drawing, fixtures, children, note }: WallElevationProps) {
  const { width, height, fields, openings, profiles } = drawing;
  const frame = frameOf(drawing);
  const scale = scaleOf(frame);
  const id = useId();
  return (
    <figure className={styles["elevation"]} aria-labelledby={`${id}t`}>
      <figcaption className={styles["head"]}>
        <h2 id={`${id}t`} className={styles["title"]}>
          {title}
        </h2>
        <p className={styles["context"]}>{context}</p>
        <p className={styles["scale"]}>{texts.scale(scale)}</p>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a drawing wider than its place is scrolled, also with the keyboard */}
      <div className={styles["view"]} role="group" aria-label={texts.drawing(title)} tabIndex={0}>
        <svg
          role="img"
          aria-label={description}
          className={styles["drawing"]}
          data-width={widthClass(frame)}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          width={`${frame.width / scale}mm`}
          height={`${frame.height / scale}mm`}
        >
          <rect className={styles["wall"]} width={width} height={height} />
          {fields.map(({ color, groutColor, area, pieces }, index) => (
            <g key={index}>
              <path d={pathOf(height, area)} fill={groutColor} />
              <path
                className={styles["tile"]}
                fill={color}
                d={pathOf(
                  height,
                  pieces.map(({ shape }) => shape),
                )}
              />
            </g>
          ))}
          {openings.map((opening) => (
            <Opening key={opening.kind} opening={opening} height={height} />
          ))}
          {profiles.map(({ from, to }) => (
            <line
              key={`${from.join()} ${to.join()}`}
              className={styles["profile"]}
              x1={from[0]}
              y1={height - from[1]}
              x2={to[0]}
              y2={height - to[1]}
            />
          ))}
          {drawing.fixtures.map(({ outlines }, index) => (
            <g key={index} className={styles["fixture"]}>
              {outlines.map((outline, part) => (
                <path key={part} d={pathOf(height, [[outline]])} />
              ))}
            </g>
          ))}
          <rect className={styles["edge"]} width={width} height={height} />
          {drawing.fixtures.map((fixture, index) => (
            <Axis key={index} fixture={fixture} height={height} number={index + 1} />
          ))}
          {frame.chains.map((chain) => (
            <DimensionLine key={`${chain.along} ${chain.kind}`} chain={chain} height={height} />
          ))}
        </svg>
      </div>
      {fixtures.length > 0 && (
        <ol className={styles["fixtures"]} aria-label={texts.fixtures}>
          {fixtures.map((fixture, index) => (
            <li key={index}>{fixture}</li>
          ))}
        </ol>
      )}
      <div>{children}</div>
      <p className={styles["note"]}>{note}</p>
    </figure>
  );
}

function Opening({ opening: { kind, rect }, height }: { readonly opening: DrawnOpening; readonly height: number }) {
  const { left, right, bottom, top } = rect;
  const size = { x: left, y: height - top, width: right - left, height: top - bottom };
  return (
    <g className={styles["opening"]} data-kind={kind}>
      <rect {...size} />
      {kind === "box-side" ? (
        <path d={`M${left} ${height - bottom}L${right} ${height - top}`} />
      ) : (
        <text x={(left + right) / 2} y={height - (bottom + top) / 2} textAnchor="middle">
          {texts.openings[kind]}
        </text>
      )}
    </g>
  );
}

/** The axis of a fixture, with the number by which the list below names it. */
function Axis({
  fixture,
  height,
  number,
}: {
  readonly fixture: DrawnFixture;
  readonly height: number;
  readonly number: number;
}) {
  const { axis, bottom, top } = fixture;
  const middle = height - (bottom + top) / 2;
  return (
    <g className={styles["axis"]}>
      <line x1={axis} y1={height - top - 60} x2={axis} y2={height} />
      <circle cx={axis} cy={middle} r={52} />
      <text x={axis} y={middle + 24} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
