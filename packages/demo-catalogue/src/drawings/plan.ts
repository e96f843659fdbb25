import type { Room } from "../projects/house-types.ts";

const WALL = 100;

/** A floor plan of one room as SVG, millimetres to scale, seen from above with the door at the bottom. */
export function drawPlan(room: Room): string {
  const { width, depth } = room;
  const toilet = room.name === "toilet";
  const margin = toilet ? 1000 : 700;
  const viewWidth = width + 2 * margin;
  const viewHeight = depth + 2 * margin;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  const metres = (millimetres: number) => `${(millimetres / 1000).toFixed(2).replace(".", ",")} m`;
  const fixtures = toilet ? toiletFixtures(width) : bathroomFixtures(width, depth);
  const doorWidth = Math.min(880, width - 120);
  const doorX = (width - doorWidth) / 2;
  // A toilet's door opens outward, a bathroom's inward.
  const hinge = depth + WALL;
  const swing = toilet
    ? `M${doorX} ${hinge}v${doorWidth}A${doorWidth} ${doorWidth} 0 0 0 ${doorX + doorWidth} ${hinge}`
    : `M${doorX} ${hinge}v${-doorWidth}A${doorWidth} ${doorWidth} 0 0 1 ${doorX + doorWidth} ${hinge}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${viewWidth} ${viewHeight}" width="1200" height="${Math.round((1200 * viewHeight) / viewWidth)}">
<rect x="${-margin}" y="${-margin}" width="${viewWidth}" height="${viewHeight}" fill="#FAF8F4"/>
<path d="M${-WALL} ${-WALL}H${width + WALL}V${depth + WALL}H${-WALL}Z M0 0V${depth}H${width}V0Z" fill="#4A504C" fill-rule="evenodd"/>
<rect width="${width}" height="${depth}" fill="#FFFFFF"/>
<g stroke="#E4DFD6" stroke-width="6">${grid(width, depth, line)}</g>
<rect x="${doorX}" y="${depth - 2}" width="${doorWidth}" height="${WALL + 4}" fill="#FAF8F4"/>
<path d="${swing}" fill="none" stroke="#8B8F8A" stroke-width="10"/>
<g fill="#FFFFFF" stroke="#1E2320" stroke-width="14" stroke-linejoin="round">${fixtures}</g>
<g stroke="#6B716C" stroke-width="8">${line(0, -380, width, -380)}${line(0, -430, 0, -330)}${line(width, -430, width, -330)}${line(-380, 0, -380, depth)}${line(-430, 0, -330, 0)}${line(-430, depth, -330, depth)}</g>
<g font-family="Liberation Sans, sans-serif" font-size="${Math.round(viewWidth / 26)}" fill="#3B413D" text-anchor="middle">
<text x="${width / 2}" y="-440">${metres(width)}</text>
<text transform="translate(-440 ${depth / 2}) rotate(-90)">${metres(depth)}</text>
</g>
</svg>`;
}

function grid(width: number, depth: number, line: (x1: number, y1: number, x2: number, y2: number) => string): string {
  let lines = "";
  for (let x = 600; x < width; x += 600) lines += line(x, 0, x, depth);
  for (let y = 600; y < depth; y += 600) lines += line(0, y, width, y);
  return lines;
}

function toiletFixtures(width: number): string {
  const middle = width / 2;
  return `<rect x="0" y="0" width="${width}" height="180"/><path d="M${middle - 180} 180h360v260a180 240 0 0 1 -360 0z"/><rect x="0" y="760" width="220" height="360" rx="60"/>`;
}

function bathroomFixtures(width: number, depth: number): string {
  const screen = `<rect x="0" y="0" width="900" height="${Math.min(1200, depth * 0.42)}" fill="#F1F4F3"/><circle cx="450" cy="420" r="120"/><rect x="100" y="60" width="700" height="60"/>`;
  const toilet = `<rect x="${width - 900}" y="0" width="700" height="180"/><path d="M${width - 730} 180h360v260a180 240 0 0 1 -360 0z"/>`;
  const cabinet = `<rect x="${width - 460}" y="${depth * 0.45}" width="460" height="800"/><rect x="${width - 400}" y="${depth * 0.45 + 120}" width="330" height="560" rx="90"/>`;
  const radiator = `<rect x="0" y="${depth * 0.62}" width="80" height="500"/>`;
  return screen + toilet + cabinet + radiator;
}
