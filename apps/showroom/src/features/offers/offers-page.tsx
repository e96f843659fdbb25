import { useState } from "react";
import { useSearchParams } from "react-router";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { acceptanceWording, lastDayText } from "@showroom/domain/agreement/offer-document";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatDay } from "@showroom/domain/format/moment";
import { conditionWords } from "@showroom/domain/words/contract-words";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { TotalBadge } from "@showroom/ui/showroom/total-block/total-badge";
import { projectPaths } from "../../pages/links.ts";
import { ownClosingsQuery } from "../../shared/closings/own-closings.ts";
import { useProject } from "../../shared/project/project.ts";
import { useVisitor } from "../../shared/session/user.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { ChangeRequestPart } from "./change-request.tsx";
import { AcceptDialog, DeclineDialog } from "./offer-dialogs.tsx";
import { OfferDownloads } from "./offer-downloads.tsx";
import { OfferDocument } from "./offer-document.tsx";
import { OfferNotice } from "./offer-notice.tsx";
import { StandingAgreement } from "./standing-agreement.tsx";
import styles from "./offers.module.css";
import { ownAgreementQuery, ownOffersQuery, useOpened } from "./own-offers.ts";
import { offerTexts, wordsOf } from "./texts.ts";

/** The parameter of the address that names an offer. */
const NUMBER = "nummer";

/** The offers to a buyer: the newest, or the one of the address, to read, to accept, to decline and to print. */
export function OffersPage() {
  const { id: projectId, slug, name } = useProject();
  const { data: offers } = useSuspenseQuery(ownOffersQuery(projectId));
  const [parameters] = useSearchParams();
  const queries = useQueryClient();
  const visitor = useVisitor();
  const [asked, setAsked] = useState<"accept" | "decline" | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const offer = offers.find(({ id }) => String(id) === parameters.get(NUMBER)) ?? offers[0];
  useOpened(projectId, offer?.id);
  const back = <Button href={projectPaths.showroom(slug)}>{offerTexts.back}</Button>;
  if (!offer) return <StandingAgreement back={back} />;

  const { document, state, acceptances } = offer;
  const texts = wordsOf(document);
  const userId = visitor.status === "member" ? visitor.user.id : null;
  const hasAccepted = acceptances.some((one) => one.userId === userId);
  const hasAgreement = offers.some((one) => one.state === "agreed");
  const others = offers.filter((one) => one !== offer);
  const dialog = { projectId, offer, onClose: () => setAsked(null) };
  const show = async (done: boolean, words: string): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ownOffersQuery(projectId).queryKey }),
      queries.invalidateQueries({ queryKey: ownAgreementQuery(projectId).queryKey }),
      // What counts of a closed part, and whether a last offer waits.
      queries.invalidateQueries({ queryKey: ownClosingsQuery(projectId).queryKey }),
    ]);
    if (!done) return;
    setAsked(null);
    setTold(words);
  };
  return (
    <div className={styles["page"]}>
      <meta name="robots" content="noindex" />
      <PageHeader
        kicker={
          <span className={styles["kicker"]}>
            <span>{name}</span>{" "}
            <StatusBadge
              variant={state === "open" || state === "accepted" ? "open" : state === "agreed" ? "done" : "locked"}
            >
              {texts.states[state]}
            </StatusBadge>
          </span>
        }
        title={texts.offer(document.reference)}
        intro={
          <>
            <p>{texts.intro(document.request.reference, formatDay(document.request.submittedAt))}</p>
            <p>{`${texts.until(lastDayText(document.validUntil))}. ${texts.hard}`}</p>
          </>
        }
        aside={<TotalBadge total={EXACT_AMOUNTS.euro(document.totalPrice)} indicative={false} />}
      />
      {told !== null && (
        <Alert variant="success" announce="polite">
          {told}
        </Alert>
      )}
      <OfferNotice offer={offer} />
      <OfferDocument offer={offer} />
      <OfferDownloads key={offer.id} offer={offer} hasAgreement={hasAgreement} />
      {state === "open" && !hasAccepted && (
        <section className={styles["part"]} aria-labelledby="besluit" data-print="hide">
          <h2 id="besluit">{texts.decide}</h2>
          <p>{[texts.untilExplained, conditionWords(document)].join(" ")}</p>
          {viewing === null ? (
            <div className={styles["actions"]}>
              <Button variant="primary" onClick={() => setAsked("accept")}>
                {acceptanceWording(document)}
              </Button>
              <Button onClick={() => setAsked("decline")}>{texts.decline}</Button>
            </div>
          ) : (
            <p>{texts.readOnly}</p>
          )}
        </section>
      )}
      {hasAgreement && <ChangeRequestPart />}
      {others.length > 0 && (
        <section className={styles["part"]} aria-labelledby="andere" data-print="hide">
          <h2 id="andere">{texts.others}</h2>
          <BulletList
            items={others.map((one) => ({
              key: String(one.id),
              content: (
                <Link href={`${projectPaths.offers(slug)}?${NUMBER}=${one.id}`}>
                  {texts.other(one.document.reference, texts.states[one.state])}
                </Link>
              ),
            }))}
          />
        </section>
      )}
      <div data-print="hide">{back}</div>
      {asked === "accept" && <AcceptDialog {...dialog} onAnswer={(done) => void show(done, texts.done)} />}
      {asked === "decline" && <DeclineDialog {...dialog} onAnswer={(done) => void show(done, texts.declinedNow)} />}
    </div>
  );
}
