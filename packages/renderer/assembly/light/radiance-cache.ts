/**
 * The radiance cache: light everywhere in a room, independent of the camera. Paths start at points that are spread evenly over all surfaces;
 * their light is collected in the cells of cache-cells.ts. Paths from the camera end in this cache at their first bounce.
 */
import { bitangent, cosineDirection, makeFrame, tangent } from "../math/directions";
import { fraction, hash, hashUnit, random, seedRandom } from "../math/random";
import { add, dot, limitColor, maxComponent, mul, reflect, scale, splat } from "../math/vec";
import { scene } from "../memory/bound";
import { LIGHT_DIRECT, LIGHT_INDIRECT } from "../memory/light-cells";
import { Material, MaterialKind } from "../memory/materials";
import { cornerOf, facetOf, firstEdgeOf, materialOf, secondEdgeOf } from "../scene/triangles";
import { hitFacet, hitMaterial, hitNormal, hitPosition, resolveHit } from "../trace/hit";
import { hitDistance, nearestGlass, nearestHit, RAY_START } from "../trace/traverse";
import { CELL_BYTES, CELL_COUNT, CELL_HEADER, cellKey, findCell, lookUp } from "./cache-cells";
import { directLight, forgetWeights } from "./direct-light";
import { addDirect, addFromCell, addIndirect, clearAccumulator, meet, storeAccumulator } from "./shares";

/** A point is stored like a cell. */
const POINT_BYTES: usize = CELL_BYTES;
/** Diffuse bounces of a path after its start. */
const BOUNCES: i32 = 3;
/** Mean reflectance of a clear coat over all angles. */
const COAT_MEAN: f32 = 0.092;
const BRIGHTEST: f32 = 10;
/** Metal below this roughness counts as a mirror for bounced light. */
export const MIRROR_BELOW: f32 = 0.02;

export function cellTableBytes(): i32 {
  return <i32>(CELL_COUNT * <u32>CELL_BYTES);
}
export function cachePointBytes(): i32 {
  return <i32>POINT_BYTES;
}

/** Albedo for bounced light. The reflection of a coat counts as diffuse. */
@inline
export function bounceAlbedo(material: Material): v128 {
  return material.kind == MaterialKind.Coat && material.surface == 0
    ? add(scale(material.color, 1 - COAT_MEAN), splat(COAT_MEAN))
    : material.color;
}

/** `throughput` times the transmission of glass before `end`, if there is any. It overwrites the last hit, but not what `resolveHit` set. */
export function throughGlass(throughput: v128, origin: v128, direction: v128, end: f32): v128 {
  const triangle = nearestGlass(origin, direction, RAY_START, end);
  return triangle < 0 ? throughput : mul(throughput, scale(materialOf(triangle).color, <f32>0.92));
}

/** Adds direct light and `samples` paths at a point to the accumulator. With `known`, paths end where the coarse cache has a cell. */
function tracePoint(position: v128, normal: v128, samples: i32, seed: u32, known: bool): void {
  const r1 = hashUnit(seed);
  const r2 = hashUnit(seed + 1);
  const r3 = hashUnit(seed + 2);
  const r4 = hashUnit(seed + 3);
  const r5 = hashUnit(seed + 5);
  for (let s = 0; s < samples; s++) {
    seedRandom(seed * 31 + <u32>s * 0x85ebca6b);
    const k = <f32>s;
    addDirect(
      directLight(
        position,
        normal,
        fraction(r3 + k * <f32>0.8191725134),
        fraction(r4 + k * <f32>0.6710436067),
        fraction(r5 + k * <f32>0.5497004779),
      ),
    );
    let origin = position;
    let direction = cosineDirection(normal, fraction(r1 + k * <f32>0.7548776662), fraction(r2 + k * <f32>0.569840291));
    let throughput = splat(1);
    let met: u64 = 0;
    let mirrored = false;
    let bounce = 1;
    // Mirrors do not count as bounces. The outer limit stops a ray between two mirrors.
    for (let i = 0; i < BOUNCES + 3 && bounce <= BOUNCES; i++) {
      const triangle = nearestHit(origin, direction);
      if (triangle < 0) break;
      resolveHit(origin, direction, triangle);
      const material = hitMaterial;
      if (material.kind == MaterialKind.Light) {
        if (mirrored) addIndirect(limitColor(mul(throughput, material.color), BRIGHTEST), met);
        break;
      }
      throughput = throughGlass(throughput, origin, direction, hitDistance);
      const facet = hitFacet;
      const normalThere = hitNormal;
      if (material.kind == MaterialKind.Metal && material.roughness < MIRROR_BELOW) {
        throughput = mul(throughput, material.color);
        direction = reflect(direction, normalThere);
        origin = hitPosition;
        mirrored = true;
        if (dot(direction, facet) <= 0) break;
        continue;
      }
      mirrored = false;
      throughput = mul(throughput, bounceAlbedo(material));
      if (known && bounce == 1) {
        makeFrame(facet);
        const cell = lookUp(hitPosition, facet, tangent, bitangent);
        if (cell != 0) {
          addFromCell(cell, throughput, material.surface, met);
          break;
        }
      }
      met = meet(met, material.surface);
      origin = hitPosition;
      const light = directLight(origin, normalThere, random(), random(), random());
      addIndirect(limitColor(mul(throughput, light), BRIGHTEST), met);
      if (bounce >= 2) {
        const survival = min<f32>(<f32>0.95, maxComponent(throughput));
        if (random() >= survival) break;
        throughput = scale(throughput, <f32>1 / survival);
      }
      direction = cosineDirection(normalThere, random(), random());
      if (dot(direction, facet) <= 0) break;
      bounce++;
    }
  }
}

/** The triangle at this value of the cumulative distribution of area. */
function triangleByArea(place: f32): i32 {
  let low = 0;
  let high = scene.triangleCount - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<f32>(scene.areaCumulative + ((<usize>middle) << 2)) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One of this many points is traced first, for a coarse cache. */
const COARSE: i32 = 4;

/** The point that is traced at a turn: every fourth point first, then the others. */
@inline
function pointInOrder(turn: i32, count: i32): i32 {
  const first = count / COARSE;
  return turn < first ? turn * COARSE : turn - first + (turn - first) / (COARSE - 1) + 1;
}

/**
 * Kernel: traces points [from, to) of `count`, a multiple of four, into the table at `points`. The first quarter of them covers the whole
 * room. It must be merged before the others are traced, because their paths end in its cells.
 */
export function tracePoints(from: i32, to: i32, points: usize, count: i32, samples: i32): void {
  forgetWeights();
  for (let turn = from; turn < to; turn++) {
    const i = pointInOrder(turn, count);
    const triangle = triangleByArea(((<f32>i + <f32>0.5) / <f32>count) * scene.areaTotal);
    seedRandom(<u32>i * 77 + 5);
    const s = sqrt<f32>(random());
    const b = random() * s;
    const position = add(
      cornerOf(triangle),
      add(scale(firstEdgeOf(triangle), s - b), scale(secondEdgeOf(triangle), b)),
    );
    const normal = facetOf(triangle);
    clearAccumulator();
    tracePoint(position, normal, samples, hash(<u32>i), turn >= count / COARSE);
    const point = points + <usize>i * POINT_BYTES;
    store<u32>(point, cellKey(position, normal));
    storeAccumulator(point + CELL_HEADER, <f32>1 / <f32>samples);
  }
}

/**
 * Kernel: collects the traced points, all or the coarse quarter, in cells. It runs on one thread and in order, so the result does not depend
 * on the number of threads. Returns the number of cells.
 */
export function mergePoints(points: usize, count: i32, coarse: bool): i32 {
  memory.fill(scene.cells, 0, CELL_COUNT * CELL_BYTES);
  const step = coarse ? COARSE : 1;
  for (let i = 0; i < count; i += step) {
    const point = points + <usize>i * POINT_BYTES;
    const cell = findCell(load<u32>(point), true);
    if (cell == 0) continue;
    store<f32>(cell, load<f32>(cell, 4) + 1, 4);
    for (let k: usize = CELL_HEADER; k < CELL_BYTES; k += 16) {
      v128.store(cell + k, add(v128.load(cell + k), v128.load(point + k)));
    }
  }
  let used = 0;
  for (let i: u32 = 0; i < CELL_COUNT; i++) {
    const cell = scene.cells + <usize>i * CELL_BYTES;
    if (load<u32>(cell) == 0) continue;
    used++;
    const weight: f32 = <f32>1 / load<f32>(cell, 4);
    for (let k: usize = CELL_HEADER; k < CELL_BYTES; k += 16) {
      v128.store(cell + k, scale(v128.load(cell + k), weight));
    }
    const light = cell + CELL_HEADER;
    v128.store(light, add(v128.load(light, LIGHT_DIRECT), v128.load(light, LIGHT_INDIRECT)), LIGHT_DIRECT);
  }
  return used;
}
