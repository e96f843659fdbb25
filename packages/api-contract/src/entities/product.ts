import * as z from "zod/mini";
import { PRODUCT_GROUP_TYPES, PRODUCT_TYPES, TILE_ACCESSORY_TYPES, TILE_TYPES } from "@showroom/domain/model/product";
import type {
  InstallationCodeUse,
  PageProduct,
  Product,
  ProductGroup,
  ProductVariant,
} from "@showroom/domain/model/product";
import { FIXTURE_FINISHES, FIXTURE_KINDS } from "@showroom/domain/model/fixture-model";
import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import { mediaFileSchema } from "./media.ts";
import { as, pinned } from "./pinned.ts";
import { ruleSchema } from "./rule.ts";
import { centsSchema, colorSchema } from "./scalars.ts";
import { roomNameSchema } from "./vocabulary.ts";

export const installationCodeUseSchema = pinned(
  as<InstallationCodeUse>(),
  z.object({ code: z.string(), quantity: z.number() }),
);

export const fixtureModelSchema = pinned(
  as<FixtureModel>(),
  z.object({
    kind: z.enum(FIXTURE_KINDS),
    shape: z.enum(["round", "square", "soft", "slim"]),
    width: z.number(),
    depth: z.number(),
    height: z.number(),
    finish: z.enum(FIXTURE_FINISHES),
  }),
);

export const productSchema = pinned(
  as<Product>(),
  z.object({
    id: z.int(),
    product_number: z.string(),
    group: z.string(),
    productGroupId: z.nullable(z.int()),
    productGroupType: z.nullable(z.enum(PRODUCT_GROUP_TYPES)),
    productGroupTitle: z.nullable(z.string()),
    productGroupOrder: z.nullable(z.number()),
    name: z.string(),
    addedCosts: centsSchema,
    totalPrice: centsSchema,
    grossPrice: centsSchema,
    returnPrice: centsSchema,
    labourPrice: centsSchema,
    type: z.enum(PRODUCT_TYPES),
    length: z.nullable(z.number()),
    width: z.nullable(z.number()),
    size: z.nullable(z.string()),
    dimension: z.nullable(z.string()),
    isRectified: z.boolean(),
    amountPerBox: z.nullable(z.number()),
    color: z.nullable(colorSchema),
    colorName: z.nullable(z.string()),
    groutColor: z.nullable(colorSchema),
    description: z.string(),
    images: z.array(mediaFileSchema),
    installationCodes: z.array(installationCodeUseSchema),
    mediaFiles: z.array(mediaFileSchema),
    model: z.nullable(fixtureModelSchema),
  }),
);

export const productVariantSchema = pinned(as<ProductVariant>(), z.object({ id: z.int(), product: productSchema }));

const pageProductObject = z.object({
  id: z.int(),
  standardOption: z.boolean(),
  product: productSchema,
  pages: z.array(z.int()),
  installationCodes: z.array(installationCodeUseSchema),
  variants: z.array(productVariantSchema),
  rules: z.array(ruleSchema),
  tileType: z.enum(TILE_TYPES),
  tileAccessoryType: z.nullable(z.enum(TILE_ACCESSORY_TYPES)),
  get children(): z.ZodMiniArray<z.ZodMiniType<PageProduct, PageProduct>> {
    return z.array(pageProductSchema);
  },
});

export const pageProductSchema: z.ZodMiniType<PageProduct, PageProduct> = pinned(as<PageProduct>(), pageProductObject);

export const productGroupSchema = pinned(
  as<ProductGroup>(),
  z.object({
    id: z.int(),
    title: z.string(),
    type: z.enum(PRODUCT_GROUP_TYPES),
    order: z.number(),
    products: z.array(pageProductSchema),
    rooms: z.array(roomNameSchema),
    singleChoice: z.boolean(),
    collapsed: z.boolean(),
  }),
);
