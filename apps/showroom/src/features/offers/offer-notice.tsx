import type { Offer } from "@showroom/api-contract/entities/offer";
import { lastDayText, settledText } from "@showroom/domain/agreement/offer-document";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { partyNames } from "@showroom/domain/words/contract-words";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { wordsOf } from "./texts.ts";

/** What an offer follows from, how long its prices stand while it can be accepted, and what is settled. */
export function OfferIntro({ offer: { state, document } }: { readonly offer: Offer }) {
  const texts = wordsOf(document);
  const { request, validUntil } = document;
  const settled = settledText(document);
  return (
    <>
      <p>{texts.intro(request.reference, formatDay(request.submittedAt))}</p>
      {state === "open" && <p>{`${texts.until(lastDayText(validUntil))}. ${texts.hard}`}</p>}
      {settled !== "" && <p>{settled}</p>}
    </>
  );
}

/** What the state of an offer means for the buyer. */
export function OfferNotice({ offer }: { readonly offer: Offer }) {
  const { state, document, ending, acceptances, countersignature } = offer;
  const texts = wordsOf(document);
  const accepted = acceptances.map(({ name, at }) => texts.acceptedBy(name, formatMoment(at)));
  const missing = document.persons.filter(({ userId }) => acceptances.every((one) => one.userId !== userId));
  const signed = countersignature
    ? [texts.signedBy(partyNames(document), countersignature.name, formatMoment(countersignature.at))]
    : [];
  switch (state) {
    case "agreed":
      return <Alert variant="success">{[texts.agreed, ...accepted, ...signed].join(" ")}</Alert>;
    case "accepted":
      return <Alert variant="info">{[texts.unsigned, ...accepted].join(" ")}</Alert>;
    case "open":
      return (
        <Alert variant="info">
          {[
            ...accepted,
            ...(accepted.length > 0 && missing.length > 0
              ? [texts.waiting(missing.map(({ name }) => name).join(", "))]
              : []),
            texts.untilExplained,
          ].join(" ")}
        </Alert>
      );
    case "expired":
      return <Alert variant="warning">{texts.expired}</Alert>;
    case "withdrawn":
      return <Alert variant="warning">{texts.withdrawn(formatDay(ending?.at ?? ""), ending?.reason ?? "")}</Alert>;
    case "replaced":
      return <Alert variant="warning">{texts.replaced(ending?.reason ?? "")}</Alert>;
    case "declined":
      return <Alert variant="info">{texts.declined(ending?.by ?? "", formatDay(ending?.at ?? ""))}</Alert>;
  }
}
