/** Light through thin glass. */
import { fresnel } from "../math/gloss";
import { scale } from "../math/vec";
import { Material } from "../memory/materials";

/** Share of light per channel that thin glass transmits at this angle. */
@inline
export function glassTransmission(glass: Material, cosTheta: f32): v128 {
  return scale(glass.color, 1 - fresnel(cosTheta, glass.ior));
}
