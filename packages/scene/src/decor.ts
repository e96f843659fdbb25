import { finishMaterial, LINEN, TERRY } from "./materials.ts";
import { finalize } from "./mesh/finalize.ts";
import { roundedOutline } from "./mesh/outline.ts";
import { box, cylinder, lathe, loft, ringAt, slab, sweep, tube } from "./mesh/primitives.ts";
import { join, move, rotate, type Solid } from "./mesh/solid.ts";
import type { Vec3 } from "./mesh/vec.ts";
import type { SceneMaterial, SceneMesh } from "./mesh-format.ts";
import { hash2 } from "./noise.ts";

const CLAY: SceneMaterial = { kind: "coat", albedo: [0.62, 0.54, 0.45], roughness: 0.5, ior: 1.4 };
const LEAF: SceneMaterial = { kind: "coat", albedo: [0.13, 0.2, 0.12], roughness: 0.45, ior: 1.4 };
const TWIG: SceneMaterial = { kind: "diffuse", albedo: [0.16, 0.12, 0.08] };
const AMBER: SceneMaterial = { kind: "coat", albedo: [0.1, 0.04, 0.015], roughness: 0.05, ior: 1.5 };
const LABEL: SceneMaterial = { kind: "diffuse", albedo: [0.75, 0.72, 0.66] };

/** A three-legged oak stool, its feet on the floor at `at`. */
export function stool(at: Vec3): readonly SceneMesh[] {
  const seat = slab({
    outline: (inset) =>
      roundedOutline({ width: 0.36 - 2 * inset, depth: 0.36 - 2 * inset, radius: [0.18, 0.18], segments: 14 }),
    from: 0.43,
    to: 0.462,
    bevelBottom: 0.006,
    bevelTop: 0.008,
  });
  const legs = [0, 1, 2].map((k) => {
    const angle = (k / 3) * 2 * Math.PI + 0.5;
    return tube(
      [
        [0.16 * Math.cos(angle), 0.16 * Math.sin(angle), 0],
        [0.115 * Math.cos(angle), 0.115 * Math.sin(angle), 0.435],
      ],
      0.014,
      20,
    );
  });
  return [finalize("stool", finishMaterial("oak"), move(join(seat, ...legs), at))];
}

/** Folded towels, the lowest lying at `at`. */
export function foldedTowels(at: Vec3): readonly SceneMesh[] {
  const fold = (z: number, turn: number, width: number): Solid => {
    const layers = [0, 1].map((k) =>
      move(box([-width / 2, -0.1, 0], [width / 2, 0.1, 0.024], 0.011), [0.002 * k, 0.003 * k, z + k * 0.0235]),
    );
    return rotate(join(...layers), "z", turn);
  };
  return [
    finalize("towels pale", LINEN, move(join(fold(0, 0.12, 0.27), fold(0.048, 0.05, 0.26)), at)),
    finalize("towel dark", TERRY, move(fold(0.096, 0.16, 0.25), at)),
  ];
}

/** A clay vase with a few leafy twigs, standing at `at`. */
export function vase(at: Vec3): readonly SceneMesh[] {
  const profile = [
    [0.045, 0],
    [0.052, 0.004],
    [0.075, 0.05],
    [0.084, 0.1],
    [0.076, 0.15],
    [0.05, 0.19],
    [0.034, 0.215],
    [0.033, 0.235],
    [0.038, 0.25],
    [0.034, 0.25],
    [0.028, 0.235],
    [0.027, 0.2],
  ] as const;
  const twigs: Solid[] = [];
  const leaves: Solid[] = [];
  for (let stem = 0; stem < 9; stem++) {
    const turn = stem * 2.4;
    const lean = 0.16 + 0.2 * hash2(stem, 3);
    const tall = 0.34 + 0.22 * hash2(stem, 8);
    const point = (t: number): Vec3 => [
      Math.cos(turn) * lean * t * t,
      Math.sin(turn) * lean * t * t * 0.7,
      0.2 + tall * t - 0.05 * lean * t * t,
    ];
    twigs.push(
      tube(
        Array.from({ length: 9 }, (_, i) => point(i / 8)),
        0.0018,
        6,
      ),
    );
    for (let leaf = 2; leaf < 13; leaf++) {
      const side = leaf % 2 === 0 ? 1 : -1;
      leaves.push(
        move(
          blade(
            0.026 + 0.012 * hash2(stem, leaf),
            turn + side * 1.2 + hash2(leaf, stem),
            0.5 + 0.5 * hash2(stem + 7, leaf),
          ),
          point(leaf / 12.5),
        ),
      );
    }
  }
  return [
    finalize("vase", CLAY, move(lathe(profile, 48), at)),
    finalize("twigs", TWIG, move(join(...twigs), at)),
    finalize("leaves", LEAF, move(join(...leaves), at)),
  ];
}

/** A round leaf on its stalk, raised by `lift` radians. */
export function blade(size: number, turn: number, lift: number): Solid {
  const half = (z: number, inset: number): Vec3[] =>
    ringAt(
      roundedOutline({
        width: size * 2 - inset,
        depth: size * 1.5 - inset,
        radius: [size, size * 0.75],
        segments: 3,
        center: [size, 0],
      }),
      z,
    );
  return rotate(rotate(loft([half(-0.0004, 0.001), half(0.0004, 0.001)]), "y", -lift), "z", turn);
}

/** A soap bottle with a pump. */
export function bottle(name: string, at: Vec3, height: number): readonly SceneMesh[] {
  const radius = 0.031;
  const glass = lathe(
    [
      [radius - 0.004, 0],
      [radius, 0.004],
      [radius, height * 0.72],
      [radius * 0.8, height * 0.8],
      [0.012, height * 0.86],
      [0.012, height * 0.9],
    ],
    40,
  );
  const pump = join(
    cylinder(0.0145, height * 0.88, height * 0.96, 0.002, 28),
    cylinder(0.005, height * 0.95, height * 1.08, 0.001, 16),
    sweep(
      [
        [0.008, 0, height * 1.08],
        [-0.03, 0, height * 1.08],
        [-0.042, 0, height * 1.06],
      ],
      roundedOutline({ width: 0.014, depth: 0.008, radius: 0.003, segments: 3 }),
    ),
  );
  const label = cylinder(radius + 0.0004, height * 0.2, height * 0.56, 0.0001, 40);
  return [
    finalize(`${name} glass`, AMBER, move(glass, at)),
    finalize(`${name} label`, LABEL, move(label, at)),
    finalize(`${name} pump`, finishMaterial("matt-black"), move(pump, at)),
  ];
}
