import * as z from "zod/mini";
import { RULE_TYPES } from "@showroom/domain/model/rule";
import type { Rule } from "@showroom/domain/model/rule";
import { as, pinned } from "./pinned.ts";
import { integerSchema, textSchema } from "./scalars.ts";

export const ruleShape = {
  id: integerSchema,
  type: z.enum(RULE_TYPES),
  subjectProducts: z.array(integerSchema),
  affectedProducts: z.array(integerSchema),
  productGroups: z.array(integerSchema),
  reason: z.optional(z.nullable(textSchema)),
};

export const ruleSchema = pinned(as<Rule>(), z.object(ruleShape));
