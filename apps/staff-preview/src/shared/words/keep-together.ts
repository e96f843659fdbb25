const MEASURE = /\d+(?:[.,]\d+)?(?: x \d+(?:[.,]\d+)?)*(?: (?:mm|cm|m))?(?![\p{L}\d])/gu;

/** A text in which a line does not end within a measure: '30 x 60 cm'. */
export function keepMeasures(text: string): string {
  return text.replaceAll(MEASURE, (measure) => measure.replaceAll(" ", "\u00A0"));
}
