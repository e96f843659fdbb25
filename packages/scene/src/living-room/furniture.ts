import { blade } from "../decor.ts";
import { finishMaterial, LACQUER, LINEN } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import { roundedOutline } from "../mesh/outline.ts";
import { box, cylinder, lathe, slab, tube } from "../mesh/primitives.ts";
import { join, move, rotate, type Solid } from "../mesh/solid.ts";
import type { Vec3 } from "../mesh/vec.ts";
import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { hash2 } from "../noise.ts";

const FABRIC: SceneMaterial = { kind: "diffuse", albedo: [0.56, 0.52, 0.46] };
const CUSHION: SceneMaterial = { kind: "diffuse", albedo: [0.33, 0.17, 0.1] };
const SHADE: SceneMaterial = { kind: "diffuse", albedo: [0.74, 0.7, 0.62] };
const CLAY: SceneMaterial = { kind: "diffuse", albedo: [0.5, 0.26, 0.16] };
const POT: SceneMaterial = { kind: "coat", albedo: [0.3, 0.28, 0.25], roughness: 0.5, ior: 1.4 };
const LEAF: SceneMaterial = { kind: "coat", albedo: [0.1, 0.17, 0.09], roughness: 0.4, ior: 1.4 };
const STEM: SceneMaterial = { kind: "diffuse", albedo: [0.17, 0.13, 0.08] };

/** A three-seater of 2.3 m whose back stands at y = 0; its middle is x = 0 and its front looks to -y. */
export function sofa(at: Vec3): readonly SceneMesh[] {
  const half = 1.15;
  const deep = 0.9;
  const arm = 0.17;
  const seat = (half - arm) * 2;
  const third = seat / 3;
  const frame = join(
    box([-half, -deep + 0.03, 0.13], [half, 0, 0.27], 0.03),
    box([-half, -deep, 0.13], [-half + arm, 0, 0.58], 0.06),
    box([half - arm, -deep, 0.13], [half, 0, 0.58], 0.06),
    box([-half + arm - 0.02, -0.2, 0.2], [half - arm + 0.02, 0, 0.78], 0.06),
  );
  const cushions = [0, 1, 2].flatMap((k): Solid[] => {
    const from = -seat / 2 + k * third;
    const back = rotate(box([-third / 2 + 0.004, -0.19, 0], [third / 2 - 0.004, 0, 0.44], 0.075), "x", -0.16);
    return [
      box([from + 0.003, -deep + 0.01, 0.26], [from + third - 0.003, -0.2, 0.43], 0.055),
      move(back, [from + third / 2, -0.2, 0.42]),
    ];
  });
  const loose = rotate(rotate(box([-0.23, -0.13, 0], [0.23, 0, 0.42], 0.062), "x", -0.28), "z", -0.2);
  const legs = [-half + 0.12, half - 0.12].flatMap((x) =>
    [-deep + 0.12, -0.12].map((y) => move(cylinder(0.018, 0, 0.14), [x, y, 0])),
  );
  return [
    finalize("sofa", FABRIC, move(join(frame, ...cushions), at)),
    finalize("loose cushion", CUSHION, move(loose, [at[0] - seat / 2 + 0.3, at[1] - 0.36, at[2] + 0.42])),
    finalize("sofa legs", finishMaterial("matt-black"), move(join(...legs), at)),
  ];
}

/** A low round oak table of 0.84 m with two books and a bowl. */
export function coffeeTable(at: Vec3): readonly SceneMesh[] {
  const round = (inset: number) =>
    roundedOutline({ width: 0.84 - 2 * inset, depth: 0.84 - 2 * inset, radius: [0.42, 0.42], segments: 18 });
  const legs = [0, 1, 2].map((k) => {
    const angle = (k / 3) * 2 * Math.PI + 0.4;
    return move(cylinder(0.024, 0, 0.35), [0.29 * Math.cos(angle), 0.29 * Math.sin(angle), 0]);
  });
  const top = slab({ outline: round, from: 0.345, to: 0.375, bevelBottom: 0.004, bevelTop: 0.006 });
  const books = join(
    rotate(box([-0.13, -0.09, 0.3755], [0.13, 0.09, 0.398], 0.002), "z", 0.3),
    rotate(box([-0.11, -0.08, 0.3985], [0.11, 0.08, 0.415], 0.002), "z", 0.12),
  );
  const bowl = lathe(
    [
      [0.05, 0],
      [0.06, 0.004],
      [0.13, 0.06],
      [0.132, 0.064],
      [0.126, 0.064],
      [0.058, 0.012],
      [0.01, 0.01],
    ],
    48,
  );
  return [
    finalize("table", finishMaterial("oak"), move(join(top, ...legs), at)),
    finalize("books", LINEN, move(books, [at[0] - 0.14, at[1] + 0.02, at[2]])),
    finalize("bowl", CLAY, move(bowl, [at[0] + 0.19, at[1] - 0.08, at[2] + 0.3755])),
  ];
}

/** A black floor lamp with a linen shade. */
export function floorLamp(at: Vec3): readonly SceneMesh[] {
  const shade = lathe(
    [
      [0.215, 1.36],
      [0.22, 1.36],
      [0.17, 1.66],
      [0.165, 1.66],
    ],
    48,
  );
  return [
    finalize(
      "lamp stand",
      finishMaterial("matt-black"),
      move(join(cylinder(0.14, 0, 0.018, 0.004), cylinder(0.011, 0.01, 1.5)), at),
    ),
    finalize("lamp shade", SHADE, move(shade, at)),
  ];
}

/** A tall house plant in a stone pot. */
export function plant(at: Vec3): readonly SceneMesh[] {
  const stems: Solid[] = [];
  const leaves: Solid[] = [];
  for (let stem = 0; stem < 11; stem++) {
    const turn = stem * 2.4;
    const lean = 0.16 + 0.3 * hash2(stem, 5);
    const tall = 0.65 + 0.5 * hash2(stem, 9);
    const point = (t: number): Vec3 => [Math.cos(turn) * lean * t * t, Math.sin(turn) * lean * t * t, 0.36 + tall * t];
    stems.push(
      tube(
        Array.from({ length: 8 }, (_, i) => point(i / 7)),
        0.005,
        6,
      ),
    );
    for (let leaf = 3; leaf < 14; leaf++) {
      const side = turn + (leaf % 2 === 0 ? 1 : -1) * (0.9 + 0.6 * hash2(leaf, stem));
      leaves.push(
        move(blade(0.055 + 0.03 * hash2(stem, leaf), side, 0.2 + 0.7 * hash2(stem + 3, leaf)), point(leaf / 13)),
      );
    }
  }
  const pot = lathe(
    [
      [0.13, 0],
      [0.145, 0.006],
      [0.185, 0.37],
      [0.185, 0.385],
      [0.17, 0.385],
      [0.165, 0.33],
      [0.01, 0.33],
    ],
    56,
  );
  return [
    finalize("pot", POT, move(pot, at)),
    finalize("stems", STEM, move(join(...stems), at)),
    finalize("plant leaves", LEAF, move(join(...leaves), at)),
  ];
}

/** A framed print on the back wall at y, its middle at (x, z); `turned` shows another motif. */
export function print(x: number, y: number, z: number, turned: boolean): readonly SceneMesh[] {
  const [w, h] = [0.36, 0.48];
  const name = turned ? "second print" : "print";
  const flat = (solid: Solid): Solid => move(rotate(solid, "x", Math.PI / 2), [x, y, z]);
  const disc = (width: number, depth: number, cx: number, cy: number, to: number): Solid =>
    slab({
      outline: (inset) =>
        roundedOutline({
          width: width - 2 * inset,
          depth: depth - 2 * inset,
          radius: [width / 2, width / 2],
          segments: 14,
          center: [cx, cy],
        }),
      from: 0.01,
      to,
      bevelTop: 0.0003,
      bevelBottom: 0.0003,
    });
  return [
    finalize(
      `${name} frame`,
      finishMaterial("oak"),
      flat(
        join(
          box([-w, -h, 0], [-w + 0.022, h, 0.03]),
          box([w - 0.022, -h, 0], [w, h, 0.03]),
          box([-w + 0.021, -h, 0], [w - 0.021, -h + 0.022, 0.03]),
          box([-w + 0.021, h - 0.022, 0], [w - 0.021, h, 0.03]),
        ),
      ),
    ),
    finalize(`${name} paper`, LACQUER, flat(box([-w + 0.02, -h + 0.02, 0], [w - 0.02, h - 0.02, 0.014], 0.001))),
    finalize(
      `${name} arch`,
      turned ? POT : CLAY,
      flat(turned ? disc(0.42, 0.42, 0.02, -0.12, 0.0155) : disc(0.3, 0.52, -0.05, -0.06, 0.0155)),
    ),
    finalize(
      `${name} stone`,
      turned ? CLAY : POT,
      flat(turned ? disc(0.14, 0.34, -0.05, 0.13, 0.0165) : disc(0.2, 0.2, 0.11, 0.19, 0.0165)),
    ),
  ];
}
