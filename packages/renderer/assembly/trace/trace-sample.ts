/** Traces a sample: finds surface A through mirrors and glass, and surface B in the reflection of A. */
import { ones } from "../math/constants";
import { packColor } from "../math/packed-color";
import { dot, limitColor, mul, reflect } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { MaterialKind } from "../memory/materials";
import { COATED, GLOSSY, MATERIAL_EMISSION, MATERIAL_NONE } from "../memory/samples";
import { meshOf } from "../scene/triangles";
import { meetFour, metAt, metBy, metFirst, metSecond } from "./beam-hits";
import { glassInBeam } from "./beam-list";
import { packFootprint, packUv } from "./footprint";
import { hitFacet, hitMaterial, hitMaterialIndex, hitNormal, hitPosition, hitU, hitV, resolveUv } from "./hit";
import {
  Ahead,
  chainDirection,
  chainLength,
  chainThroughput,
  chainTriangle,
  coatReflectance,
  follow,
  glassDirection,
  glassOrigin,
  glassReflectance,
  GLOSSY_FROM,
  Seen,
} from "./optics";
import { recallHit } from "./traverse";

const BRIGHTEST_REFLECTION: f32 = 20;

@inline
function lane3(v: v128, bits: u32): v128 {
  return i32x4.replace_lane(v, 3, bits);
}

export function materialWord(a: u32, b: u32, reflectance: f32, flags: u32): u32 {
  const f = <u32>(sqrt<f32>(reflectance) * 255 + <f32>0.5);
  return a | (b << 8) | (f << 16) | flags;
}

/** Packed throughput of a path without mirrors or glass. */
const ALL_LIGHT: u32 = packColor(f32x4.splat(1), 0.5);

/** Packs a throughput. Most paths have no mirrors and no glass. */
@inline
function packThroughput(through: v128): u32 {
  return i32x4.all_true(f32x4.eq(through, ones())) ? ALL_LIGHT : packColor(through, 0.5);
}

/** Traces the sample `index`. `ahead` and `glassAhead` are those of `follow`. */
export function traceSample(ray: v128, index: i32, ahead: i32 = Ahead.Unknown, glassAhead: bool = true): void {
  const point = pointAt(index);
  const record = recordAt(index);
  record.uv = 0;
  record.footprint = 0;
  record.light = 0;
  record.reflectedUv = 0;
  record.reflectedLight = 0;
  point.position = f32x4.splat(0);
  point.normal = i32x4.splat(0);
  point.reflectedPosition = f32x4.splat(0);
  point.reflectedNormal = f32x4.splat(0);

  const seen = follow(view.eye, ray, true, ahead, glassAhead);
  let reflectance = glassReflectance;
  let origin = glassOrigin;
  let direction = glassDirection;
  const length = chainLength;
  const cone = length * view.pixelAngle;
  let throughput = f32x4.splat(1);
  let a = MATERIAL_NONE;
  let b = MATERIAL_NONE;
  let flags: u32 = 0;
  let meshes: u32 = 0;
  let footprint: u32 = 0;
  if (seen == Seen.Light) {
    a = MATERIAL_EMISSION;
    record.light = packColor(mul(chainThroughput, hitMaterial.color), 0.5);
  } else if (seen == Seen.Surface) {
    const material = hitMaterial;
    const arriving = chainDirection;
    a = <u32>hitMaterialIndex;
    meshes = <u32>meshOf(chainTriangle) + 1;
    if (material.isPictured != 0) {
      resolveUv(chainTriangle);
      record.uv = packUv(hitU, hitV);
      footprint = packFootprint(chainTriangle, arriving, cone);
    }
    point.position = f32x4.replace_lane(hitPosition, 3, cone);
    point.normal = hitNormal;
    point.reflectedPosition = lane3(f32x4.splat(0), packThroughput(chainThroughput));
    const metal = material.kind == MaterialKind.Metal;
    if (metal || material.kind == MaterialKind.Coat) {
      const own: f32 = metal ? 1 : coatReflectance(material, dot(hitNormal, arriving));
      if (own >= reflectance) {
        reflectance = own;
        flags |= COATED;
        throughput = metal ? mul(chainThroughput, material.color) : chainThroughput;
        if (material.roughness >= GLOSSY_FROM) {
          flags |= GLOSSY;
          point.reflectedNormal = lane3(arriving, packThroughput(throughput));
        } else {
          origin = hitPosition;
          direction = reflect(arriving, hitNormal);
          if (dot(direction, hitFacet) <= 0) reflectance = 0;
        }
      }
    }
  }
  if (reflectance > 0 && (flags & GLOSSY) == 0) {
    const reflected = follow(origin, direction, false);
    const through = mul(throughput, chainThroughput);
    if (reflected == Seen.Light) {
      b = MATERIAL_EMISSION;
      record.reflectedLight = packColor(limitColor(mul(through, hitMaterial.color), BRIGHTEST_REFLECTION), 0.5);
    } else if (reflected == Seen.Surface) {
      b = <u32>hitMaterialIndex;
      meshes |= (<u32>meshOf(chainTriangle) + 1) << 16;
      if (hitMaterial.isPictured != 0) {
        resolveUv(chainTriangle);
        record.reflectedUv = packUv(hitU, hitV);
        footprint |=
          (packFootprint(chainTriangle, chainDirection, (length + chainLength) * view.pixelAngle) & 255) << 24;
      }
      point.reflectedPosition = f32x4.replace_lane(hitPosition, 3, f32x4.extract_lane(point.reflectedPosition, 3));
      point.reflectedNormal = lane3(hitNormal, packThroughput(through));
    }
  }
  point.normal = lane3(point.normal, meshes);
  record.footprint = footprint;
  record.head = materialWord(a, b, reflectance, flags);
}

/** Traces four samples of the last listed beam. */
export function traceFour(a: v128, b: v128, c: v128, d: v128, ia: i32, ib: i32, ic: i32, id: i32): void {
  meetFour(a, b, c, d);
  const glass = glassInBeam;
  recallHit(metAt(0), metFirst(0), metSecond(0));
  traceSample(a, ia, metBy(0), glass);
  recallHit(metAt(1), metFirst(1), metSecond(1));
  traceSample(b, ib, metBy(1), glass);
  recallHit(metAt(2), metFirst(2), metSecond(2));
  traceSample(c, ic, metBy(2), glass);
  recallHit(metAt(3), metFirst(3), metSecond(3));
  traceSample(d, id, metBy(3), glass);
}
