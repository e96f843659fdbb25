import * as z from "zod/mini";
import { CATALOGUE_CHANGE_KINDS } from "@showroom/domain/model/changed-choice";
import type { ArticleFacts, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { as, pinned } from "./pinned.ts";
import { centsSchema, integerSchema, textSchema } from "./scalars.ts";

const articleFactsSchema = pinned(
  as<ArticleFacts>(),
  z.object({ productNumber: textSchema, name: textSchema, price: centsSchema }),
);

/** A choice of a buyer that a catalogue import changed afterwards. */
export const changedChoiceSchema = pinned(
  as<ChangedChoice>(),
  z.object({
    id: textSchema,
    pageId: integerSchema,
    pageTitle: textSchema,
    part: z.nullable(z.enum(LINE_PARTS)),
    label: textSchema,
    kind: z.enum(CATALOGUE_CHANGE_KINDS),
    was: articleFactsSchema,
    now: z.nullable(articleFactsSchema),
    nearest: z.nullable(articleFactsSchema),
    standard: z.nullable(articleFactsSchema),
  }),
);
