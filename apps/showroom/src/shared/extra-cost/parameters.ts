/** In the address: the filter 'without extra cost', and the order by extra cost. */
export const EXTRA_PARAMETER = "meerprijs";
export const ORDER_PARAMETER = "volgorde";
