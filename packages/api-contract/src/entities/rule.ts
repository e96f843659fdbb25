import * as z from "zod/mini";
import { RULE_TYPES } from "@showroom/domain/model/rule";
import type { Rule } from "@showroom/domain/model/rule";
import { as, pinned } from "./pinned.ts";
import { integerSchema } from "./scalars.ts";

export const ruleShape = {
  id: integerSchema,
  type: z.enum(RULE_TYPES),
  subjectProducts: z.array(integerSchema),
  affectedProducts: z.array(integerSchema),
  productGroups: z.array(integerSchema),
};

export const ruleSchema = pinned(as<Rule>(), z.object(ruleShape));
