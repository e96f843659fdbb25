const MEASURE = /\d+(?:[.,]\d+)?(?: x \d+(?:[.,]\d+)?)*(?: (?:mm|cm|m))?(?![\p{L}\d])/gu;

/** Replaces the spaces in measures such as '30 x 60 cm' by no-break spaces, so that no line breaks within a measure. */
export function keepMeasures(text: string): string {
  return text.replaceAll(MEASURE, (measure) => measure.replaceAll(" ", "\u00A0"));
}

/** An amount without a line break within it. */
export const keepAmount = (amount: string): string => amount.replaceAll(" ", "\u00A0");
