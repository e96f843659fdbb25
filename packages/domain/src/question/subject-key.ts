/** Names what a question is about. Questions with the same key are about the same thing, whatever it costs at the time. */

export const roomKey = (pageId: number): string => `room:${pageId}`;
export const productKey = (pageId: number, pageProductId: number): string => `product:${pageId}:${pageProductId}`;
export const lineKey = (pageId: number, lineId: string): string => `line:${pageId}:${lineId}`;
/** A line of an offer, of which the reference is unique. */
export const offerLineKey = (reference: string, line: number): string => `offer:${reference}:${line}`;
