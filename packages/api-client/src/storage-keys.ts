/** Names under which a browser stores the session. */

/** The tokens of all tabs, in local storage. */
export const TOKENS_KEY = "showroom.tokens";
/** The viewing session of a tab, in its session storage. */
export const VIEWING_KEY = "showroom.viewing";
/** The lock of whoever renews the tokens. */
export const RENEWAL_LOCK = "showroom.refresh";
