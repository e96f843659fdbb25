import * as z from "zod/mini";
import { APPEARANCES, COLOR_GROUPS, GLOSSES } from "@showroom/domain/model/appearance";
import { PRODUCT_GROUP_TYPES, PRODUCT_TYPES, TILE_ACCESSORY_TYPES, TILE_TYPES } from "@showroom/domain/model/product";
import type {
  InstallationCodeUse,
  PageProduct,
  Product,
  ProductGroup,
  ProductVariant,
} from "@showroom/domain/model/product";
import { FIXTURE_FINISHES, FIXTURE_KINDS, SHADE_VARIATIONS } from "@showroom/domain/model/fixture-model";
import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import { as, pinned } from "./pinned.ts";
import { referenceTo } from "./references.ts";
import type { Referring } from "./references.ts";
import { centsSchema, colorSchema, flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";
import { roomNameSchema } from "./vocabulary.ts";

export const installationCodeUseSchema = pinned(
  as<InstallationCodeUse>(),
  z.object({ code: textSchema, quantity: numberSchema }),
);

export const fixtureModelSchema = pinned(
  as<FixtureModel>(),
  z.object({
    kind: z.enum(FIXTURE_KINDS),
    shape: z.enum(["round", "square", "soft", "slim"]),
    width: numberSchema,
    depth: numberSchema,
    height: numberSchema,
    finish: z.enum(FIXTURE_FINISHES),
    basins: z.optional(integerSchema),
  }),
);

const mediaFileReference = referenceTo("MediaFile");

export const productShape = {
  id: integerSchema,
  product_number: textSchema,
  group: textSchema,
  productGroupId: z.nullable(integerSchema),
  productGroupType: z.nullable(z.enum(PRODUCT_GROUP_TYPES)),
  productGroupTitle: z.nullable(textSchema),
  productGroupOrder: z.nullable(numberSchema),
  name: textSchema,
  addedCosts: centsSchema,
  totalPrice: centsSchema,
  grossPrice: centsSchema,
  returnPrice: centsSchema,
  labourPrice: centsSchema,
  type: z.enum(PRODUCT_TYPES),
  length: z.nullable(numberSchema),
  width: z.nullable(numberSchema),
  size: z.nullable(textSchema),
  dimension: z.nullable(textSchema),
  isRectified: flagSchema,
  faces: z.optional(z.nullable(integerSchema)),
  shadeVariation: z.optional(z.nullable(z.enum(SHADE_VARIATIONS))),
  amountPerBox: z.nullable(numberSchema),
  color: z.nullable(colorSchema),
  colorName: z.nullable(textSchema),
  colorGroup: z.optional(z.nullable(z.enum(COLOR_GROUPS))),
  appearance: z.optional(z.nullable(z.enum(APPEARANCES))),
  gloss: z.optional(z.nullable(z.enum(GLOSSES))),
  groutColor: z.nullable(colorSchema),
  description: textSchema,
  images: z.array(mediaFileReference),
  installationCodes: z.array(installationCodeUseSchema),
  mediaFiles: z.array(mediaFileReference),
  model: z.nullable(fixtureModelSchema),
};

export const productSchema = pinned(as<Referring<Product>>(), z.object(productShape));

const productReference = referenceTo("Product");

const productVariantSchema = pinned(
  as<Referring<ProductVariant>>(),
  z.object({ id: integerSchema, product: productReference }),
);

export const pageProductReference = referenceTo("PageProduct");

export const pageProductShape = {
  id: integerSchema,
  standardOption: flagSchema,
  product: productReference,
  pages: z.array(integerSchema),
  installationCodes: z.array(installationCodeUseSchema),
  variants: z.array(productVariantSchema),
  rules: z.array(referenceTo("Rule")),
  tileType: z.enum(TILE_TYPES),
  tileAccessoryType: z.nullable(z.enum(TILE_ACCESSORY_TYPES)),
  children: z.array(pageProductReference),
};

export const pageProductSchema = pinned(as<Referring<PageProduct>>(), z.object(pageProductShape));

export const productGroupSchema = pinned(
  as<Referring<ProductGroup>>(),
  z.object({
    id: integerSchema,
    title: textSchema,
    type: z.enum(PRODUCT_GROUP_TYPES),
    order: numberSchema,
    products: z.array(pageProductReference),
    rooms: z.array(roomNameSchema),
    singleChoice: flagSchema,
    collapsed: flagSchema,
  }),
);
