import type { Invariant } from "./invariant.ts";

/** Lines of the browser itself about a response or a connection; `bounded-requests.ts` looks at those. */
const OF_THE_BROWSER = /^(Failed to load resource|WebSocket connection to)/;
const POLICY = /Content Security Policy|Content-Security-Policy/;

const withoutToken = (line: string): string => line.replaceAll(/access_token=[^&'" ]+/g, "access_token=…");

export const noConsoleError: Invariant = {
  name: "no error on the console, no violation of the content security policy",
  check: ({ after }) =>
    after.tabs.flatMap(({ tab, device, path }) => {
      const isExpected = (error: string): boolean => tab.hadTrouble || tab.beganInTrouble || OF_THE_BROWSER.test(error);
      return tab.errors
        .filter((error) => POLICY.test(error) || !isExpected(error))
        .map((error) => `${device.key} at ${path}: ${withoutToken(error).slice(0, 400)}`);
    }),
};
