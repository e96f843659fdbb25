/** Lengths of a GTIN (EAN, UPC), also without the leading zeros that a spreadsheet drops. */
const SHORTEST = 8;
const LONGEST = 14;

/** The check digit of the digits before it: weights 3 and 1 from the right. */
function checkDigit(digits: string): number {
  const last = digits.length - 1;
  let sum = 0;
  for (let at = last; at >= 0; at -= 1) sum += Number(digits[at]) * ((last - at) % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** What is wrong with a GTIN, the number below a bar code, in Dutch; null when nothing is. */
export function gtinFault(text: string): string | null {
  if (!/^\d+$/.test(text)) return "een GTIN (EAN) heeft alleen cijfers, zonder spaties en streepjes";
  if (text.length < SHORTEST || text.length > LONGEST)
    return `een GTIN (EAN) heeft ${SHORTEST} tot ${LONGEST} cijfers; dit zijn er ${text.length}`;
  const digit = checkDigit(text.slice(0, -1));
  return text.endsWith(String(digit))
    ? null
    : `het controlecijfer van deze GTIN (EAN) klopt niet: na ${text.slice(0, -1)} hoort een ${digit}; is een cijfer verkeerd overgenomen?`;
}
