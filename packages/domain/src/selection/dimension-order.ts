import type { Product } from "../model/product.ts";

/** Orders by dimension, ascending: the numbers in its label first, then width, length and the label itself. */
export function compareDimensions(a: Product, b: Product): number {
  const left = measures(a);
  const right = measures(b);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  const [textA, textB] = [a.dimension ?? a.size ?? "", b.dimension ?? b.size ?? ""];
  return textA < textB ? -1 : Number(textA > textB);
}

function measures(product: Product): readonly number[] {
  const labelled =
    (product.dimension ?? product.size ?? "")
      .match(/\d+(?:[.,]\d+)?/g)
      ?.map((text) => Number(text.replace(",", "."))) ?? [];
  return [...labelled, product.width ?? 0, product.length ?? 0];
}
