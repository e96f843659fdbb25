import { shareTexts } from "./texts.ts";

/** Opens WhatsApp with a message about a share link, to a person whom the buyer chooses there. Nothing is sent before that. */
export const whatsAppAddress = (url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${shareTexts.message} ${url}`)}`;
