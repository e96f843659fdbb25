import * as z from "zod/mini";
import { RULE_TYPES } from "@showroom/domain/model/rule";
import type { Rule } from "@showroom/domain/model/rule";
import { as, pinned } from "./pinned.ts";

export const ruleSchema = pinned(
  as<Rule>(),
  z.object({
    id: z.int(),
    type: z.enum(RULE_TYPES),
    subjectProducts: z.array(z.int()),
    affectedProducts: z.array(z.int()),
    productGroups: z.array(z.int()),
  }),
);
