import { loadVersion } from "../catalogue/load-version.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { AppContext } from "../kernel/context.ts";
import { findOffersOfChoices, type StoredOffer } from "../offers/find-offers.ts";
import { isLost, readDelivery, standingArticles } from "../offers/standing-articles.ts";
import { proposeReplacements } from "./propose-replacements.ts";

/** Proposes something else for what the catalogue lost while an offer was open, which was just agreed. */
export async function replaceLost(
  open: OpenTransaction,
  { catalogue, jobs }: Pick<AppContext, "catalogue" | "jobs">,
  { projectId, row: { choicesId } }: Pick<StoredOffer, "projectId" | "row">,
): Promise<void> {
  const { tx } = open;
  const present = await catalogue.project(projectId);
  const delivery = await readDelivery(tx, present);
  const all = await findOffersOfChoices(tx, choicesId);
  if (!standingArticles(all).some((line) => isLost(line, delivery))) return;
  const at = (revision: number) => loadVersion(tx, present.id, revision);
  await proposeReplacements({ ...open, jobs, delivery, versions: { present, at } }, choicesId);
}
