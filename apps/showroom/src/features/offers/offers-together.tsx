import type { Offer } from "@showroom/api-contract/entities/offer";
import { Button } from "@showroom/ui/controls/button/button";
import { useProject } from "../../shared/project/project.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { listTexts as texts } from "./division-texts.ts";
import { OfferList, offerPath } from "./offer-list.tsx";
import styles from "./offers.module.css";
import { nameOf, waitsFor } from "./offers-in-turn.ts";

interface OffersTogetherProps {
  readonly offers: readonly Offer[];
  readonly areParts: boolean;
  readonly shown: Offer;
  readonly userId: number | null;
}

/** What is decided on beside the shown offer, with the way to the next that waits. */
export function OffersTogether({ offers, areParts, shown, userId }: OffersTogetherProps) {
  const { slug } = useProject();
  const waiting = offers.filter((offer) => waitsFor(offer, userId));
  const [next] = waiting;
  return (
    <section className={styles["part"]} aria-labelledby="samen" data-print="hide">
      <h2 id="samen">{areParts ? texts.parts : texts.all}</h2>
      <p>{texts.waiting(waiting.length)}</p>
      <OfferList offers={offers} shown={shown} userId={userId} />
      {viewing === null && next && !waiting.includes(shown) && (
        <Button href={offerPath(slug, next)}>{texts.next(nameOf(next))}</Button>
      )}
    </section>
  );
}
