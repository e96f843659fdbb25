import { runs, timeLimit } from "@showroom/property-tests/runs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomsToDraw } from "../../testing/rooms-to-draw.ts";
import { tileLayout } from "../tile-layout.ts";
import { drawWalls, type Elevation } from "./draw-walls.ts";
import {
  areaOf,
  areaOfShape,
  cornersOfRect,
  frameOf,
  partsIn,
  type Polygon,
  type Rect,
  type Shape,
} from "./polygon.ts";
import type { TileField } from "./tile-field.ts";
import { tilesIn } from "./tiles.ts";

/** Part of an area that rounding may change. */
const ROUNDING = 1e-6;

const areaOfAll = (shapes: readonly Shape[]): number => shapes.reduce((sum, shape) => sum + areaOfShape(shape), 0);
const expectSameArea = (area: number, expected: number): void =>
  expect(Math.abs(area - expected)).toBeLessThanOrEqual(expected * ROUNDING + 1);

function layoutOf({ tileWidth, tileHeight, joint, pattern }: TileField) {
  const unseen = { texture: "", roughness: 0, groutColor: [0, 0, 0] } as const;
  return tileLayout({ kind: "tile", ...unseen, tileWidth, tileHeight, groutWidth: joint, pattern });
}

/** The parts of a field that its modules fill: tiles with half of the joints around them. */
function modulesOf(field: TileField): readonly Shape[] {
  const { left, right, bottom, top } = field.region.frame;
  const covered: Rect = { left: 0, right: right - left, bottom: 0, top: top - bottom };
  return tilesIn(layoutOf(field), covered).flatMap(({ module }) =>
    partsIn(
      module.map(([x, y]) => [x + left, y + bottom] as const),
      field.region,
    ),
  );
}

/** Runs a check on every wall of many rooms. */
function forEveryWall(check: (elevation: Elevation) => void): void {
  fc.assert(
    fc.property(roomsToDraw, ({ structure, article }) => drawWalls(structure, article).walls.forEach(check)),
    { numRuns: runs(25) },
  );
}

describe("the tiles of a wall", { timeout: timeLimit(60_000) }, () => {
  test("with their joints cover the tiled area exactly once", () => {
    forEveryWall(({ fields }) => {
      for (const field of fields) {
        const { frame, holes } = field.region;
        const cut = holes.flatMap((hole) => partsIn(cornersOfRect(hole), { frame, holes: [] }));
        const tiled = areaOf(cornersOfRect(frame)) - areaOfAll(cut);
        expectSameArea(areaOfAll(field.area), tiled);
        const modules = modulesOf(field);
        // `drawn-tiles.test.ts` of the renderer shows that at no place there are two.
        expectSameArea(areaOfAll(modules), tiled);
        const joints = areaOfAll(modules) - areaOfAll(field.pieces.map(({ shape }) => shape));
        // Parts below 1 mm² are left out.
        if (field.joint === 0) expect(joints).toBeLessThan(modules.length);
        else expect(joints).toBeGreaterThan(0);
      }
    });
  });

  test("lie within the tiled area, and none in an opening", () => {
    forEveryWall(({ fields, openings, width, height }) => {
      const all = { left: -ROUNDING, right: width + ROUNDING, bottom: -ROUNDING, top: height + ROUNDING };
      for (const { pieces, region } of fields)
        for (const { shape } of pieces) {
          const frame = frameOf(shape);
          for (const outer of [all, region.frame]) {
            expect(frame.left).toBeGreaterThanOrEqual(outer.left - ROUNDING);
            expect(frame.right).toBeLessThanOrEqual(outer.right + ROUNDING);
            expect(frame.bottom).toBeGreaterThanOrEqual(outer.bottom - ROUNDING);
            expect(frame.top).toBeLessThanOrEqual(outer.top + ROUNDING);
          }
          for (const corner of shape.flat())
            for (const { rect } of openings) {
              const isInside =
                corner[0] > rect.left + ROUNDING &&
                corner[0] < rect.right - ROUNDING &&
                corner[1] > rect.bottom + ROUNDING &&
                corner[1] < rect.top - ROUNDING;
              expect(isInside).toBe(false);
            }
        }
    });
  });

  test("have sides, and are whole or smaller than whole", () => {
    forEveryWall(({ fields }) => {
      for (const field of fields) {
        const { moduleWidth, moduleHeight, joint } = layoutOf(field);
        const whole = (moduleWidth - joint) * (moduleHeight - joint);
        for (const { shape, cut, width, height } of field.pieces) {
          expect(Math.min(width, height)).toBeGreaterThan(0);
          const area = areaOfShape(shape);
          if (cut) expect(area).toBeLessThan(whole);
          else expectSameArea(area, whole);
        }
      }
    });
  });

  test("are not fewer than the area needs", () => {
    forEveryWall(({ fields }) => {
      for (const field of fields) {
        const { moduleWidth, moduleHeight } = layoutOf(field);
        const needed = Math.floor(areaOfAll(field.area) / (moduleWidth * moduleHeight) + ROUNDING);
        expect(field.pieces.length).toBeGreaterThanOrEqual(needed);
      }
    });
  });
});

describe("the dimension lines of a wall", { timeout: timeLimit(60_000) }, () => {
  test("go on from 0 to the end, except along tiles, and each measure is its length", () => {
    forEveryWall(({ chains, width, height, fixtures }) => {
      for (const { kind, along, spans } of chains) {
        for (const [at, { from, to, size, count }] of spans.entries()) {
          expect(to).toBeGreaterThan(from);
          if (count === 1) expect(size).toBeCloseTo(to - from, 6);
          if (kind !== "tiles") expect(from).toBe(at === 0 ? 0 : spans[at - 1]?.to);
        }
        if (kind !== "tiles") expect(spans.at(-1)?.to).toBe(along === "wall" ? width : height);
      }
      for (const { axis } of fixtures) {
        expect(axis).toBeGreaterThanOrEqual(0);
        expect(axis).toBeLessThanOrEqual(width);
      }
    });
  });
});

describe("what is cut from a polygon", () => {
  const side = fc.integer({ min: 1, max: 40 });
  const rect = fc
    .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }), side, side)
    .map(([left, bottom, width, height]): Rect => ({ left, bottom, right: left + width, top: bottom + height }));
  const turned = fc
    .tuple(rect, fc.double({ min: 0, max: Math.PI, noNaN: true }))
    .map(([corners, angle]): Polygon =>
      cornersOfRect(corners).map(([x, y]) => [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ]),
    );

  test("and what is left of it have its area together", () => {
    fc.assert(
      fc.property(turned, rect, rect, (polygon, frame, hole) => {
        const inside = areaOfAll(partsIn(polygon, { frame, holes: [] }));
        const left = areaOfAll(partsIn(polygon, { frame, holes: [hole] }));
        const both: Rect = {
          left: Math.max(frame.left, hole.left),
          right: Math.min(frame.right, hole.right),
          bottom: Math.max(frame.bottom, hole.bottom),
          top: Math.min(frame.top, hole.top),
        };
        const isSeen = both.left < both.right && both.bottom < both.top;
        const taken = isSeen ? areaOfAll(partsIn(polygon, { frame: both, holes: [] })) : 0;
        expect(left + taken).toBeCloseTo(inside, 4);
      }),
      { numRuns: runs(500) },
    );
  });
});
