import type { MailTools } from "../mail/mail-tools.ts";
import { publishPlanned, type PublicationTools } from "../importer/upload/planned-publication.ts";
import { sendCatalogueRefused } from "../mail/send-catalogue-refused.ts";
import { sendCodeWarning } from "../mail/send-code-warning.ts";
import { sendConfirmation } from "../mail/send-confirmation.ts";
import { sendContactQuestion } from "../mail/send-contact-question.ts";
import { sendGuessingWarning } from "../mail/send-guessing-warning.ts";
import { sendInvitation } from "../mail/send-invitation.ts";
import { sendOffer, sendOfferWithdrawn } from "../mail/send-offer.ts";
import { sendOfferAnswer } from "../mail/send-offer-answer.ts";
import { sendOfferCode, type CodeTools } from "../mail/send-offer-code.ts";
import { sendOfferReceipt } from "../mail/send-offer-receipt.ts";
import { sendPasswordReset } from "../mail/send-password-reset.ts";
import { sendReopened } from "../mail/send-reopened.ts";
import { sendSubmission } from "../mail/send-submission.ts";
import { cleanUp } from "./clean-up.ts";
import type { JobHandlers } from "../jobs/jobs.ts";

export function jobHandlers(tools: MailTools & CodeTools & PublicationTools): JobHandlers {
  return {
    "mail.password-reset": ({ email }) => sendPasswordReset(tools, email),
    "mail.guessing-warning": ({ email }) => sendGuessingWarning(tools, email),
    "mail.code-warning": ({ userId }) => sendCodeWarning(tools, userId),
    "mail.confirmation": ({ confirmationId }) => sendConfirmation(tools, confirmationId),
    "mail.submission": ({ confirmationId }) => sendSubmission(tools, confirmationId),
    "mail.reopened": ({ choicesId }) => sendReopened(tools, choicesId),
    "mail.offer": ({ offerId }) => sendOffer(tools, offerId),
    "mail.offer-withdrawn": ({ offerId }) => sendOfferWithdrawn(tools, offerId),
    "mail.offer-code": ({ codeId }) => sendOfferCode(tools, codeId),
    "mail.offer-receipt": ({ offerId, userId }) => sendOfferReceipt(tools, offerId, userId),
    "mail.offer-answer": ({ offerId }) => sendOfferAnswer(tools, offerId),
    "mail.invitation": ({ invitationId }, isLastAttempt) => sendInvitation(tools, invitationId, isLastAttempt),
    "mail.contact-question": ({ questionId }) => sendContactQuestion(tools, questionId),
    "mail.catalogue-refused": ({ stagedId }) => sendCatalogueRefused(tools, stagedId),
    "catalogue.publish": ({ stagedId }) => publishPlanned(tools, stagedId),
    "maintenance.cleanup": () => cleanUp(tools.db, tools.config.dataDir),
  };
}
