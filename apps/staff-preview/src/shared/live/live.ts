/** Live updates of a project: fetches the data of a buyer again when the server reports a change. */
import { useEffect, useState } from "react";
import { eventStream } from "@showroom/api-client/event-stream";
import { watchProject } from "@showroom/api-contract/endpoints/staff";
import type { ChoicesChanged, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { api, queryClient } from "../api/api.ts";
import { buyersQuery, configurationQuery, historyQuery } from "../buyers/buyers.ts";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

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

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Keeps the data of a project's buyers up to date until `signal` is aborted. */
export async function followProject(
  projectId: number,
  signal: AbortSignal,
  onState: (state: LiveState) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const events = eventStream(api, watchProject, { params: { projectId } }, signal, () => {
        if (failures > 0) refreshProject(projectId);
        failures = 0;
        onState("live");
      });
      // After a failure the list keeps its earlier data; the next event fetches again.
      for await (const change of events) void takeChange(change).catch(() => {});
      failures = Math.max(failures, 1);
    } catch {
      failures += 1;
      if (!signal.aborted) onState("away");
    }
    await pause(Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT), signal);
  }
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
