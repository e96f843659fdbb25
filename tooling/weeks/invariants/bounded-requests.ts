/** No call is repeated without end, and a page that is loaded sends no call with a token that ended. */
import { logOut } from "@showroom/api-contract/endpoints/session";
import type { SeenTab } from "../world/observe.ts";
import type { Invariant } from "./invariant.ts";

/** Calls of one kind in a step of some seconds. A click saves and calculates once or twice. */
const MOST = 12;
const MOST_SOCKETS = 5;

function repeated({ tab, device }: SeenTab): string[] {
  const counts = new Map<string, number>();
  for (const call of tab.asked) counts.set(call, (counts.get(call) ?? 0) + 1);
  // With a growing pause, a connection is tried only a few times in a step.
  if (tab.failedSockets > MOST_SOCKETS) counts.set("a connection to the hub", MOST + tab.failedSockets);
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([call, count]) => `${device.key} sent ${call} ${count} times in a step`);
}

export const boundedRequests: Invariant = {
  name: "no call is repeated without end",
  check: ({ after }) => after.tabs.flatMap(repeated),
};

/** Of a session that another device ended, the page learns by one refused call; its renewal and its sign-out are refused too. */
const LEAVES = ["/oauth/", logOut.path];

const wasRefused = ({ tab, device }: SeenTab): string[] => {
  if (!tab.wasLoaded || tab.hadTrouble) return [];
  const refused = tab.answered.filter(
    ({ status, path }) => status === 401 && !LEAVES.some((start) => path.startsWith(start)),
  );
  return refused.length < 2
    ? []
    : [`${device.key} was loaded with an ended token: ${refused.map(({ path }) => path).join(", ")} answered 401`];
};

/**
 * Connections that the hub refused after a pause: the page renews its token before it connects again. A connection that the
 * page itself gives up is no fault: in a step its clock runs faster than the network.
 */
const refusedSockets = ({ tab, device, userId }: SeenTab): string[] =>
  userId === null || tab.hadTrouble
    ? []
    : tab.errors
        .filter((error) => /^WebSocket connection to .*Unexpected response code: 40[13]/.test(error))
        .map(() => `${device.key} connected to the hub with a token that ended`);

export const noEndedToken: Invariant = {
  name: "a page that is loaded or woken renews its token before it asks",
  check: ({ step, after }) => [
    ...after.tabs.flatMap(wasRefused),
    ...(step.kind === "pass" ? after.tabs.flatMap(refusedSockets) : []),
  ],
};
