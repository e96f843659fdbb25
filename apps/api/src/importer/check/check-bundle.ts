import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "./finding.ts";
import { findIdleRules, findRequirementCycles } from "./idle-rules.ts";
import { findMainOutsideVariants, findTilesWithoutSize, findWrongAccessories } from "./odd-articles.ts";
import { findRepeatedParts } from "./repeated-keys.ts";
import { findGroupStandards, findPagesWithoutRoom, findTileStandards } from "./rooms-and-standards.ts";
import { findSuspiciousFigures } from "./suspicious-figures.ts";

const WARNINGS: readonly ((bundle: Bundle) => Remark[])[] = [
  findSuspiciousFigures,
  findRepeatedParts,
  findPagesWithoutRoom,
  findTileStandards,
  findGroupStandards,
  findIdleRules,
  findRequirementCycles,
  findWrongAccessories,
  findMainOutsideVariants,
  findTilesWithoutSize,
];

/** Warnings about a bundle: allowed, but probably a mistake. */
export const findWarnings = (bundle: Bundle): readonly Remark[] => WARNINGS.flatMap((find) => find(bundle));
