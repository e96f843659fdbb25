import type { EditSection } from "@showroom/api-contract/entities/catalogue-fields";

/** Why a sign-in at an organisation did not succeed, in the address of the sign-in page. */
export const SIGN_IN_FAILURES = ["onbekend", "verlopen", "gestopt", "onbereikbaar"] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** Paths within the application, relative to `/admin`. */
export const paths = {
  today: "/",
  projects: "/#projecten",
  failedJobs: "/taken",
  newProject: "/nieuw-project",
  signIn: (next: string, expired = false) =>
    `/inloggen?${new URLSearchParams({ naar: next, ...(expired && { verlopen: "ja" }) }).toString()}`,
  signInFailed: (next: string, reason: SignInFailure) =>
    `/inloggen?${new URLSearchParams({ naar: next, reden: reason }).toString()}`,
  account: "/account",
  accounts: "/medewerkers",
  buyers: (slug: string) => `/projecten/${slug}`,
  houseTypes: (slug: string) => `/projecten/${slug}/woningtypen`,
  houseType: (slug: string, houseTypeId: number) => `/projecten/${slug}/woningtypen/${houseTypeId}`,
  catalogue: (slug: string) => `/projecten/${slug}/catalogus`,
  editCatalogue: (slug: string, section?: EditSection) =>
    `/projecten/${slug}/catalogus/bewerken${section === undefined ? "" : `?deel=${section}`}`,
  homes: (slug: string) => `/projecten/${slug}/woningen`,
  closings: (slug: string) => `/projecten/${slug}/sluitingsdata`,
  appointments: (slug: string) => `/projecten/${slug}/afspraken`,
  webhooks: (slug: string) => `/projecten/${slug}/koppelingen`,
  bouncedMails: (slug: string) => `/projecten/${slug}/niet-bezorgd`,
  offers: (slug: string) => `/projecten/${slug}/offertes`,
  /** Opens with the offer that is made from a buyer's request. */
  makeOffer: (slug: string, userId: number) => `/projecten/${slug}/offertes?koper=${userId}`,
  /** Opens with the last offer that is made from a buyer's draft. */
  lastOffer: (slug: string, userId: number) => `/projecten/${slug}/offertes?laatste=${userId}`,
  questions: (slug: string) => `/projecten/${slug}/vragen`,
  question: (slug: string, threadId: number) => `/projecten/${slug}/vragen#vraag-${threadId}`,
  invitations: (slug: string) => `/projecten/${slug}/uitnodigingen`,
  buyer: (slug: string, userId: number) => `/projecten/${slug}/kopers/${userId}`,
  confirmation: (slug: string, userId: number) => `/projecten/${slug}/kopers/${userId}/bevestiging`,
  history: (slug: string, userId: number) => `/projecten/${slug}/kopers/${userId}/wijzigingen`,
} as const;

/** Paths of the showroom, which is another application at the same origin. */
export const showroomAddress = (slug: string) => `/projects/${slug}/digitale-showroom`;
