import { normaliseSpaces } from "./text.ts";

/** A telephone number: an optional leading +, then digits, parentheses and spaces, with at least one digit. */
export const PHONE_PATTERN = /^\+?(?=[()\s]*\d)[\d()\s]+$/;

/** Spaces in place of hyphens and dots, as in `06-12345678`. */
export function normalisePhone(phone: string): string {
  return normaliseSpaces(phone.replaceAll(/[\p{Pd}.]/gu, " "));
}

/** The URL of a website: a bare host name gets `https://`. */
export function websiteAddress(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
