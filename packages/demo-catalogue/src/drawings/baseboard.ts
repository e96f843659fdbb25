import { parseHex } from "../textures/draw-face.ts";

/** Millimetres from the wall and above the floor. */
type Point = readonly [out: number, up: number];

const COLOURS: Readonly<Record<string, string>> = {
  "Wit gelakt": "#F3F2EE",
  "Zwart gelakt": "#2C2C2D",
  Geolied: "#B99467",
  Geborsteld: "#ABABA8",
};

/** The outline of a baseboard's cross-section, from the floor up to the wall. */
function sectionOf(name: string, height: number): readonly Point[] {
  if (name.startsWith("Klassiek"))
    return [
      [16, 0],
      [16, height * 0.6],
      [12, height * 0.64],
      [12, height * 0.68],
      [15, height * 0.73],
      [14, height * 0.79],
      [9, height * 0.84],
      [8, height * 0.95],
      [5, height],
      [0, height],
    ];
  if (name.startsWith("Kwart"))
    return [
      [20, 0],
      [20, height - 20],
      ...[15, 30, 45, 60, 75].map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180;
        return [20 * Math.cos(angle), height - 20 + 20 * Math.sin(angle)];
      }),
      [0, height],
    ];
  const thick = name.startsWith("Aluminium") ? 7 : 15;
  return [
    [thick, 0],
    [thick, height - 1.5],
    [thick - 1.5, height],
    [0, height],
  ];
}

const [WIDTH, HEIGHT] = [600, 480];
/** Pixels per millimetre: upwards, and to the right and down for the distance from the wall. */
const SCALE = { up: 2.6, right: 2.2, down: 1 };
const FLOOR_LINE = 400;
const LENGTH = 440;

/** The colour with a brightness: 1 is unchanged, above 1 is lighter, below 1 darker. */
function lit(colour: string, light: number): string {
  const channels = parseHex(colour).map((value) => Math.round(Math.min(255, Math.max(0, value * light))));
  return `rgb(${channels.join(",")})`;
}

/** A piece of baseboard against a wall as SVG, cut at the right so that its cross-section shows. */
export function drawBaseboard(name: string, height: number, finish: string): string {
  const colour = COLOURS[finish] ?? "#F3F2EE";
  const at = (along: number, [out, up]: Point): string =>
    `${(along + out * SCALE.right).toFixed(1)},${(FLOOR_LINE - up * SCALE.up + out * SCALE.down).toFixed(1)}`;
  const section = sectionOf(name, height);
  const polygon = (points: readonly string[], fill: string) => `<polygon points="${points.join(" ")}" fill="${fill}"/>`;
  const bands = section.slice(1).map((to, i) => {
    const from = section[i]!;
    // A face that tilts back is lit; an overhanging one is in shade.
    const lean = Math.atan2(from[0] - to[0], to[1] - from[1]) / (Math.PI / 2);
    return polygon([at(-60, from), at(LENGTH, from), at(LENGTH, to), at(-60, to)], lit(colour, 0.93 + 0.12 * lean));
  });
  const end = polygon(
    [...section, [0, 0] as const].map((point) => at(LENGTH, point)),
    lit(colour, 0.74),
  );
  const foot = section[0]![0];
  const shadow = polygon(
    [
      at(-60, [foot, 0]),
      at(LENGTH, [foot, 0]),
      at(LENGTH, [0, 0]),
      at(LENGTH + 40, [0, 0]),
      at(LENGTH + 16, [foot + 10, 0]),
      at(-60, [foot + 10, 0]),
    ],
    "rgba(0,0,0,0.22)",
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#E4DFD6"/><rect y="${FLOOR_LINE}" width="${WIDTH}" height="${HEIGHT - FLOOR_LINE}" fill="#B8946A"/>${shadow}${bands.join("")}${end}</svg>`;
}
