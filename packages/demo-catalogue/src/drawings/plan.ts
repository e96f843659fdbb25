import { layoutOf } from "@showroom/domain/plan/draw-home";
import { drawRoom, type PlanMeasure, type PlanShape } from "@showroom/domain/plan/draw-room";
import type { RoomVariables } from "@showroom/domain/model/project";

/** Width of the paper round a room, and beyond its last measure, millimetres. */
const MARGIN = 900;
const BEYOND = 380;

const LOOKS: Readonly<Record<PlanShape["kind"], string>> = {
  floor: `fill="#FFFFFF"`,
  wall: `fill="#4A504C" fill-rule="evenodd"`,
  opening: `fill="#FAF8F4"`,
  window: `fill="#CFE3EA" stroke="#4A504C" stroke-width="8"`,
  leaf: `fill="none" stroke="#4A504C" stroke-width="26"`,
  swing: `fill="none" stroke="#8B8F8A" stroke-width="8"`,
  fixture: `fill="#FFFFFF" stroke="#1E2320" stroke-width="12" stroke-linejoin="round"`,
  wet: `fill="#EEF3F1" stroke="#B9C4BE" stroke-width="8"`,
  glass: `fill="#9CC3CF"`,
};

/** A floor plan of one room as SVG with measures in millimetres, from the same layout as the room's pictures. The front wall is below. */
export function drawPlan(room: Omit<RoomVariables, "houseTypeId">): string {
  const layout = layoutOf({ ...room, houseTypeId: 0 });
  const { width, depth, shapes, measures } = drawRoom(layout);
  const ends = measures.flatMap(({ from, to }) => [from, to]);
  const across = ends.map(([x]) => x);
  const down = ends.map(([, y]) => y);
  const left = Math.max(MARGIN, BEYOND - Math.min(...across));
  const above = Math.max(MARGIN, BEYOND - Math.min(...down));
  const viewWidth = left + Math.max(width + MARGIN, Math.max(...across) + BEYOND);
  const viewHeight = above + Math.max(depth + MARGIN, Math.max(...down) + BEYOND);
  const size = Math.round(Math.max(viewWidth, viewHeight) / 36);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-left} ${-above} ${viewWidth} ${viewHeight}" width="1200" height="${Math.round((1200 * viewHeight) / viewWidth)}">
<rect x="${-left}" y="${-above}" width="${viewWidth}" height="${viewHeight}" fill="#FAF8F4"/>
${shapes.map(({ kind, path }) => `<path d="${path}" ${LOOKS[kind]}/>`).join("\n")}
<g stroke="#6B716C" stroke-width="6" font-family="Liberation Sans, sans-serif" font-size="${size}">
${measures.map((measure) => dimension(measure, size)).join("\n")}
</g>
</svg>`;
}

/** A measure with its figure on the side that is away from the room. */
function dimension({ from, to, size, wall }: PlanMeasure, letters: number): string {
  const upright = wall === "left" || wall === "right";
  const [ax, ay] = from;
  const [bx, by] = to;
  const tick = ([x, y]: readonly [number, number]) => (upright ? `M${x - 40} ${y}h80` : `M${x} ${y - 40}v80`);
  const away = wall === "right" || wall === "front" ? letters * 1.05 : -letters * 0.35;
  return `<path d="M${ax} ${ay}L${bx} ${by}${tick(from)}${tick(to)}" fill="none"/><text transform="translate(${(ax + bx) / 2} ${(ay + by) / 2})${upright ? " rotate(-90)" : ""}" y="${away}" text-anchor="middle" fill="#3B413D" stroke="none">${size}</text>`;
}
