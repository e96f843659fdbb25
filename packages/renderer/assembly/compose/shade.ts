/** Computes the light that four samples send to the camera, with the finishes of the palette. */
import { ones } from "../math/constants";
import { channelOfFour, scaleOfFour } from "../math/packed-color";
import { mulAdd, splat } from "../math/vec";
import { Layer } from "../memory/light-cells";
import { MaterialKind } from "../memory/materials";
import { COATED, GLOSSY } from "../memory/samples";
import { footprints, heads, isUniform, lights, places, reflectedLights, reflectedPlaces } from "../pack/sample-group";
import {
  colorsOfAlike,
  colorsOfFour,
  KIND_NONE,
  kindOf,
  kindsOfFour,
  ownBlue,
  ownGlazed,
  ownGreen,
  ownRed,
} from "./colors";
import { factorBlue, factorGreen, factorRed, mixFactorsOfFour } from "./factor-rows";

const COAT_REST: f32 = 0.93;
/** Reflectance below which a reflection is not visible. */
const NO_REFLECTION: f32 = 0.001;

/** Result of `shadeFour`, by channel, before exposure. */
export let shadedRed: v128 = f32x4.splat(0);
export let shadedGreen: v128 = f32x4.splat(0);
export let shadedBlue: v128 = f32x4.splat(0);

@inline
function bitsOf(shift: i32, mask: i32): v128 {
  return v128.and(i32x4.shr_u(heads, shift), i32x4.splat(mask));
}

/** A mask of the lanes in which a bit of the head is set. */
@inline
function lanesWith(bit: i32): v128 {
  return i32x4.shr_s(i32x4.shl(heads, 31 - bit), 31);
}

@inline
function kindIs(kinds: v128, kind: i32): v128 {
  return i32x4.eq(kinds, i32x4.splat(kind));
}

/** Shades the current four samples: of adjacent pixels from x on if `apart` is 1, of the pixel at x if it is 0. */
export function shadeFour(x: i32, y: i32, apart: i32): void {
  if (isUniform(v128.and(heads, i32x4.splat(0xff00ffff)))) shadeAlike(x, y, apart);
  else shadeApart(x, y, apart);
}

/** Sets the result to the samples' light times these factors. */
@inline
function shadeBy(red: v128, green: v128, blue: v128): void {
  const scale = scaleOfFour(lights);
  shadedRed = f32x4.mul(red, f32x4.mul(channelOfFour(lights, 0), scale));
  shadedGreen = f32x4.mul(green, f32x4.mul(channelOfFour(lights, 1), scale));
  shadedBlue = f32x4.mul(blue, f32x4.mul(channelOfFour(lights, 2), scale));
}

@inline
function reflectancesOfFour(): v128 {
  const root = f32x4.mul(f32x4.convert_i32x4_s(bitsOf(16, 255)), splat(<f32>(1.0 / 255.0)));
  return f32x4.mul(root, root);
}

/** Shades samples that differ only in place, light and reflectance, as most neighbours do. */
@inline
function shadeAlike(x: i32, y: i32, apart: i32): void {
  const head = <u32>i32x4.extract_lane(heads, 0);
  const kind = kindOf(head & 255);
  let reflectance = reflectancesOfFour();
  if (kind <= MaterialKind.Coat || kind == MaterialKind.Glass) {
    colorsOfAlike(head & 255, places, footprints, true, y & 1);
    mixFactorsOfFour(Layer.Surface, x, apart, bitsOf(24, 7));
    let red = f32x4.mul(ownRed, factorRed);
    let green = f32x4.mul(ownGreen, factorGreen);
    let blue = f32x4.mul(ownBlue, factorBlue);
    if ((head & COATED) != 0) {
      reflectance = f32x4.mul(reflectance, ownGlazed);
      const kept = f32x4.sub(ones(), reflectance);
      red = f32x4.mul(red, kept);
      green = f32x4.mul(green, kept);
      blue = f32x4.mul(blue, kept);
    }
    shadeBy(red, green, blue);
  } else {
    const own = splat(kind == MaterialKind.Light ? 1 : 0);
    shadeBy(own, own, own);
  }
  if ((head & GLOSSY) != 0) {
    mixFactorsOfFour(Layer.Glossy, x, apart, bitsOf(24, 7));
    addReflection(reflectance, factorRed, factorGreen, factorBlue);
    return;
  }
  const reflected = (head >> 8) & 255;
  const reflectedKind = kindOf(reflected);
  if (reflectedKind == KIND_NONE) return;
  const shows = f32x4.ge(reflectance, splat(NO_REFLECTION));
  if (!v128.any_true(shows)) return;
  reflectance = v128.and(reflectance, shows);
  if (reflectedKind == MaterialKind.Light) {
    addReflection(reflectance, splat(1), splat(1), splat(1));
    return;
  }
  colorsOfAlike(reflected, reflectedPlaces, footprints, false, y & 1);
  mixFactorsOfFour(Layer.Reflected, x, apart, bitsOf(27, 7));
  const rest = splat(reflectedKind == MaterialKind.Coat ? COAT_REST : 1);
  const white = splat(reflectedKind == MaterialKind.Coat ? 1 - COAT_REST : 0);
  addReflection(
    reflectance,
    f32x4.mul(mulAdd(ownRed, rest, white), factorRed),
    f32x4.mul(mulAdd(ownGreen, rest, white), factorGreen),
    f32x4.mul(mulAdd(ownBlue, rest, white), factorBlue),
  );
}

/** Shades samples of different kinds. */
function shadeApart(x: i32, y: i32, apart: i32): void {
  const one = splat(1);
  const materials = v128.and(heads, i32x4.splat(255));
  const kinds = kindsOfFour(materials);
  const isLamp = kindIs(kinds, MaterialKind.Light);
  const isMatt = v128.not(v128.or(v128.or(isLamp, kindIs(kinds, MaterialKind.Metal)), kindIs(kinds, KIND_NONE)));
  const isGlossy = lanesWith(31);
  let reflectance = reflectancesOfFour();
  const anchors = bitsOf(24, 7);

  let red = v128.and(one, isLamp);
  let green = red;
  let blue = red;
  if (v128.any_true(isMatt)) {
    colorsOfFour(materials, isMatt, places, footprints, true, y & 1);
    mixFactorsOfFour(Layer.Surface, x, apart, anchors);
    const isCoated = v128.and(lanesWith(30), isMatt);
    reflectance = v128.bitselect(f32x4.mul(reflectance, ownGlazed), reflectance, isCoated);
    const kept = v128.bitselect(f32x4.sub(one, reflectance), one, isCoated);
    red = v128.bitselect(f32x4.mul(f32x4.mul(ownRed, factorRed), kept), red, isMatt);
    green = v128.bitselect(f32x4.mul(f32x4.mul(ownGreen, factorGreen), kept), green, isMatt);
    blue = v128.bitselect(f32x4.mul(f32x4.mul(ownBlue, factorBlue), kept), blue, isMatt);
  }
  shadeBy(red, green, blue);
  if (v128.any_true(isGlossy)) {
    mixFactorsOfFour(Layer.Glossy, x, apart, anchors);
    addReflection(v128.and(reflectance, isGlossy), factorRed, factorGreen, factorBlue);
  }
  const reflects = v128.andnot(f32x4.ge(reflectance, splat(NO_REFLECTION)), isGlossy);
  if (v128.any_true(reflects)) shadeReflected(x, y, apart, reflects, reflectance);
}

/** Adds sharp reflections. */
function shadeReflected(x: i32, y: i32, apart: i32, reflects: v128, reflectance: v128): void {
  const materials = bitsOf(8, 255);
  const kinds = kindsOfFour(materials);
  const shows = v128.andnot(reflects, kindIs(kinds, KIND_NONE));
  if (!v128.any_true(shows)) return;
  const isSurface = v128.andnot(shows, kindIs(kinds, MaterialKind.Light));
  const one = splat(1);
  let red = one;
  let green = one;
  let blue = one;
  if (v128.any_true(isSurface)) {
    colorsOfFour(materials, isSurface, reflectedPlaces, footprints, false, y & 1);
    mixFactorsOfFour(Layer.Reflected, x, apart, bitsOf(27, 7));
    // The reflection of a coat counts as white.
    const isCoat = kindIs(kinds, MaterialKind.Coat);
    const rest = v128.bitselect(splat(COAT_REST), one, isCoat);
    const white = v128.and(splat(1 - COAT_REST), isCoat);
    red = v128.bitselect(f32x4.mul(mulAdd(ownRed, rest, white), factorRed), one, isSurface);
    green = v128.bitselect(f32x4.mul(mulAdd(ownGreen, rest, white), factorGreen), one, isSurface);
    blue = v128.bitselect(f32x4.mul(mulAdd(ownBlue, rest, white), factorBlue), one, isSurface);
  }
  addReflection(v128.and(reflectance, shows), red, green, blue);
}

/** Adds the reflected light times the reflectance and these factors. */
@inline
function addReflection(reflectance: v128, red: v128, green: v128, blue: v128): void {
  const scale = f32x4.mul(scaleOfFour(reflectedLights), reflectance);
  shadedRed = mulAdd(f32x4.mul(channelOfFour(reflectedLights, 0), scale), red, shadedRed);
  shadedGreen = mulAdd(f32x4.mul(channelOfFour(reflectedLights, 1), scale), green, shadedGreen);
  shadedBlue = mulAdd(f32x4.mul(channelOfFour(reflectedLights, 2), scale), blue, shadedBlue);
}
