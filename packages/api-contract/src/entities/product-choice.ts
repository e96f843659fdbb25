import * as z from "zod/mini";
import type { ProductChoice } from "@showroom/domain/model/choices";
import { as, pinned } from "./pinned.ts";
import { idSchema } from "./scalars.ts";

export const productChoiceSchema = pinned(
  as<ProductChoice>(),
  z.object({ pageProductId: idSchema, variantProjectProductId: idSchema }),
);
