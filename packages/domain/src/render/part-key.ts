import type { PicturePart } from "./picture-part.ts";

/** Names a part: equal parts have equal names. */
export const partKey = (part: PicturePart): string =>
  part.kind === "product" ? `product ${part.productNumber}` : `${part.kind} ${part.on}`;
