import { runs } from "@showroom/property-tests/runs";
import type { SceneMaterial } from "@showroom/scene/mesh-format";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { instantiateForTests, type TestKernel } from "../testing/kernels-for-tests.ts";
import { createHotView, reservePacked, sampleCount } from "./hot-view.ts";
import type { Kernels } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";

/** The first materials have no texture, the others have one. */
const MATERIALS: readonly SceneMaterial[] = [
  { kind: "diffuse", albedo: [0.8, 0.8, 0.8] },
  { kind: "metal", albedo: [0.8, 0.8, 0.8], roughness: 0.1 },
  { kind: "textured", texture: "wood", roughness: 0.4, ior: 1.5 },
  { kind: "tiled", surface: "floor" },
];
const isPictured = (material: number) => material === 2 || material === 3;
const FIELDS = ["head", "uv", "footprint", "light", "reflectedUv", "reflectedLight"] as const;
/** Per field the bits in which neighbours that are kept close to one another differ; a carry makes some of them too far apart. */
const CLOSE = [0x000f0000, 0x00ff00ff, 0x0f0f0f0f, 0x003c1e0f, 0x00ff00ff, 0x003c1e0f] as const;
/** Zero, all ones, the signs, and what would be no number, infinite or denormal if it were one. */
const ODD_WORDS = [
  0, 1, 0xffffffff, 0x80000000, 0x7fc00000, 0xffc00001, 0x7f800000, 0xff800000, 0x00000001, 0x807fffff,
];

const word = fc.oneof(fc.nat({ max: 0xffffffff }), fc.constantFrom(...ODD_WORDS));
const likeness = fc.constantFrom("same", "close", "apart");
/** Four samples of one field: how much they have in common, the first word, and bits by which the others differ. */
const run = fc.record({ likeness, base: word, differences: fc.array(word, { minLength: 4, maxLength: 4 }) });
const picture = fc.record({
  width: fc.integer({ min: 1, max: 37 }),
  height: fc.integer({ min: 1, max: 7 }),
  materials: fc.array(fc.constantFrom(0, 1, 2, 3, 254, 255), { minLength: 1, maxLength: 5 }),
  /** Pixels that show another mesh than those around them: there the picture has edges. */
  spots: fc.array(fc.nat(), { maxLength: 6 }),
  runs: fc.array(run, { minLength: 1, maxLength: 40 }),
});
type Picture = typeof picture extends fc.Arbitrary<infer T> ? T : never;

let kernels: Kernels<TestKernel>;
let arena: MemoryArena;
beforeAll(async () => {
  arena = new MemoryArena();
  kernels = await instantiateForTests(arena);
}, 120_000);

function wordOf({ runs, materials }: Picture, sample: number, field: number): number {
  const { likeness: alike, base, differences } = runs[((sample >> 2) * FIELDS.length + field) % runs.length]!;
  const difference = differences[sample & 3]!;
  const value = alike === "same" ? base : alike === "apart" ? difference : (base + (difference & CLOSE[field]!)) >>> 0;
  if (field > 0) return value;
  // Heads contain the numbers of existing materials.
  const of = (at: number) => materials[at % materials.length]!;
  return ((value & 0xffff0000) | of(sample >> 3) | (of((sample >> 4) + 1) << 8)) >>> 0;
}

const isEdge = (edges: ReadonlySet<number>, sample: number, pixels: number) => sample < pixels && edges.has(sample);

/** The part of a field that unpacking must restore: all, what a picture needs, or nothing. */
function neededBits(head: number, field: (typeof FIELDS)[number]): number {
  const [here, there] = [isPictured(head & 255), isPictured((head >> 8) & 255)];
  if (field === "uv") return here ? 0xffffffff : 0;
  if (field === "reflectedUv") return there ? 0xffffffff : 0;
  if (field === "footprint") return ((here ? 0x00ffffff : 0) | (there ? 0xff000000 : 0)) >>> 0;
  return 0xffffffff;
}

test("packing keeps every bit that a picture needs, whatever the samples are", () => {
  fc.assert(
    fc.property(picture, (drawn) => {
      const { width, height, spots } = drawn;
      const camera = { position: [0, 0, 0], target: [0, 1, 0], horizontalFov: 60 } as const;
      const meanOf = () => [0.5, 0.5, 0.5] as const;
      const layout = { floor: 0.15 };
      const view = createHotView(kernels, arena, { camera, width, height, materials: MATERIALS, meanOf, layout });
      const pixels = width * height;
      const most = pixels + 4 * view.edgeCapacity;
      const records = view.memory.allocate(most * kernels.recordBytes());
      const points = view.memory.allocate(most * kernels.pointBytes());
      const flags = view.memory.allocate(most);
      try {
        arena.bytes(flags, most).fill(0);
        kernels.describeSolve(view.block, records, points, 0, 0, 0, 0, 0, flags);
        kernels.bind(0, view.block, 0);
        const written = new Uint32Array(arena.memory.buffer, records, most * FIELDS.length);
        written.forEach((_, at) => (written[at] = wordOf(drawn, Math.floor(at / FIELDS.length), at % FIELDS.length)));
        const surface = new Float32Array(arena.memory.buffer, points, most * 16);
        const meshes = new Uint32Array(arena.memory.buffer, points, most * 16);
        for (let sample = 0; sample < most; sample++) {
          surface.set([0, 0, 0, 0, 0, 0, 1], sample * 16);
          meshes[sample * 16 + 7] = spots.some((spot) => spot % pixels === sample) ? 2 : 1;
        }
        kernels.markEdges(0, height);
        view.edges = kernels.listEdges();
        const edges = new Set(new Int32Array(arena.memory.buffer, view.edgePixels, view.edges));
        const original = written.slice();

        const bytes = kernels.measureRows(0, height);
        reservePacked(kernels, view, bytes);
        const behind = arena.bytes(view.packed + bytes, 16).fill(0xa5);
        kernels.placeRows();
        // Rows are packed apart from one another, in any order.
        for (let y = height - 1; y >= 0; y--) kernels.packRows(y, y + 1);
        expect([...behind]).toEqual(Array.from({ length: 16 }, () => 0xa5));

        written.fill(0xdeadbeef);
        expect(kernels.unpackRows(0, height)).toBe(bytes);
        for (let sample = 0; sample < sampleCount(view); sample++) {
          if (isEdge(edges, sample, pixels)) continue;
          const at = sample * FIELDS.length;
          for (const [field, name] of FIELDS.entries()) {
            const bits = neededBits(original[at]!, name);
            if (((written[at + field]! ^ original[at + field]!) & bits) !== 0)
              expect.fail(`${name} of sample ${sample}: ${original[at + field]} became ${written[at + field]}`);
          }
        }
      } finally {
        view.memory.release();
      }
    }),
    { numRuns: runs(600) },
  );
});
