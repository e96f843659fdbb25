import type { WallDrawing } from "../wall-elevation/wall-drawing.ts";

const rectangle = (left: number, bottom: number, right: number, top: number) =>
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;

const WIDTH = 2800;
const HEIGHT = 2600;
const TILE = { width: 300, height: 600, joint: 2 };

/** Tiles up to a height, the last of a row and of a column cut. */
function piecesUpTo(height: number) {
  const rows = Array.from({ length: Math.ceil(height / (TILE.height + TILE.joint)) }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(WIDTH / (TILE.width + TILE.joint)) }, (_, column) => column);
  return rows.flatMap((row) =>
    columns.map((column) => {
      const [left, bottom] = [column * (TILE.width + TILE.joint) + 1, row * (TILE.height + TILE.joint) + 1];
      return {
        shape: [rectangle(left, bottom, Math.min(WIDTH, left + TILE.width), Math.min(height, bottom + TILE.height))],
      };
    }),
  );
}

const whole = (end: number) => [{ from: 0, to: end, size: end, count: 1 }];

/** A wall of a bathroom with a window, tiled to 1.20 m, and a bath before it. */
export const halfTiledWall: WallDrawing = {
  width: WIDTH,
  height: HEIGHT,
  fields: [
    { color: "#C9D3C0", groutColor: "#FFFBF2", area: [[rectangle(0, 0, WIDTH, 1200)]], pieces: piecesUpTo(1200) },
  ],
  openings: [{ kind: "window", rect: { left: 340, right: 1200, bottom: 1340, top: 2240 } }],
  profiles: [{ from: [0, 1200], to: [WIDTH, 1200] }],
  fixtures: [
    { outlines: [rectangle(85, 0, 1785, 580)], axis: 935, bottom: 0, top: 580 },
    { outlines: [rectangle(785, 740, 1085, 830)], axis: 935, bottom: 740, top: 830 },
  ],
  chains: [
    {
      kind: "tiles",
      along: "wall",
      spans: [
        { from: 1, to: 2717, size: 300, count: 9 },
        { from: 2719, to: WIDTH, size: 81, count: 1 },
      ],
    },
    {
      kind: "axes",
      along: "wall",
      spans: [
        { from: 0, to: 935, size: 935, count: 1 },
        { from: 935, to: WIDTH, size: 1865, count: 1 },
      ],
    },
    { kind: "whole", along: "wall", spans: whole(WIDTH) },
    {
      kind: "tiles",
      along: "height",
      spans: [
        { from: 1, to: 601, size: 600, count: 1 },
        { from: 603, to: 1200, size: 597, count: 1 },
      ],
    },
    {
      kind: "openings",
      along: "height",
      spans: [
        { from: 0, to: 1200, size: 1200, count: 1 },
        { from: 1200, to: 1340, size: 140, count: 1 },
        { from: 1340, to: 2240, size: 900, count: 1 },
        { from: 2240, to: HEIGHT, size: 360, count: 1 },
      ],
    },
    { kind: "whole", along: "height", spans: whole(HEIGHT) },
  ],
};

/** The wall with the door of a toilet, without tiles. */
export const untiledWall: WallDrawing = {
  width: 900,
  height: HEIGHT,
  fields: [],
  openings: [{ kind: "door", rect: { left: 60, right: 840, bottom: 0, top: 2150 } }],
  profiles: [],
  fixtures: [],
  chains: [
    { kind: "whole", along: "wall", spans: whole(900) },
    { kind: "whole", along: "height", spans: whole(HEIGHT) },
  ],
};
