/** How a sanitary article looks in a rendered room; part of the catalogue, read by the scene builder. */

export const FIXTURE_KINDS = [
  "toilet",
  "control-plate",
  "basin",
  "basin-cabinet",
  "mirror",
  "basin-tap",
  "siphon",
  "radiator",
  "shower-screen",
  "rain-shower",
  "hand-shower",
  "shower-gutter",
  "bath",
  "bath-tap",
  "bath-drain",
  "fountain",
  "fountain-tap",
  "shower-tap",
  "accessory",
] as const;
export type FixtureKind = (typeof FIXTURE_KINDS)[number];

export const FIXTURE_FINISHES = [
  "white",
  "matt-white",
  "matt-black",
  "chrome",
  "brushed-steel",
  "aluminium",
  "brass",
  "gun-metal",
  "copper",
  "oak",
  "walnut",
  "anthracite",
  "sand",
  "clear-glass",
  "smoked-glass",
  "stone-grey",
] as const;
export type FixtureFinish = (typeof FIXTURE_FINISHES)[number];

export interface FixtureModel {
  readonly kind: FixtureKind;
  /** Form family; a scene builder falls back to `round` for a shape it does not know. */
  readonly shape: "round" | "square" | "soft" | "slim";
  /** Millimetres; depth is away from the wall. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly finish: FixtureFinish;
  /** Number of basins of a washbasin cabinet; 1 when absent. */
  readonly basins?: number | undefined;
}

/** How much tiles differ in shade, by the manufacturers' classes: even, slight, clear, random. */
export const SHADE_VARIATIONS = ["V1", "V2", "V3", "V4"] as const;
export type ShadeVariation = (typeof SHADE_VARIATIONS)[number];

/** The facts that the renderer needs about an article. */
export type RenderArticle =
  | {
      readonly kind: "tile";
      readonly productNumber: string;
      /** Millimetres. */
      readonly width: number;
      readonly length: number;
      /** Public id of the picture of one tile face. */
      readonly texture: string;
      readonly roughness: number;
      readonly groutWidth: number;
      /** How many different faces the tile is made with; absent if that is unknown. */
      readonly faces?: number | undefined;
      readonly shadeVariation?: ShadeVariation | undefined;
    }
  | { readonly kind: "profile"; readonly productNumber: string; readonly finish: FixtureFinish }
  | { readonly kind: "fixture"; readonly productNumber: string; readonly model: FixtureModel };
