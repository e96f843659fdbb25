/** Packs and unpacks samples, four at a time. */
import { materialAt } from "../memory/bound";
import { MATERIAL_EMISSION } from "../memory/samples";
import { fieldLanes } from "../memory/scratch";
import {
  aimFields,
  endOfFields,
  readColors,
  readFootprints,
  readHeads,
  readPlaces,
  writeColors,
  writeFootprints,
  writeHeads,
  writePlaces,
} from "./packed-fields";
import { footprints, heads, holdFour, lights, places, reflectedLights, reflectedPlaces } from "./sample-group";

/** Two bits per field for how it is stored, from bit: heads 0, places 2, footprints 4, lights 6, reflected places 8, reflected lights 10. */
const MODES_BYTES: usize = 2;

/** A mask of the lanes whose material can have a texture. */
function picturedOf(materials: v128): v128 {
  return i32x4(
    isPictured(i32x4.extract_lane(materials, 0)),
    isPictured(i32x4.extract_lane(materials, 1)),
    isPictured(i32x4.extract_lane(materials, 2)),
    isPictured(i32x4.extract_lane(materials, 3)),
  );
}

@inline
function isPictured(material: i32): i32 {
  return <u32>material < MATERIAL_EMISSION && materialAt(material).isPictured != 0 ? -1 : 0;
}

/** Replaces the values that are not wanted by a wanted one, that of lane `first`. */
@inline
function fillUnwanted(values: v128, wanted: v128, first: i32): v128 {
  const lanes = fieldLanes;
  v128.store(lanes, values);
  return v128.bitselect(values, v128.load32_splat(lanes + ((<usize>first) << 2)), wanted);
}

/** Removes the places and footprints of surfaces without a texture, so that they take no memory. */
function forgetPlaces(): void {
  const wanted = picturedOf(v128.and(heads, i32x4.splat(255)));
  const wantedReflected = picturedOf(v128.and(i32x4.shr_u(heads, 8), i32x4.splat(255)));
  let prints = i32x4.splat(0);
  let here = i32x4.splat(0);
  let there = i32x4.splat(0);
  if (v128.any_true(wanted)) {
    const first = ctz<i32>(i32x4.bitmask(wanted));
    here = fillUnwanted(places, wanted, first);
    prints = v128.and(fillUnwanted(footprints, wanted, first), i32x4.splat(0x00ffffff));
  }
  if (v128.any_true(wantedReflected)) {
    const first = ctz<i32>(i32x4.bitmask(wantedReflected));
    there = fillUnwanted(reflectedPlaces, wantedReflected, first);
    prints = v128.or(prints, v128.and(fillUnwanted(footprints, wantedReflected, first), i32x4.splat(0xff000000)));
  }
  holdFour(heads, here, prints, lights, there, reflectedLights);
}

/** Packs the current four samples to `target`. Returns the number of bytes. */
export function writeFour(target: usize): i32 {
  forgetPlaces();
  aimFields(target + MODES_BYTES);
  let modes = writeHeads(heads);
  modes |= writePlaces(places) << 2;
  modes |= writeFootprints(footprints) << 4;
  modes |= writeColors(lights) << 6;
  modes |= writePlaces(reflectedPlaces) << 8;
  modes |= writeColors(reflectedLights) << 10;
  store<u16>(target, <u16>modes);
  return <i32>(endOfFields() - target);
}

/** Unpacks four samples. Returns the address of the next four. */
export function readFour(source: usize): usize {
  const modes = <u32>load<u16>(source);
  aimFields(source + MODES_BYTES);
  const head = readHeads(modes & 3);
  const place = readPlaces((modes >> 2) & 3);
  const print = readFootprints((modes >> 4) & 3);
  const light = readColors((modes >> 6) & 3);
  const reflectedPlace = readPlaces((modes >> 8) & 3);
  const reflectedLight = readColors((modes >> 10) & 3);
  holdFour(head, place, print, light, reflectedPlace, reflectedLight);
  return endOfFields();
}
