import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { findFilmWithoutCaptions } from "./film-content.ts";
import { findIdleRules, findRequirementCycles } from "./idle-rules.ts";
import {
  findOddContacts,
  findOddDiscounts,
  findOddFields,
  findOddHouseTypes,
  findOddMetres,
  findSwitchedOff,
} from "./odd-project.ts";
import {
  findMainOutsideVariants,
  findProductsWithoutBrand,
  findTilesWithoutLook,
  findTilesWithoutSize,
  findWrongAccessories,
} from "./odd-articles.ts";
import {
  findFreeTiles,
  findLargeBoxes,
  findOtherSizes,
  findRepeatedGtins,
  findReturnsAbovePrice,
  findSmallBoxes,
} from "./odd-supply.ts";
import { findOddPrices } from "./odd-prices.ts";
import { findDoubles } from "./doubles.ts";
import { findMisfits } from "./misfits-in-rooms.ts";
import { findOddParties } from "./odd-parties.ts";
import { findOddSuppliers } from "./odd-suppliers.ts";
import { findOddSurcharges } from "./odd-surcharges.ts";
import { findOddPages, findRulesOnStandards, findUnshownPictures } from "./odd-pages.ts";
import { findOddTexts } from "./odd-texts.ts";
import { findOtherKinds } from "./other-kinds.ts";
import { findRepeatedParts } from "./repeated-keys.ts";
import {
  findGroupStandards,
  findPagesLeftOut,
  findPagesWithoutRoom,
  findTileStandards,
} from "./rooms-and-standards.ts";
import { findStrays } from "./stray-offers.ts";
import { findUnreachable } from "./unreachable.ts";
import { findUnlikelyFigures } from "./unlikely-figures.ts";
import { findUnusualFigures } from "./usual-figures.ts";
import { findWithoutEffect } from "./without-effect.ts";
import { findSuspiciousFigures, type WrittenIn } from "./suspicious-figures.ts";

const WARNINGS: readonly ((bundle: Bundle) => Remark[])[] = [
  findRepeatedParts,
  findPagesWithoutRoom,
  findPagesLeftOut,
  findTileStandards,
  findGroupStandards,
  findIdleRules,
  findRequirementCycles,
  findWrongAccessories,
  findMainOutsideVariants,
  findTilesWithoutSize,
  findTilesWithoutLook,
  findProductsWithoutBrand,
  findFreeTiles,
  findReturnsAbovePrice,
  findRepeatedGtins,
  findLargeBoxes,
  findSmallBoxes,
  findOtherSizes,
  findSwitchedOff,
  findOddFields,
  findOddMetres,
  findOddHouseTypes,
  findFilmWithoutCaptions,
  findOddPrices,
  findUnlikelyFigures,
  findUnusualFigures,
  findStrays,
  findUnreachable,
  findOddPages,
  findRulesOnStandards,
  findOddContacts,
  findOddDiscounts,
  findOddTexts,
  findOddSurcharges,
  findDoubles,
  findMisfits,
  findOddParties,
  findOddSuppliers,
  findOtherKinds,
  findWithoutEffect,
];

/** Warnings about a bundle: allowed, but probably a mistake. */
export const findWarnings = (bundle: Bundle, writtenIn: WrittenIn): readonly Remark[] => [
  ...findSuspiciousFigures(bundle, writtenIn),
  ...findUnshownPictures(bundle, writtenIn),
  ...WARNINGS.flatMap((find) => find(bundle)),
];
