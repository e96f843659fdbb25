/** Live updates of a project: fetches the data of a buyer again when the server reports a change. */
import { useEffect, useState } from "react";
import { followEvents } from "@showroom/api-client/follow-events";
import { watchProject } from "@showroom/api-contract/endpoints/staff";
import type { ChoicesChanged, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { api, queryClient } from "../api/api.ts";
import { buyersQuery, configurationQuery, historyQuery } from "../buyers/buyers.ts";

export type LiveState = "connecting" | "live" | "away";

function replaceBuyer(projectId: number, userId: number, change: (buyer: StaffBuyer) => StaffBuyer): void {
  queryClient.setQueryData(buyersQuery(projectId).queryKey, (buyers) =>
    buyers?.map((buyer) => (buyer.userId === userId ? change(buyer) : buyer)),
  );
}

/** Shows the new total and status from the event at once, and fetches the other data of that buyer. */
async function takeChange({ projectId, userId, totalPrice, status, at }: ChoicesChanged): Promise<void> {
  replaceBuyer(projectId, userId, (buyer) => ({ ...buyer, totalPrice, status, lastChangeAt: at }));
  void queryClient.invalidateQueries({ queryKey: historyQuery(projectId, userId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ["appointments", projectId] });
  const query = configurationQuery(projectId, userId);
  // A fetch that is running may have read the state before this change.
  void queryClient.cancelQueries({ queryKey: query.queryKey });
  const { buyer } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  replaceBuyer(projectId, userId, () => buyer);
}

/** After a lost connection everything is fetched again, because events may have been missed. */
function refreshProject(projectId: number): void {
  for (const name of ["buyers", "configuration", "history"])
    void queryClient.invalidateQueries({ queryKey: [name, projectId] });
}

/** Keeps the data of a project's buyers up to date until `signal` is aborted. */
export async function followProject(
  projectId: number,
  signal: AbortSignal,
  onState: (state: LiveState) => void,
): Promise<void> {
  await followEvents(api, watchProject, { params: { projectId } }, signal, {
    onOpen: (isAgain) => {
      if (isAgain) refreshProject(projectId);
      onState("live");
    },
    // After a failure the list keeps its earlier data; the next event fetches again.
    onEvent: (change) => void takeChange(change).catch(() => {}),
    onAway: () => onState("away"),
  });
}

/** Keeps the data of a project's buyers up to date while the page is open. */
export function useLiveProject(projectId: number): LiveState {
  const [state, setState] = useState<LiveState>("connecting");
  useEffect(() => {
    const controller = new AbortController();
    void followProject(projectId, controller.signal, setState);
    return () => controller.abort();
  }, [projectId]);
  return state;
}
