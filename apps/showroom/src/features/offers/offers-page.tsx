import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { partsOfOffer } from "@showroom/domain/agreement/divide-offer";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import { projectPaths } from "../../pages/links.ts";
import { ownClosingsQuery } from "../../shared/closings/own-closings.ts";
import { useProject } from "../../shared/project/project.ts";
import { useVisitor } from "../../shared/session/user.ts";
import { ChangeRequestPart } from "./change-request.tsx";
import { DecidePart, type Decision } from "./decide-part.tsx";
import { DivideDialog } from "./divide-dialog.tsx";
import { divisionTexts, listTexts } from "./division-texts.ts";
import { AcceptDialog, DeclineDialog } from "./offer-dialogs.tsx";
import { OfferDownloads } from "./offer-downloads.tsx";
import { OfferDocument } from "./offer-document.tsx";
import { NUMBER, OfferList, OfferState } from "./offer-list.tsx";
import { OfferIntro, OfferNotice } from "./offer-notice.tsx";
import { OffersTogether } from "./offers-together.tsx";
import { decidedTogether, firstToShow, waitsFor } from "./offers-in-turn.ts";
import { StandingAgreement } from "./standing-agreement.tsx";
import styles from "./offers.module.css";
import { ownAgreementQuery, ownOffersQuery, useOpened } from "./own-offers.ts";
import { offerTexts, wordsOf } from "./texts.ts";

/** What was just done, for the page of the offer that it was done with. */
interface Told {
  readonly offerId: number;
  readonly words: string;
}

/** The offers to a buyer: the first that waits, or the one of the address, to read, to decide on and to print. */
export function OffersPage() {
  const { id: projectId, slug, name } = useProject();
  const { data: offers } = useSuspenseQuery(ownOffersQuery(projectId));
  const [parameters, setParameters] = useSearchParams();
  const queries = useQueryClient();
  const visitor = useVisitor();
  const userId = visitor.status === "member" ? visitor.user.id : null;
  const [asked, setAsked] = useState<Decision | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  // The page keeps its offer while others come: nobody decides on another one than was read.
  const [first] = useState(() => firstToShow(offers, userId)?.id);
  const named = (id: string | null) => offers.find((one) => String(one.id) === id);
  const offer = named(parameters.get(NUMBER)) ?? named(String(first)) ?? firstToShow(offers, userId);
  useOpened(projectId, offer?.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const news = told?.offerId === offer?.id ? told : null;
  const last = useRef(offer?.id);
  useEffect(() => {
    // What was pressed is gone, or stands on the page of another offer.
    if (news) notice.current?.focus();
    else if (last.current !== undefined && last.current !== offer?.id) heading.current?.focus({ preventScroll: true });
    last.current = offer?.id;
  }, [news, offer?.id]);
  const back = <Button href={projectPaths.showroom(slug)}>{offerTexts.back}</Button>;
  if (!offer) return <StandingAgreement back={back} />;

  const { document } = offer;
  const texts = wordsOf(document);
  const parts = partsOfOffer(document);
  const hasAgreement = offers.some((one) => one.state === "agreed");
  const together = decidedTogether(offers, offer);
  const others = offers.filter((one) => one !== offer && !together.offers.includes(one));
  const dialog = { projectId, offer, onClose: () => setAsked(null) };
  /** `done`: the offer to show from now on, or null when nothing was done. */
  const show = async (done: number | null, words: string): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ownOffersQuery(projectId).queryKey }),
      queries.invalidateQueries({ queryKey: ownAgreementQuery(projectId).queryKey }),
      // What counts of a closed part, and whether a last offer waits.
      queries.invalidateQueries({ queryKey: ownClosingsQuery(projectId).queryKey }),
    ]);
    if (done === null) return;
    setAsked(null);
    setTold({ offerId: done, words });
    if (done !== offer.id) setParameters({ [NUMBER]: String(done) }, { replace: true });
  };
  const answered = (words: string) => (done: boolean) => void show(done ? offer.id : null, words);
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader
        headingRef={heading}
        kicker={
          <span className={styles["line"]}>
            <span>{name}</span> <OfferState offer={offer} userId={userId} />
          </span>
        }
        title={(offer.state === "agreed" ? texts.agreement : texts.offer)(document.reference)}
        intro={<OfferIntro offer={offer} />}
        aside={<TotalBadge total={EXACT_AMOUNTS.euro(document.totalPrice)} indicative={false} />}
      />
      {news && (
        <div ref={notice} tabIndex={-1}>
          <Alert variant="success" announce="polite">
            {news.words}
          </Alert>
        </div>
      )}
      {together.offers.length > 0 && <OffersTogether {...together} shown={offer} userId={userId} />}
      <OfferNotice offer={offer} />
      <OfferDocument offer={offer} />
      <OfferDownloads key={offer.id} offer={offer} hasAgreement={hasAgreement} />
      {waitsFor(offer, userId) && <DecidePart offer={offer} onAsk={setAsked} />}
      {hasAgreement && <ChangeRequestPart />}
      {others.length > 0 && (
        <section className={styles["part"]} aria-labelledby="andere" data-print="hide">
          <h2 id="andere">{listTexts.others}</h2>
          <OfferList offers={others} shown={offer} userId={userId} />
        </section>
      )}
      <div data-print="hide">{back}</div>
      {asked === "accept" && <AcceptDialog {...dialog} onAnswer={answered(texts.done)} />}
      {asked === "decline" && <DeclineDialog {...dialog} onAnswer={answered(texts.declinedNow)} />}
      {asked === "divide" && typeof parts !== "string" && (
        <DivideDialog {...dialog} parts={parts} onAnswer={(id) => show(id, divisionTexts.done)} />
      )}
    </div>
  );
}
