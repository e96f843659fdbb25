import type { StoredOffer } from "./find-offers.ts";

/** The moment of the last acceptance, in ISO form. */
export const agreedAtOf = (acceptances: StoredOffer["acceptances"]): string =>
  new Date(Math.max(...acceptances.map(({ at }) => at.getTime()))).toISOString();
