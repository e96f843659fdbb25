import { fromNow } from "@showroom/service/clock";
import type { MailTools } from "../mail/mail-tools.ts";
import { publishPlanned } from "../importer/upload/planned-publication.ts";
import type { UploadTools } from "../importer/upload/stage-upload.ts";
import { appointmentLetter, sendAppointmentToShowroom, tellLeftAppointments } from "../mail/appointment-letters.ts";
import { changeRefusedLetter, sendChangeRequest } from "../mail/change-request-letters.ts";
import { sendCatalogueRefused } from "../mail/send-catalogue-refused.ts";
import { sendCodeWarning } from "../mail/send-code-warning.ts";
import { confirmationLetter } from "../mail/confirmation-letter.ts";
import { awaitsPictures, LOOK_AGAIN } from "../mail/mailed-pictures.ts";
import { sendContactQuestion } from "../mail/send-contact-question.ts";
import { sendGuessingWarning } from "../mail/send-guessing-warning.ts";
import { sendInvitation } from "../mail/send-invitation.ts";
import { sendOccupancyLetter } from "../mail/occupancy-letters.ts";
import { sendToEach, type LetterToEach } from "../mail/letter-to-each.ts";
import { offerDividedLetter } from "../mail/offer-divided-letter.ts";
import { offerLetter, offerWithdrawnLetter } from "../mail/offer-letters.ts";
import { offerAgreedLetter } from "../mail/offer-agreed-letter.ts";
import { sendOfferAnswer } from "../mail/send-offer-answer.ts";
import { sendOfferCode, type CodeTools } from "../mail/send-offer-code.ts";
import { sendOfferReceipt } from "../mail/send-offer-receipt.ts";
import { sendPasswordReset } from "../mail/send-password-reset.ts";
import { reopenedLetter } from "../mail/reopened-letter.ts";
import { sendSubmission } from "../mail/send-submission.ts";
import { keepPictures, type KeepTools } from "../pictures/keep-pictures.ts";
import { makeDemoOffers } from "./demo-offers.ts";
import { keepDemoAppointments } from "./demo-appointments.ts";
import { offerAtOnce } from "../staff/offer-at-once.ts";
import { deliver } from "../webhooks/deliver.ts";
import { tellPassedClosings } from "../webhooks/passed-closings.ts";
import { readNewBounces, type BounceTools } from "./read-new-bounces.ts";
import { sendReminder } from "../closings/send-reminder.ts";
import { sendPlanning, sendQuestionsByDay, tellPlanning } from "../closings/tell-planning.ts";
import { cleanUp } from "./clean-up.ts";
import { requestLetter, sendRequestDigest, tellRequests } from "../day/request-mails.ts";
import type { JobData, JobName } from "../jobs/job-data.ts";
import type { JobHandlers } from "../jobs/jobs.ts";

/** Letters that several persons get. */
type LetterName = Extract<
  JobName,
  | "mail.confirmation"
  | "mail.request"
  | "mail.reopened"
  | "mail.offer"
  | "mail.offer-withdrawn"
  | "mail.offer-divided"
  | "mail.offer-agreed"
  | "mail.change-refused"
  | "mail.appointment"
>;

export function jobHandlers(tools: MailTools & CodeTools & UploadTools & KeepTools & BounceTools): JobHandlers {
  const toEach = async <Name extends LetterName>(
    name: Name,
    data: JobData[Name],
    letter: Promise<LetterToEach | null>,
  ): Promise<void> =>
    await sendToEach(tools, {
      letter: await letter,
      readerId: data.userId,
      queue: (userId, client) => tools.jobs.send(name, { ...data, userId }, client),
    });
  return {
    "mail.password-reset": ({ email }) => sendPasswordReset(tools, email),
    "mail.guessing-warning": ({ email }) => sendGuessingWarning(tools, email),
    "mail.code-warning": ({ userId }) => sendCodeWarning(tools, userId),
    "mail.confirmation": async (data) => {
      const { confirmationId, userId } = data;
      // Not queued again for one of several readers, whose mails left together.
      if (userId === undefined && (await awaitsPictures(tools, confirmationId)))
        return await tools.jobs.send("mail.confirmation", data, undefined, fromNow(LOOK_AGAIN));
      await toEach("mail.confirmation", data, confirmationLetter(tools, confirmationId));
    },
    "mail.submission": ({ confirmationId }) => sendSubmission(tools, confirmationId),
    "mail.request": (data) => toEach("mail.request", data, requestLetter(tools, data.confirmationId)),
    "mail.request-digest": ({ userId }) => sendRequestDigest(tools, userId),
    "mail.reopened": (data) => toEach("mail.reopened", data, reopenedLetter(tools, data.choicesId)),
    "mail.offer": (data) => toEach("mail.offer", data, offerLetter(tools, data.offerId)),
    "mail.offer-withdrawn": (data) => toEach("mail.offer-withdrawn", data, offerWithdrawnLetter(tools, data.offerId)),
    "mail.offer-divided": (data) => toEach("mail.offer-divided", data, offerDividedLetter(tools, data.offerId)),
    "mail.offer-code": ({ codeId }) => sendOfferCode(tools, codeId),
    "mail.offer-receipt": ({ offerId, userId }) => sendOfferReceipt(tools, offerId, userId),
    "mail.offer-agreed": (data) => toEach("mail.offer-agreed", data, offerAgreedLetter(tools, data.offerId)),
    "mail.offer-answer": ({ offerId }) => sendOfferAnswer(tools, offerId),
    "mail.change-request": ({ requestId }) => sendChangeRequest(tools, requestId),
    "mail.change-refused": (data) => toEach("mail.change-refused", data, changeRefusedLetter(tools, data.requestId)),
    "mail.appointment": (data) => toEach("mail.appointment", data, appointmentLetter(tools, data)),
    "mail.appointment-showroom": (data) => sendAppointmentToShowroom(tools, data),
    "mail.planning": ({ userId }) => sendPlanning(tools, userId),
    "mail.reminder": ({ userId }) => sendReminder(tools, userId),
    "mail.questions": ({ projectId }) => sendQuestionsByDay(tools, projectId),
    "mail.purchase-ended": (data) => sendOccupancyLetter(tools, "purchaseEnded", data),
    "mail.buyer-left": (data) => sendOccupancyLetter(tools, "buyerLeft", data),
    "mail.buyers-moved": (data) => sendOccupancyLetter(tools, "buyersMoved", data),
    "mail.invitation": ({ invitationId }, isLastAttempt) => sendInvitation(tools, invitationId, isLastAttempt),
    "mail.contact-question": ({ questionId }) => sendContactQuestion(tools, questionId),
    "mail.catalogue-refused": ({ stagedId }) => sendCatalogueRefused(tools, stagedId),
    "webhook.deliver": ({ deliveryId }, isLastAttempt) => deliver(tools, deliveryId, isLastAttempt),
    "webhooks.closings": () => tellPassedClosings(tools),
    "pictures.keep": ({ confirmationId }) => keepPictures(tools, confirmationId),
    "offers.at-once": async ({ confirmationId }) => {
      if (await awaitsPictures(tools, confirmationId))
        return await tools.jobs.send("offers.at-once", { confirmationId }, undefined, fromNow(LOOK_AGAIN));
      await offerAtOnce(tools, confirmationId);
    },
    "demo.offers": ({ attempt }) => makeDemoOffers(tools, attempt),
    "catalogue.publish": ({ stagedId }) => publishPlanned(tools, stagedId),
    "mail.bounces": () => readNewBounces(tools),
    "requests.tell": () => tellRequests(tools),
    "planning.tell": async () => {
      await tellPlanning(tools);
      await tellLeftAppointments(tools);
    },
    "maintenance.cleanup": async () => {
      await cleanUp(tools.db, tools.config.dataDir);
      if (tools.config.demo) await keepDemoAppointments(tools.db);
    },
  };
}
