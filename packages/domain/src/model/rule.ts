export const RULE_TYPES = ["show", "require", "hide"] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/**
 * What choosing a product does to others on the same page. `show`: the affected are hidden until a subject is
 * chosen; `hide`: hidden while one is chosen; `require`: one of the affected must be chosen while a subject is.
 */
export interface Rule {
  readonly id: number;
  readonly type: RuleType;
  /** Page product or variant ids; any one of them chosen makes the rule active. */
  readonly subjectProducts: readonly number[];
  /** Page product or variant ids. */
  readonly affectedProducts: readonly number[];
  /** Product group ids affected as a whole. */
  readonly productGroups: readonly number[];
  /**
   * Of a `show` rule without subjects, which nothing ever makes active: why its products cannot be chosen in this room, as a Dutch sentence.
   * They do not fit where the plan of the room has room for them.
   */
  readonly reason?: string | null | undefined;
}
