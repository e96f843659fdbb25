import {
  checkDocument,
  downloadLenderOverview,
  downloadOffer,
  downloadOwnOffer,
  downloadOwnRequest,
  downloadRequest,
} from "@showroom/api-contract/endpoints/offer-files";
import { offerState } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../../accounts/audit.ts";
import { storedConfirmations } from "../../choices/confirm/find-confirmations.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { registered } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { sendFile } from "../../kernel/send-file.ts";
import { findOffer, findOfferByHash, findOffersTo, findOfferTo } from "../../offers/find-offers.ts";
import { agreedAtOf } from "../../offers/agreed-at.ts";
import { lenderFile, offerFile } from "../../offers/offer-file.ts";
import { findRequestByHash, requestFile } from "../../offers/request-file.ts";
import { recordView } from "../../offers/offer-views.ts";
import { findBuyer } from "../../staff/buyers.ts";

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
  const { user, isLookedFor } = registered(asker);
  const { projectId, offerId } = params;
  const offer = await findOfferTo(app.db, { projectId, offerId, personId: user.id });
  const file = await offerFile(offer, fileTools(app));
  if (!isLookedFor) await recordView(app.db, user, { offerId, kind: "document" });
  return await sendFile(reply, file);
});

export const downloadOwnRequestOperation = operation(
  downloadOwnRequest,
  async ({ app, asker, params, query, reply }) => {
    const { row } = await findOwnChoices(app, asker, params.projectId);
    const all = row ? await storedConfirmations(app.db, row.id) : [];
    const found = query.version === undefined ? all[0] : all.find(({ version }) => version === query.version);
    if (!found) throw new ProblemError("not-found");
    return await sendFile(reply, await requestFile(app.db, found, fileTools(app)));
  },
);

export const downloadRequestOperation = operation(downloadRequest, async ({ app, asker, params, reply }) => {
  const { projectId, userId } = params;
  const { frozen, user } = await findBuyer(app, projectId, userId);
  if (!frozen) throw new ProblemError("not-found");
  const file = await requestFile(app.db, frozen, fileTools(app));
  const details = { reference: frozen.document.reference };
  await recordAudit(app.db, asker, { action: "downloaded-request", subjectId: user.id, projectId, details });
  return await sendFile(reply, file);
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
  if (offer?.document.reference !== params.reference) {
    const request = await findRequestByHash(app.db, params.reference, query.hash);
    if (!request) return { found: null };
    const { confirmedAt, isNewest } = request;
    return {
      found: {
        kind: "request" as const,
        date: confirmedAt.toISOString(),
        state: isNewest ? ("open" as const) : ("replaced" as const),
      },
    };
  }
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
