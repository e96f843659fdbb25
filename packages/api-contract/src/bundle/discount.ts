import { z } from "zod";
import { DISCOUNT_TARGETS } from "@showroom/domain/model/discount";
import { keySchema, percentageSchema, priceSchema, textSchema } from "./fields.ts";

export const bundleDiscountSchema = z.strictObject({
  key: keySchema,
  name: textSchema,
  rules: z.array(
    z.strictObject({
      appliesTo: z.enum(DISCOUNT_TARGETS),
      percentage: percentageSchema,
      minimumSubtotal: priceSchema,
    }),
  ),
});
