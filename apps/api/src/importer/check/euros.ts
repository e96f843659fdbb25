/** An amount in a remark, as an owner types it: without a point between thousands. */
export const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2).replace(".", ",")}`;
