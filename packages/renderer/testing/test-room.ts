import type { SceneCamera, SceneGeometry, SceneMaterial, SceneMesh, TiledSurface } from "@showroom/scene/mesh-format";
import { line, MeshBuilder } from "./shapes.ts";

const WIDTH = 2.2;
const DEPTH = 2.8;
const HEIGHT = 2.6;
const TILED = 1.2;

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.82, 0.81, 0.79] };
const CERAMIC: SceneMaterial = { kind: "coat", albedo: [0.84, 0.84, 0.83], roughness: 0.05, ior: 1.5 };
const PLASTIC: SceneMaterial = { kind: "coat", albedo: [0.8, 0.8, 0.8], roughness: 0.15, ior: 1.45 };
const CHROME: SceneMaterial = { kind: "metal", albedo: [0.8, 0.8, 0.82], roughness: 0.05 };
const BRUSHED: SceneMaterial = { kind: "metal", albedo: [0.78, 0.68, 0.42], roughness: 0.25 };
const WOOD: SceneMaterial = { kind: "textured", texture: "wood", roughness: 0.35, ior: 1.4 };
const DARK: SceneMaterial = { kind: "diffuse", albedo: [0.03, 0.03, 0.03] };
const tiled = (surface: TiledSurface): SceneMaterial => ({ kind: "tiled", surface });

type Ring = [number, number, number, number, number, number];

/** The quarter circle that rounds an edge, in `steps` parts: [sine, 1 - cosine]. */
const rounding = (steps: number) =>
  Array.from({ length: steps }, (_, i): [number, number] => {
    const angle = ((i + 1) / steps) * (Math.PI / 2);
    return [Math.sin(angle), 1 - Math.cos(angle)];
  });

function shell(): SceneMesh[] {
  const quad = (name: string, material: SceneMaterial, ...edges: Parameters<MeshBuilder["quad"]>) =>
    new MeshBuilder(name, material).quad(...edges).build();
  const up = HEIGHT - TILED;
  return [
    quad("floor", tiled("floor"), [0, 0, 0], [WIDTH, 0, 0], [0, DEPTH, 0]),
    quad("ceiling", PAINT, [0, DEPTH, HEIGHT], [WIDTH, 0, 0], [0, -DEPTH, 0]),
    quad("back-lower", tiled("back-lower"), [0, DEPTH, 0], [WIDTH, 0, 0], [0, 0, TILED]),
    quad("back-upper", tiled("back-upper"), [0, DEPTH, TILED], [WIDTH, 0, 0], [0, 0, up]),
    quad("left-lower", tiled("left-lower"), [0, 0, 0], [0, DEPTH, 0], [0, 0, TILED]),
    quad("left-upper", tiled("left-upper"), [0, 0, TILED], [0, DEPTH, 0], [0, 0, up]),
    quad("right-lower", tiled("right-lower"), [WIDTH, DEPTH, 0], [0, -DEPTH, 0], [0, 0, TILED]),
    quad("right-upper", tiled("right-upper"), [WIDTH, DEPTH, TILED], [0, -DEPTH, 0], [0, 0, up]),
    quad("front-lower", tiled("front-lower"), [WIDTH, 0, 0], [-WIDTH, 0, 0], [0, 0, TILED]),
    quad("front-upper", tiled("front-upper"), [WIDTH, 0, TILED], [-WIDTH, 0, 0], [0, 0, up]),
    quad("door", WOOD, [1.1, 0.004, 0], [-0.9, 0, 0], [0, 0, 2.1]),
    quad("lamp", { kind: "light", radiance: [13, 11.6, 9.6] }, [0.8, 1.8, HEIGHT - 0.003], [0.6, 0, 0], [0, -0.6, 0]),
    quad("window", { kind: "light", radiance: [6, 6.6, 7.4] }, [0.15, DEPTH - 0.003, 1.45], [0.6, 0, 0], [0, 0, 0.8]),
    quad(
      "mirror",
      { kind: "metal", albedo: [0.92, 0.93, 0.93], roughness: 0 },
      [2.185, 2.02, 1.1],
      [0, -0.8, 0],
      [0, 0, 0.8],
    ),
    quad(
      "screen",
      { kind: "glass", albedo: [0.93, 0.97, 0.95], ior: 1.5 },
      [0.755, 2.76, 0.56],
      [0, -0.85, 0],
      [0, 0, 1.4],
    ),
  ];
}

function fittings(): SceneMesh[] {
  const frame = new MeshBuilder("window-frame", PLASTIC)
    .box([0.11, 2.77, 1.41], [0.79, 2.799, 1.45])
    .box([0.11, 2.77, 2.25], [0.79, 2.799, 2.29])
    .box([0.11, 2.77, 1.45], [0.15, 2.799, 2.25])
    .box([0.75, 2.77, 1.45], [0.79, 2.799, 2.25]);
  const radiator = new MeshBuilder("radiator", PLASTIC);
  for (const x of [1.66, 2.06]) radiator.tube(line([x, 2.75, 0.7], [x, 2.75, 2], 12), 0.016);
  for (let group = 0; group < 4; group++) {
    for (let bar = 0; bar < 5; bar++) {
      const z = 0.76 + group * 0.32 + bar * 0.045;
      radiator.tube(line([1.66, 2.738, z], [2.06, 2.738, z], 8), 0.011, 18);
    }
  }
  return [
    frame.build(),
    radiator.build(),
    new MeshBuilder("ledge", tiled("back-lower")).box([0.85, 2.62, 0], [1.55, 2.799, 1.15]).build(),
    new MeshBuilder("control-plate", CHROME).box([1.08, 2.612, 0.93], [1.32, 2.62, 1.08]).build(),
    new MeshBuilder("cabinet", WOOD).box([1.78, 1.22, 0.4], [2.199, 2.02, 0.798]).build(),
    new MeshBuilder("drawer-gap", DARK).box([1.778, 1.22, 0.595], [1.78, 2.02, 0.603]).build(),
    new MeshBuilder("mirror-edge", DARK).box([2.186, 1.215, 1.095], [2.199, 2.025, 1.905]).build(),
    new MeshBuilder("screen-rail", CHROME).box([0.745, 2.76, 0.56], [0.765, 2.798, 1.96]).build(),
  ];
}

function bath(): SceneMesh {
  const [x, y, rx, ry] = [0.38, 1.95, 0.375, 0.845];
  const rings: Ring[] = [];
  for (let i = 0; i <= 6; i++) rings.push([x, y, 0.001 + 0.09 * i, rx, ry, 14]);
  for (const [s, c] of rounding(4)) rings.push([x, y, 0.541 + 0.018 * s, rx - 0.012 * c, ry - 0.012 * c, 14]);
  for (let i = 1; i <= 3; i++)
    rings.push([x, y, 0.559, rx - 0.012 - (0.04 * i) / 3, ry - 0.012 - (0.05 * i) / 3, 14 - i]);
  for (const [s, c] of rounding(5))
    rings.push([x, y, 0.559 - 0.02 * c, rx - 0.052 - 0.02 * s, ry - 0.062 - 0.02 * s, 8]);
  for (let i = 1; i <= 14; i++) {
    const t = i / 14;
    rings.push([x, y, 0.539 - 0.36 * t, rx - 0.072 - 0.05 * t, ry - 0.082 - 0.16 * t * t, 6 - 2 * t]);
  }
  for (const [s, c] of rounding(8))
    rings.push([x, y, 0.179 - 0.06 * s, rx - 0.122 - 0.08 * c, ry - 0.242 - 0.1 * c, 4]);
  return new MeshBuilder("bath", CERAMIC).loft(rings, 96).build();
}

function toilet(): SceneMesh[] {
  const [x, y] = [1.2, 2.36];
  const bowl: Ring[] = [];
  for (let i = 0; i <= 24; i++) {
    const k = Math.sin(((i / 24) * Math.PI) / 2);
    bowl.push([x, y + 0.06 * (1 - k), 0.1 + (0.29 * i) / 24, 0.09 + 0.09 * k, 0.13 + 0.14 * k * k, 2.4]);
  }
  for (const [s, c] of rounding(4)) bowl.push([x, y, 0.39 + 0.008 * s, 0.18 - 0.008 * c, 0.27 - 0.008 * c, 2.4]);
  const seat: Ring[] = [[x, y, 0.4, 0.176, 0.258, 2.4]];
  for (const [s, c] of rounding(4)) seat.push([x, y, 0.4 + 0.006 * s, 0.182 - 0.006 * c, 0.264 - 0.006 * c, 2.4]);
  for (const [s, c] of rounding(6)) seat.push([x, y, 0.42 + 0.014 * s, 0.182 - 0.03 * c, 0.264 - 0.03 * c, 2.4]);
  return [
    new MeshBuilder("toilet", CERAMIC).loft(bowl, 72).build(),
    new MeshBuilder("toilet-seat", PLASTIC).loft(seat, 72).build(),
  ];
}

function basin(): SceneMesh[] {
  const [x, y, rx, ry] = [1.975, 1.62, 0.22, 0.41];
  const rings: Ring[] = [];
  for (let i = 0; i <= 3; i++) rings.push([x, y, 0.801 + (0.05 * i) / 3, rx, ry, 10]);
  for (const [s, c] of rounding(4)) rings.push([x, y, 0.851 + 0.01 * s, rx - 0.01 * c, ry - 0.01 * c, 10]);
  for (let i = 1; i <= 4; i++)
    rings.push([x - 0.0075 * i, y, 0.861, rx - 0.01 - 0.0125 * i, ry - 0.01 - 0.025 * i, 10 - i]);
  for (const [s, c] of rounding(12)) {
    rings.push([x - 0.03, y, 0.861 - 0.058 * s, (rx - 0.062) * (1 - 0.75 * c), (ry - 0.112) * (1 - 0.75 * c), 5]);
  }
  const tap = new MeshBuilder("basin-tap", CHROME)
    .tube(line([2.14, y, 0.861], [2.14, y, 1.02], 6), 0.02, 28)
    .tube(line([2.14, y, 0.985], [2.03, y, 1.005], 8), 0.011, 24);
  return [new MeshBuilder("basin", CERAMIC).loft(rings, 96).build(), tap.build()];
}

function bathTap(): SceneMesh {
  return new MeshBuilder("bath-tap", BRUSHED)
    .tube(line([0.07, 1.85, 0.8], [0.07, 2.05, 0.8], 8), 0.022, 28)
    .tube(line([0, 1.88, 0.8], [0.06, 1.88, 0.8], 4), 0.026, 28)
    .tube(line([0, 2.02, 0.8], [0.06, 2.02, 0.8], 4), 0.026, 28)
    .tube(line([0.05, 2.3, 0.8], [0.05, 2.3, 2], 24), 0.011)
    .tube(line([0.05, 2.3, 2], [0.4, 2.3, 2.01], 8), 0.011)
    .loft(
      [
        [0.4, 2.3, 1.985, 0.12, 0.12, 2],
        [0.4, 2.3, 1.992, 0.125, 0.125, 2],
        [0.4, 2.3, 1.999, 0.12, 0.12, 2],
      ],
      48,
    )
    .build();
}

/** A bathroom with every kind of material and shape that the engine supports; about 15,000 triangles. */
export function testRoom(): SceneGeometry {
  return {
    meshes: [...shell(), ...fittings(), bath(), ...toilet(), ...basin(), bathTap()],
    surfaces: {
      floor: { width: WIDTH, height: DEPTH },
      "back-lower": { width: WIDTH, height: TILED },
      "back-upper": { width: WIDTH, height: HEIGHT - TILED },
      "left-lower": { width: DEPTH, height: TILED },
      "left-upper": { width: DEPTH, height: HEIGHT - TILED },
      "right-lower": { width: DEPTH, height: TILED },
      "right-upper": { width: DEPTH, height: HEIGHT - TILED },
      "front-lower": { width: WIDTH, height: TILED },
      "front-upper": { width: WIDTH, height: HEIGHT - TILED },
    },
  };
}

export const TEST_CAMERAS = {
  front: { position: [1.22, 0.1, 1.5], target: [1.06, 2.8, 0.86], horizontalFov: 84 },
  basin: { position: [0.75, 0.75, 1.45], target: [2.1, 1.75, 0.95], horizontalFov: 62 },
  bath: { position: [2.0, 0.5, 1.6], target: [0.35, 2.2, 0.75], horizontalFov: 68 },
} as const satisfies Record<string, SceneCamera>;
