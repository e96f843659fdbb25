import { touchSameLines } from "@showroom/domain/agreement/lines-in-force";
import { isPending } from "@showroom/domain/agreement/offer-state";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { findOffersOfChoices, type StoredOffer } from "./find-offers.ts";
import { endReplaced } from "./frozen-offer.ts";

/** Ends the open changes of lines that a change took away, which was just agreed. */
export async function endOthers(
  tx: Queries,
  author: Author,
  { row, document }: Pick<StoredOffer, "row" | "document">,
  at: number,
): Promise<void> {
  const taken = document.change?.removed ?? [];
  const replaced = (await findOffersOfChoices(tx, row.choicesId)).filter(
    (other) =>
      other.row.id !== row.id &&
      isPending(other.record, at) &&
      touchSameLines(other.document.change?.removed ?? [], taken),
  );
  await endReplaced(tx, author, { replaced, at: new Date(at), references: [document.reference] });
}
