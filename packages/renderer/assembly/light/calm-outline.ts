/** Smooths the light of samples that few pixels beside them can tell about, as along an outline. */
import { unpackColor } from "../math/packed-color";
import { add, dot, luminance, mul, scale, splat, sub, wOf } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { GLOSSY, meshIn, SurfacePoint } from "../memory/samples";
import { edgePixel, firstEdgeFrom } from "../trace/edge-pixels";
import { calmMean, likenessOfLight, likenessOfReflections } from "./calm-weights";
import { throughputTo } from "./refine-samples";

/** Pixels to each side: fewer than for others, because every pixel of an edge has four samples. */
const REACH: i32 = 2;

/** The sample that is smoothed, and the sums over it and its neighbours. */
let own: SurfacePoint = changetype<SurfacePoint>(0);
let ownMesh: u32 = 0;
let ownThrough: v128 = f32x4.splat(0);
let ownGlossy: bool = false;
/** Distance from its plane up to which a neighbour is on the same surface, metres. */
let level: f32 = 0;
let light: v128 = f32x4.splat(0);
let lights: f32 = 1;
let brightest: v128 = f32x4.splat(0);
let weightOfBrightest: f32 = 1;
let reflection: v128 = f32x4.splat(0);
let reflections: f32 = 1;
let brightestReflection: v128 = f32x4.splat(0);
let weightOfReflection: f32 = 1;

/** Starts the sums with the sample itself. */
function aimAt(i: i32): void {
  const record = recordAt(i);
  own = pointAt(i);
  level = <f32>0.001 + 2 * wOf(own.position);
  ownMesh = meshIn(own, false);
  ownThrough = throughputTo(own);
  ownGlossy = (record.head & GLOSSY) != 0;
  light = unpackColor(record.light);
  lights = 1;
  brightest = light;
  weightOfBrightest = 1;
  reflection = unpackColor(record.reflectedLight);
  reflections = 1;
  brightestReflection = reflection;
  weightOfReflection = 1;
}

/** Adds a neighbour, if it shows the same surface. */
@inline
function addNeighbour(j: i32): void {
  const other = pointAt(j);
  if (meshIn(other, false) != ownMesh) return;
  const turn = dot(own.normal, other.normal);
  if (turn <= 0 || abs<f32>(dot(sub(other.position, own.position), own.normal)) > level) return;
  const neighbour = recordAt(j);
  // Neighbours may be seen through other mirrors or glass: their throughput is replaced by this sample's.
  const w = likenessOfLight(turn);
  const change = f32x4.div(ownThrough, f32x4.pmax(throughputTo(other), splat(1e-3)));
  const its = mul(unpackColor(neighbour.light), change);
  light = add(light, scale(its, w));
  lights += w;
  if (luminance(its) * w > luminance(brightest) * weightOfBrightest) {
    brightest = its;
    weightOfBrightest = w;
  }
  if (!ownGlossy || (neighbour.head & GLOSSY) == 0) return;
  const r = likenessOfReflections(turn);
  const reflected = unpackColor(neighbour.reflectedLight);
  reflection = add(reflection, scale(reflected, r));
  reflections += r;
  if (luminance(reflected) * r > luminance(brightestReflection) * weightOfReflection) {
    brightestReflection = reflected;
    weightOfReflection = r;
  }
}

/** Result of `calmByAll`: smoothed light and reflected light. */
export let calmedLight: v128 = f32x4.splat(0);
export let calmedReflection: v128 = f32x4.splat(0);

/**
 * Sets the result to the weighted means around sample `i` of pixel (x, y), over all samples on its surface: those of pixels and of edges,
 * traced by themselves or not. Along an outline, edge samples alone may show the surface. Without them, each would keep its own noise.
 */
export function calmByAll(i: i32, x: i32, y: i32): void {
  const width = view.width;
  const pixels = width * view.height;
  const left = max<i32>(0, x - REACH);
  const right = min<i32>(width - 1, x + REACH);
  aimAt(i);
  for (let yy = max<i32>(0, y - REACH); yy <= min<i32>(view.height - 1, y + REACH); yy++) {
    const row = yy * width;
    addNeighbours(row + left, row + right + 1, i);
    const edge = firstEdgeFrom(row + left);
    let next = edge;
    while (next < view.edgeCount && edgePixel(next) <= row + right) next++;
    addNeighbours(pixels + 4 * edge, pixels + 4 * next, i);
  }
  calmedLight = calmMean(light, lights, brightest, weightOfBrightest);
  calmedReflection = calmMean(reflection, reflections, brightestReflection, weightOfReflection);
}

/** Adds the samples [from, to), without `i` itself. */
@inline
function addNeighbours(from: i32, to: i32, i: i32): void {
  for (let j = from; j < to; j++) {
    if (j != i) addNeighbour(j);
  }
}
