import { finalize } from "./mesh/finalize.ts";
import type { Bounds } from "./mesh/solid.ts";
import { add, cross, normalize, scale, sub, type Vec3 } from "./mesh/vec.ts";
import type { SceneMaterial, SceneMesh } from "./mesh-format.ts";
import { sheetMesh } from "./room/sheet.ts";

/** Warm paper, as the pages of the showroom. */
const SWEEP: SceneMaterial = { kind: "diffuse", albedo: [0.8, 0.765, 0.705] };
/** It is dark beside and above the table, so that metal has contrast. A grey cloth behind the camera is reflected by flat metal and mirrors. */
const DARK: SceneMaterial = { kind: "diffuse", albedo: [0.06, 0.058, 0.055] };
const CLOTH: SceneMaterial = { kind: "diffuse", albedo: [0.62, 0.6, 0.57] };

/**
 * A photo studio around an item: a backdrop that curves from the floor (z = 0) to the wall (y = 0), one large soft
 * light and two weaker ones.
 */
export function studio(item: Bounds): readonly SceneMesh[] {
  const size = sub(item.max, item.min);
  const s = Math.max(...size, 0.16);
  const center = scale(add(item.min, item.max), 0.5);
  const half = 7 * s;
  const top = Math.max(item.max[2], 0) + 5 * s;
  const near = item.min[1] - 9 * s;
  const fillet = Math.min(0.9 * s, 0.12);
  const steps = 10;
  const curve = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 2)).map(
    (angle): readonly [number, number] => [-fillet + fillet * Math.sin(angle), fillet - fillet * Math.cos(angle)],
  );
  const profile = [[near, 0] as const, ...curve, [0, top] as const];
  const points = profile.flatMap(([y, z]): Vec3[] => [
    [center[0] - half, y, z],
    [center[0] + half, y, z],
  ]);
  const triangles = profile.slice(1).flatMap((_, i) => {
    const a = 2 * i;
    return [
      [a, a + 1, a + 3],
      [a, a + 3, a + 2],
    ] as const;
  });
  const left = center[0] - half;
  const deep = -near;
  const dark = sheetMesh("studio", DARK, [
    { origin: [left, near, 0], u: [0, 1, 0], v: [0, 0, 1], width: deep, height: top, uv: [0, 0] },
    { origin: [left + 2 * half, 0, 0], u: [0, -1, 0], v: [0, 0, 1], width: deep, height: top, uv: [0, 0] },
    { origin: [left, 0, top], u: [1, 0, 0], v: [0, -1, 0], width: 2 * half, height: deep, uv: [0, 0] },
  ]);
  const cloth = sheetMesh("studio", CLOTH, [
    { origin: [left + 2 * half, near, 0], u: [-1, 0, 0], v: [0, 0, 1], width: 2 * half, height: top, uv: [0, 0] },
  ]);
  return [
    finalize("sweep", SWEEP, { points, triangles }),
    dark,
    cloth,
    softbox("key light", add(center, [-2.6 * s, -2.4 * s, 2.9 * s]), center, 2.6 * s, [19, 18, 16.6]),
    softbox("fill light", add(center, [3.4 * s, -2.6 * s, 1.3 * s]), center, 2.4 * s, [6.6, 6.7, 6.9]),
    softbox("top light", add(center, [0.4 * s, -1.3 * s, 4.1 * s]), center, 2.2 * s, [6, 5.9, 5.7]),
  ];
}

/** A square light that faces a point. */
function softbox(name: string, at: Vec3, toward: Vec3, side: number, radiance: Vec3): SceneMesh {
  const out = normalize(sub(toward, at));
  const u = normalize(cross([0, 0, 1], out));
  const v = cross(out, u);
  const origin = sub(at, add(scale(u, side / 2), scale(v, side / 2)));
  return sheetMesh(name, { kind: "light", radiance }, [{ origin, u, v, width: side, height: side, uv: [0, 0] }]);
}
