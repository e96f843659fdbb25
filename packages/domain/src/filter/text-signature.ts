/**
 * Bloom-filter signatures of texts: each pair of neighbouring characters sets a bit. A text can only contain a query when its signature has
 * every bit of the query's. That comparison is much faster than a substring search.
 */

/** 32-bit numbers per signature. The texts of a product have about seventy different pairs, which fill half of the bits. */
const NUMBERS = 4;
const BITS = 32 * NUMBERS;

/** Signatures of many texts, one after the other. */
export type Signatures = Int32Array;

export function signaturesOf(texts: readonly string[]): Signatures {
  const signatures = new Int32Array(texts.length * NUMBERS);
  for (let at = 0; at < texts.length; at += 1) addPairs(signatures, at * NUMBERS, texts[at] as string);
  return signatures;
}

/** Calls `visit` with the index of every text that may contain all of `wanted`. A skipped text certainly does not. */
export function eachPossible(signatures: Signatures, wanted: readonly string[], visit: (place: number) => void): void {
  const signature = new Int32Array(NUMBERS);
  for (const word of wanted) addPairs(signature, 0, word);
  const [first, second, third, fourth] = signature as unknown as readonly [number, number, number, number];
  for (let at = 0, place = 0; at < signatures.length; at += NUMBERS, place += 1) {
    if (((signatures[at] as number) & first) !== first) continue;
    if (((signatures[at + 1] as number) & second) !== second) continue;
    if (((signatures[at + 2] as number) & third) !== third) continue;
    if (((signatures[at + 3] as number) & fourth) !== fourth) continue;
    visit(place);
  }
}

function addPairs(signatures: Signatures, start: number, text: string): void {
  let before = text.charCodeAt(0);
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const bit = (Math.imul(before, 31) + code) & (BITS - 1);
    const place = start + (bit >> 5);
    signatures[place] = (signatures[place] as number) | (1 << (bit & 31));
    before = code;
  }
}
