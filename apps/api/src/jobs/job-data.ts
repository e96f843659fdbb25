/** A letter to several persons. The job without a person queues one for each of them. */
interface ToEach {
  readonly userId?: number;
}

/** Background jobs with their data. The data contains only ids: no secrets and no texts. */
export interface JobData {
  readonly "mail.password-reset": { readonly email: string };
  readonly "mail.guessing-warning": { readonly email: string };
  readonly "mail.code-warning": { readonly userId: number };
  readonly "mail.confirmation": { readonly confirmationId: number } & ToEach;
  /** To the showroom. */
  readonly "mail.submission": { readonly confirmationId: number };
  /** To the staff of the project who want a mail for each request. */
  readonly "mail.request": { readonly confirmationId: number } & ToEach;
  /** To a member of staff who wants one mail a day. */
  readonly "mail.request-digest": { readonly userId: number };
  readonly "mail.reopened": { readonly choicesId: number } & ToEach;
  /** To the named persons. */
  readonly "mail.offer": { readonly offerId: number } & ToEach;
  readonly "mail.offer-withdrawn": { readonly offerId: number } & ToEach;
  /** To named persons: one of them divided it. */
  readonly "mail.offer-divided": { readonly offerId: number } & ToEach;
  readonly "mail.offer-code": { readonly codeId: number };
  readonly "mail.offer-receipt": { readonly offerId: number; readonly userId: number };
  /** To named persons: it is an agreement. */
  readonly "mail.offer-agreed": { readonly offerId: number } & ToEach;
  /** To the showroom: agreed, accepted or declined. */
  readonly "mail.offer-answer": { readonly offerId: number };
  /** To the showroom. */
  readonly "mail.change-request": { readonly requestId: number };
  /** To the buyers of the home. */
  readonly "mail.change-refused": { readonly requestId: number } & ToEach;
  /** To the buyers of the home: booked, moved or ended. */
  readonly "mail.appointment": { readonly bookingId: number; readonly sequence: number } & ToEach;
  /** To the showroom. */
  readonly "mail.appointment-showroom": { readonly bookingId: number; readonly sequence: number };
  /** What is new in the closing dates of a buyer's home. */
  readonly "mail.planning": { readonly userId: number };
  /** Staff remind a buyer of choices that were not handed in. */
  readonly "mail.reminder": { readonly userId: number };
  /** To the showroom: what buyers of the project asked. */
  readonly "mail.questions": { readonly projectId: number };
  /** To somebody who left a home. `eventId`: of the home's history. */
  readonly "mail.purchase-ended": { readonly eventId: number; readonly userId: number };
  /** To who stays when another buyer left. */
  readonly "mail.buyer-left": { readonly eventId: number; readonly userId: number };
  readonly "mail.buyers-moved": { readonly eventId: number; readonly userId: number };
  readonly "mail.invitation": { readonly invitationId: number };
  readonly "mail.contact-question": { readonly questionId: number };
  readonly "mail.catalogue-refused": { readonly stagedId: number };
  /** One more attempt to tell another system what happened. */
  readonly "webhook.deliver": { readonly deliveryId: string };
  /** Makes the offers of the demo, once there are pictures. */
  readonly "demo.offers": { readonly attempt: number };
  /** Asks for the pictures of a submission. */
  readonly "pictures.keep": { readonly confirmationId: number };
  /** Offers what was handed in, where the project does that at once. */
  readonly "offers.at-once": { readonly confirmationId: number };
  readonly "catalogue.publish": { readonly stagedId: number };
  /** Finds the staff for `mail.request-digest`. */
  readonly "requests.tell": Record<string, never>;
  /** Finds the buyers whom `mail.planning` has something to tell, and the showrooms for `mail.questions`. */
  readonly "planning.tell": Record<string, never>;
  /** Tells other systems of the closing dates that passed. */
  readonly "webhooks.closings": Record<string, never>;
  /** Reads which mails came back. */
  readonly "mail.bounces": Record<string, never>;
  readonly "maintenance.cleanup": Record<string, never>;
}

export type JobName = keyof JobData;
