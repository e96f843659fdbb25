import * as z from "zod/mini";
import type { CatalogueDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import type { CatalogueDifference, CatalogueQuestion } from "@showroom/domain/catalogue-change/catalogue-difference";
import { changedChoiceSchema } from "./changed-choice.ts";
import { as, pinned } from "./pinned.ts";
import { centsSchema, flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";

/** Something that a check found in a project; see `showroom check`. */
export const catalogueFindingSchema = z.object({
  level: z.enum(["error", "warning"]),
  file: textSchema,
  /** Sheet, row and column, or the path in `bundle.json`. */
  path: textSchema,
  /** The article number, or a key. */
  article: z.nullable(textSchema),
  /** In Dutch. */
  reason: textSchema,
  /** The reason without its values: findings with the same cause are one mistake. Absent when the reason says it all. */
  cause: z.optional(textSchema),
});
export type CatalogueFinding = z.output<typeof catalogueFindingSchema>;

const catalogueQuestionSchema = pinned(
  as<CatalogueQuestion>(),
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("takes-over"), slug: textSchema, from: textSchema, to: textSchema }),
    z.object({ kind: z.literal("retires-many"), retired: integerSchema, of: integerSchema }),
    z.object({ kind: z.literal("removes-house-types"), names: z.array(textSchema) }),
    z.object({ kind: z.literal("reuses-organisation"), key: textSchema, name: textSchema, advisors: integerSchema }),
  ]),
);

const catalogueDetailSchema = pinned(
  as<CatalogueDetail>(),
  z.object({
    sheet: textSchema,
    entry: z.nullable(textSchema),
    field: z.nullable(textSchema),
    from: z.nullable(textSchema),
    to: z.nullable(textSchema),
  }),
);

const catalogueDifferenceSchema = pinned(
  as<CatalogueDifference>(),
  z.object({
    outcome: z.enum(["new", "changed", "unchanged"]),
    added: z.record(textSchema, integerSchema),
    removals: z.array(z.object({ kind: textSchema, key: textSchema, name: z.nullable(textSchema) })),
    changed: z.object({ articles: z.array(textSchema), pages: integerSchema }),
    details: z.nullable(z.array(catalogueDetailSchema)),
    undoes: z.nullable(z.object({ version: textSchema, details: z.nullable(z.array(catalogueDetailSchema)) })),
    buyers: z.array(
      z.object({
        buildNumber: textSchema,
        staff: z.nullable(textSchema),
        changes: z.array(changedChoiceSchema),
        totalBefore: centsSchema,
        totalNow: centsSchema,
      }),
    ),
    submissions: z.array(z.object({ buildNumber: textSchema, retired: z.array(textSchema) })),
    agreements: z._default(
      z.array(
        z.object({
          buildNumber: textSchema,
          lost: z.array(textSchema),
          dearer: z.array(textSchema),
          proposed: z.array(textSchema),
        }),
      ),
      [],
    ),
    offers: z._default(
      z.array(
        z.object({
          buildNumber: textSchema,
          reference: textSchema,
          lastDay: textSchema,
          lost: z.array(textSchema),
          dearer: z.array(textSchema),
        }),
      ),
      [],
    ),
    questions: z.array(catalogueQuestionSchema),
  }),
);

/** The result of a check or a publication of a catalogue. */
export const catalogueChangeSchema = z.object({
  /** Errors first. */
  findings: z.array(catalogueFindingSchema),
  /** Null when there are errors. */
  difference: z.nullable(catalogueDifferenceSchema),
  /** Whether it is on show now. */
  published: flagSchema,
});
export type CatalogueChange = z.output<typeof catalogueChangeSchema>;

/** A checked catalogue that is not published yet. */
export const stagedCatalogueSchema = z.object({
  id: idSchema,
  fileName: textSchema,
  catalogueVersion: textSchema,
  stagedAt: momentSchema,
  /** Name of who uploaded it; null when the account is gone. */
  stagedBy: z.nullable(textSchema),
  /** When it will be published; null when that is not planned. */
  plannedAt: z.nullable(momentSchema),
  /** Name of who planned it; null without a plan or when the account is gone. */
  plannedBy: z.nullable(textSchema),
  /** Why its planned publication did not happen; null when that is not the case. */
  refusal: z.nullable(z.array(catalogueFindingSchema)),
  /** Its house types, which a preview can show. */
  houseTypes: z.array(z.object({ id: idSchema, name: textSchema })),
});
export type StagedCatalogue = z.output<typeof stagedCatalogueSchema>;

/** A version of a project's catalogue that can be gone back to. */
export const catalogueVersionSchema = z.object({
  revision: integerSchema,
  catalogueVersion: textSchema,
  importedAt: momentSchema,
  /** Name of who published it; null for the command line or when the account is gone. */
  importedBy: z.nullable(textSchema),
  /** It is on show. */
  current: flagSchema,
});
export type CatalogueVersionEntry = z.output<typeof catalogueVersionSchema>;
