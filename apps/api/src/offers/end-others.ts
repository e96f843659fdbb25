import { touchSameLines } from "@showroom/domain/agreement/lines-in-force";
import { isPending } from "@showroom/domain/agreement/offer-state";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { offerEndings } from "../database/schema/offers.ts";
import { findOffersOfChoices, type StoredOffer } from "./find-offers.ts";

/** Ends the open changes of lines that a change took away, which was just agreed. */
export async function endOthers(
  tx: Queries,
  author: Author,
  { row, document }: Pick<StoredOffer, "row" | "document">,
  at: number,
): Promise<void> {
  const taken = document.change?.removed ?? [];
  for (const other of await findOffersOfChoices(tx, row.choicesId)) {
    if (other.row.id === row.id || !isPending(other.record, at)) continue;
    if (!touchSameLines(other.document.change?.removed ?? [], taken)) continue;
    await tx.insert(offerEndings).values({
      offerId: other.row.id,
      kind: "replaced",
      at: new Date(at),
      byUserId: author.id,
      byName: author.name,
      reason: document.reference,
    });
  }
}
