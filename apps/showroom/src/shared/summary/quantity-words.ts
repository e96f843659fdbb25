import { formatQuantity } from "@showroom/domain/format/measures";
import type { LineQuantity } from "@showroom/domain/pricing/line-quantity";
import { summaryTexts } from "./texts.ts";

/** '22,9 m²' */
export const quantityWords = ({ quantity, unit }: LineQuantity): string =>
  `${formatQuantity(quantity)} ${summaryTexts.units[unit]}`;

/** The same for what is measured; null for what is counted by piece, which its name tells. */
export const measuredWords = (quantity: LineQuantity | null): string | null =>
  quantity === null || quantity.unit === "piece" ? null : quantityWords(quantity);
