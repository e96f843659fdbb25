/** Addresses of the showroom in letters and calendars. */

/** Where the buyer of a project chooses. */
export const showroomUrl = (publicUrl: string, slug: string): string =>
  `${publicUrl}/projects/${slug}/digitale-showroom`;

/** Where the buyer of a project sees and changes the appointment. */
export const appointmentUrl = (publicUrl: string, slug: string): string => `${showroomUrl(publicUrl, slug)}/afspraak`;
/** The buyer's page of questions. */
export const questionsUrl = (publicUrl: string, slug: string): string => `${showroomUrl(publicUrl, slug)}/vragen`;

/** The buyer's page of offers. */
export const offersUrl = (publicUrl: string, slug: string): string => `${showroomUrl(publicUrl, slug)}/offertes`;

/** The same, opened at an offer. */
export const offerUrl = (publicUrl: string, slug: string, offerId: number): string =>
  `${offersUrl(publicUrl, slug)}?nummer=${offerId}`;
