import {
  checkDocument,
  downloadLenderOverview,
  downloadOffer,
  downloadOwnOffer,
} from "@showroom/api-contract/endpoints/offer-files";
import { offerState } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../../accounts/audit.ts";
import { registered } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { sendFile } from "../../kernel/send-file.ts";
import { findOffer, findOfferByHash, findOffersTo } from "../../offers/find-offers.ts";
import { agreedAtOf } from "../../offers/agreed-at.ts";
import { lenderFile, offerFile } from "../../offers/offer-file.ts";

const fileTools = ({ config, images }: Pick<AppContext, "config" | "images">) => ({
  publicUrl: config.publicUrl,
  images,
});

export const downloadOfferOperation = operation(downloadOffer, async ({ app, asker, params, reply }) => {
  const offer = await findOffer(app.db, params.projectId, params.offerId);
  const file = await offerFile(offer, fileTools(app));
  await recordAudit(app.db, asker, {
    action: "downloaded-offer",
    subjectId: offer.userId,
    projectId: offer.projectId,
    details: { reference: offer.document.reference },
  });
  return await sendFile(reply, file);
});

export const downloadOwnOfferOperation = operation(downloadOwnOffer, async ({ app, asker, params, reply }) => {
  const theirs = await findOffersTo(app.db, params.projectId, registered(asker).user.id);
  const offer = theirs.find(({ row }) => row.id === params.offerId);
  if (!offer) throw new ProblemError("not-found");
  return await sendFile(reply, await offerFile(offer, fileTools(app)));
});

export const downloadLenderOverviewOperation = operation(
  downloadLenderOverview,
  async ({ app, asker, params, reply }) => {
    const theirs = await findOffersTo(app.db, params.projectId, registered(asker).user.id);
    const file = await lenderFile(theirs, app.config.publicUrl);
    if (!file) throw new ProblemError("not-found");
    return await sendFile(reply, file);
  },
);

export const checkDocumentOperation = operation(checkDocument, async ({ app, params, query }) => {
  const offer = await findOfferByHash(app.db, query.hash);
  if (offer?.document.reference !== params.reference) return { found: null };
  const state = offerState(offer.record, nowMs());
  const isAgreement = state === "agreed";
  return {
    found: {
      kind: offer.document.change ? ("change" as const) : isAgreement ? ("agreement" as const) : ("offer" as const),
      date: isAgreement ? agreedAtOf(offer) : offer.document.madeAt,
      state,
    },
  };
});
