import { eq } from "drizzle-orm";
import { recordHistory, type Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { projectChoices, type HistoryEvent } from "../database/schema/choices.ts";

interface OfferEvent {
  readonly choicesId: number;
  readonly event: HistoryEvent;
  readonly note: string;
}

/** Records in the history of the home what happened to an offer, a change or a request for one. The choices stay as they are. */
export async function recordEvent(tx: Queries, author: Author, { choicesId, event, note }: OfferEvent): Promise<void> {
  const [row] = await tx
    .select({ version: projectChoices.version, totalPrice: projectChoices.addedCost })
    .from(projectChoices)
    .where(eq(projectChoices.id, choicesId));
  if (!row) throw new Error("The choices of an offer are kept with it");
  await recordHistory(tx, author, { choicesId, ...row, event, changes: [], note });
}
