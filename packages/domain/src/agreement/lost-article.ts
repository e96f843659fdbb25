/** What a buyer is offered instead of an agreed line whose article is not delivered any more. */
import type { Cents } from "../money/cents.ts";
import { atPrice, type RequestLine } from "./offer-document.ts";

/**
 * The line that is proposed instead: never for a higher price than what was agreed. A price that is indicative binds nobody, so that
 * the buyer pays what was agreed.
 */
export const insteadOf = <Line extends RequestLine>(agreed: { readonly totalPrice: Cents }, line: Line): Line =>
  atPrice(line, line.indicative || line.totalPrice > agreed.totalPrice ? agreed.totalPrice : line.totalPrice);
