import { useEffect, useState } from "react";
import type { Viewing } from "@showroom/api-client/viewing";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { ViewingBar } from "@showroom/ui/staff/viewing-bar/viewing-bar";
import { onQueryFailure } from "@showroom/web-app/queries/on-query-failure";
import { api, queryClient } from "../shared/api/api.ts";
import type { ChoicesStore } from "../shared/choices/choices-store.ts";
import { useLeaveViewing } from "./use-leave-viewing.ts";
import { watchViewing } from "./watch-viewing.ts";
import type { ViewingSigns } from "./watch-viewing.ts";

const SIGNS: ViewingSigns = {
  askUser: () => api.call(getCurrentUser),
  onFailure: (listener) => onQueryFailure(queryClient, listener),
};

/** Does something with the choices of the tab. Without their code nothing was opened to choose in. */
async function withChoices(act: (store: ChoicesStore) => unknown): Promise<void> {
  await import("../shared/choices/open-store.ts").then(
    ({ withOpenStore }) => withOpenStore(act),
    () => {},
  );
}

function useViewingEnded({ endsAt }: Viewing): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => watchViewing(endsAt, SIGNS, () => setEnded(true)), [endsAt]);
  useEffect(() => {
    if (ended) void withChoices((store) => store.endTrial());
  }, [ended]);
  return ended;
}

/** What was chosen last is saved within a second; who leaves sooner would lose it. */
const saveFirst = (): Promise<void> => withChoices((store) => store.flush());

/** The bar above every page of a tab in which staff view the showroom as a buyer. */
export function ViewingNotice({ viewing }: { viewing: Viewing }) {
  const { leave, unreachable } = useLeaveViewing();
  return (
    <ViewingBar
      kind={viewing.kind}
      buyer={viewing.buyer}
      ended={useViewingEnded(viewing)}
      unreachable={unreachable}
      onLeave={() => (viewing.kind === "prepare" ? void saveFirst().then(leave) : leave())}
    />
  );
}
