import { boundedRequests, noEndedToken } from "./bounded-requests.ts";
import type { Invariant } from "./invariant.ts";
import { legalRooms } from "./legal-rooms.ts";
import { noConsoleError } from "./no-console-error.ts";
import { noErrorPage } from "./no-error-page.ts";
import { noServerError } from "./no-server-error.ts";
import { nothingOfOthers, ownChoicesOnly } from "./private.ts";
import { sameTotals, totalOfTheOracle } from "./same-totals.ts";
import { noDraftLost, savedIsSaved } from "./saved.ts";

export const INVARIANTS: readonly Invariant[] = [
  noErrorPage,
  noConsoleError,
  noServerError,
  boundedRequests,
  noEndedToken,
  nothingOfOthers,
  ownChoicesOnly,
  legalRooms,
  totalOfTheOracle,
  sameTotals,
  savedIsSaved,
  noDraftLost,
];
