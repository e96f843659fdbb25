/** Prices are added up by these groups. */
export const COST_GROUPS = ["tiles", "sanitary", "floors"] as const;
export type CostGroup = (typeof COST_GROUPS)[number];
