import type { Offer } from "@showroom/api-contract/entities/offer";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { Link } from "@showroom/ui/controls/link/link";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../../shared/project/project.ts";
import { listTexts as texts } from "./division-texts.ts";
import styles from "./offers.module.css";
import { nameOf, stateWords } from "./offers-in-turn.ts";

/** The parameter of the address that names an offer. */
export const NUMBER = "nummer";

export const offerPath = (slug: string, { id }: Pick<Offer, "id">): string =>
  `${projectPaths.offers(slug)}?${NUMBER}=${id}`;

interface OfferStateProps {
  readonly offer: Offer;
  readonly userId: number | null;
}

/** The state of an offer in a few words. */
export function OfferState({ offer, userId }: OfferStateProps) {
  const { state } = offer;
  return (
    <StatusBadge variant={state === "open" || state === "accepted" ? "open" : state === "agreed" ? "done" : "locked"}>
      {stateWords(offer, userId)}
    </StatusBadge>
  );
}

interface OfferListProps {
  readonly offers: readonly Offer[];
  /** The offer of the page, which may be one of them. */
  readonly shown: Offer;
  readonly userId: number | null;
}

/** Offers with what each is about, what it costs and its state. */
export function OfferList({ offers, shown, userId }: OfferListProps) {
  const { slug } = useProject();
  return (
    <RuledList density="dense">
      {offers.map((offer) => (
        <RuledItem
          key={offer.id}
          aside={
            <span className={styles["line"]}>
              <span>{EXACT_AMOUNTS.euro(offer.document.totalPrice)}</span> <OfferState offer={offer} userId={userId} />
            </span>
          }
        >
          <Link href={offerPath(slug, offer)} aria-current={offer === shown ? "page" : undefined}>
            {nameOf(offer)}
          </Link>
          <Text size={14} tone="muted">
            {offer === shown ? texts.here(offer.document.reference) : offer.document.reference}
          </Text>
        </RuledItem>
      ))}
    </RuledList>
  );
}
