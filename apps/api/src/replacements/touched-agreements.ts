/** What a new catalogue means for what is agreed, and for offers that are open. Neither changes by it. */
import type { TouchedAgreement, TouchedOffer } from "@showroom/domain/catalogue-change/catalogue-difference";
import { lastDayText } from "@showroom/domain/agreement/offer-document";
import { isPending } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import { loadVersion } from "../catalogue/load-version.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { findOffersOfProject } from "../offers/find-offers.ts";
import { proposeReplacements } from "./propose-replacements.ts";
import {
  deliveredLines,
  isLost,
  readDelivery,
  standingArticles,
  type DeliveredLine,
} from "../offers/standing-articles.ts";

interface Change extends OpenTransaction {
  readonly jobs: Pick<Jobs, "send">;
  readonly former: LoadedProject;
  readonly present: LoadedProject;
}

/** Net prices of all that a catalogue delivers, by number. */
function pricesIn({ articles, houseTypes }: LoadedProject): ReadonlyMap<string, number> {
  const floors = [...houseTypes.values()].flatMap(({ floors: offer }) => [
    ...offer.floors.map((one) => [one.product_number, one.price_m2] as const),
    ...offer.baseboards.map((one) => [one.product_number, one.price] as const),
  ]);
  return new Map([...[...articles].map(([number, { grossPrice }]) => [number, grossPrice] as const), ...floors]);
}

const wordsOf = (lines: readonly DeliveredLine[]): string[] => [
  ...new Set(lines.map(({ article: { name, productNumber } }) => `${name} (${productNumber})`)),
];

export async function touchAgreements({ tx, client, jobs, former, present }: Change): Promise<{
  readonly agreements: readonly TouchedAgreement[];
  readonly offers: readonly TouchedOffer[];
}> {
  const all = await findOffersOfProject(tx, present.id);
  if (all.length === 0) return { agreements: [], offers: [] };
  const delivery = await readDelivery(tx, present);
  const [before, after] = [pricesIn(former), pricesIn(present)];
  const touched = (lines: readonly DeliveredLine[]) => {
    const lost = lines.filter((line) => isLost(line, delivery));
    const dearer = lines.filter(
      ({ article: { productNumber } }) => (after.get(productNumber) ?? 0) > (before.get(productNumber) ?? Infinity),
    );
    return { lost: wordsOf(lost), dearer: wordsOf(dearer.filter((line) => !lost.includes(line))) };
  };
  const versions = {
    present,
    at: async (revision: number) =>
      revision === former.revision ? former : await loadVersion(tx, present.id, revision),
  };
  const agreements: TouchedAgreement[] = [];
  for (const own of Map.groupBy(all, ({ homeKey }) => homeKey).values()) {
    const facts = touched(standingArticles(own));
    // Nobody could accept a change for a home without a buyer.
    const choicesId = own[0]?.homeChoicesId ?? null;
    const proposed =
      choicesId === null ? [] : await proposeReplacements({ tx, client, jobs, versions, delivery }, choicesId);
    const buildNumber = own[0]?.document.buildNumber ?? "";
    if (facts.lost.length + facts.dearer.length > 0) agreements.push({ buildNumber, ...facts, proposed });
  }
  const at = nowMs();
  const offers = all
    .filter(({ record, document }) => isPending(record, at) && document.change === undefined)
    .map((offer) => ({
      buildNumber: offer.document.buildNumber,
      reference: offer.document.reference,
      lastDay: lastDayText(offer.document.validUntil),
      ...touched(deliveredLines(offer)),
    }))
    .filter(({ lost, dearer }) => lost.length + dearer.length > 0);
  return { agreements, offers };
}
