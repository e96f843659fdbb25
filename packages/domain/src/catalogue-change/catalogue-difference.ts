import type { ChangedChoice } from "../model/changed-choice.ts";
import type { Cents } from "../money/cents.ts";
import type { CatalogueDetail } from "./catalogue-detail.ts";

/** Something about a change of a catalogue that a person has to agree to. */
export type CatalogueQuestion =
  | { readonly kind: "takes-over"; readonly slug: string; readonly from: string; readonly to: string }
  | { readonly kind: "retires-many"; readonly retired: number; readonly of: number }
  | { readonly kind: "removes-house-types"; readonly names: readonly string[] }
  | { readonly kind: "reuses-organisation"; readonly key: string; readonly name: string; readonly advisors: number };

/** What is agreed with the buyers of a home, of which a catalogue loses articles or raises prices. It stays as it is. */
export interface TouchedAgreement {
  readonly buildNumber: string;
  /** Names with article numbers. */
  readonly lost: readonly string[];
  readonly dearer: readonly string[];
  /** References of the changes that are proposed instead of what is lost. */
  readonly proposed: readonly string[];
}

/** An open offer, which keeps its lines and prices until it expires. */
export interface TouchedOffer {
  readonly buildNumber: string;
  readonly reference: string;
  /** The last day on which it can be accepted, in words. */
  readonly lastDay: string;
  readonly lost: readonly string[];
  readonly dearer: readonly string[];
}

/** How a catalogue differs from the one that is on show. */
export interface CatalogueDifference {
  readonly outcome: "new" | "changed" | "unchanged";
  /** Numbers of new things, by kind. */
  readonly added: Readonly<Record<string, number>>;
  readonly removals: readonly { readonly kind: string; readonly key: string; readonly name: string | null }[];
  /** Articles and pages that stay with other facts. */
  readonly changed: { readonly articles: readonly string[]; readonly pages: number };
  /** Every difference, by sheet and field; null for a new project, or when the former source was not kept. */
  readonly details: readonly CatalogueDetail[] | null;
  /**
   * What it takes back of the version `version`, which was published since it was checked; null when none was. Its
   * details are null when the version that it was checked with is no longer kept.
   */
  readonly undoes: { readonly version: string; readonly details: readonly CatalogueDetail[] | null } | null;
  /** Whose total changes, or who is asked about their choices. `staff`: the address of a member of staff. */
  readonly buyers: readonly {
    readonly buildNumber: string;
    readonly staff: string | null;
    readonly changes: readonly ChangedChoice[];
    readonly totalBefore: Cents;
    readonly totalNow: Cents;
  }[];
  /** Submissions with articles that are no longer offered. They stay as they are. */
  readonly submissions: readonly { readonly buildNumber: string; readonly retired: readonly string[] }[];
  readonly agreements: readonly TouchedAgreement[];
  readonly offers: readonly TouchedOffer[];
  readonly questions: readonly CatalogueQuestion[];
}
