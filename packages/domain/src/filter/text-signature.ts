/**
 * Signatures of texts: bits for the pairs of neighbouring characters in them. A text can only contain another when its signature has
 * every bit of the other's, which takes a fraction of the time that reading the text does.
 */

/** Numbers of 32 bits per signature: some seventy different pairs, as a product's texts have, fill half of the bits. */
const NUMBERS = 4;
const BITS = 32 * NUMBERS;

/** Signatures of many texts, one after the other. */
export type Signatures = Int32Array;

export function signaturesOf(texts: readonly string[]): Signatures {
  const signatures = new Int32Array(texts.length * NUMBERS);
  for (let at = 0; at < texts.length; at += 1) addPairs(signatures, at * NUMBERS, texts[at] as string);
  return signatures;
}

/** Calls back with the place of every text that may contain `wanted`; a text that is passed over does not. */
export function eachPossible(signatures: Signatures, wanted: string, visit: (place: number) => void): void {
  const signature = new Int32Array(NUMBERS);
  addPairs(signature, 0, wanted);
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
