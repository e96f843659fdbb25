import type { PageType } from "@showroom/domain/model/page";

/** The headings of steps that do not show their own title. */
export const WIDE_HEADINGS: Readonly<Partial<Record<PageType, string>>> = {
  intro: "Digitale showroom | Introductie",
  overview: "Digitale showroom | Samenvatting",
};
