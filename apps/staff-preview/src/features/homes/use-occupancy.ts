import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import {
  endPurchase,
  moveBuyers,
  type MovedChoices,
  type OccupancyEffects,
} from "@showroom/api-contract/endpoints/occupancy";
import { api } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { homesQuery } from "../../shared/homes/homes.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { occupancyTexts as texts } from "./occupancy-texts.ts";

export type Departure =
  | { readonly kind: "end"; readonly leaving: readonly number[] }
  | { readonly kind: "move"; readonly toHomeId: number };

/** What somebody saw before it is carried out. */
export interface SeenEffects {
  readonly effects: OccupancyEffects;
  /** Null when nobody moves. */
  readonly choices: MovedChoices | null;
}

interface Asked {
  readonly departure: Departure;
  readonly reason: string;
  /** Of the effects that were seen; null asks what it would do. */
  readonly version: number | null;
}

/** Asks what happens to a home, and does it. `seen` is null before the effects are known. */
export function useOccupancy({ id: homeId, buyers }: ProjectHome, onDone: () => void) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: async ({ departure, reason, version }: Asked) => {
      const params = { projectId, homeId };
      const shared = {
        seen: { buyers: buyers.map(({ userId }) => userId), version },
        reason,
        dryRun: version === null,
      };
      if (departure.kind === "move")
        return await api.call(moveBuyers, { params, body: { ...shared, toHomeId: departure.toHomeId } });
      const ended = await api.call(endPurchase, { params, body: { ...shared, leaving: [...departure.leaving] } });
      return { ...ended, choices: null };
    },
    onSuccess: async ({ outcome }, { version }) => {
      if (version === null && outcome === "done") return;
      await queries.invalidateQueries({ queryKey: homesQuery(projectId).queryKey });
      await queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
      if (outcome === "done") onDone();
    },
  });
  const { data } = act;
  const isDone = data?.outcome === "done";
  return {
    look: (departure: Departure, reason: string) => act.mutate({ departure, reason, version: null }),
    carryOut: (departure: Departure, reason: string, seen: SeenEffects) =>
      act.mutate({ departure, reason, version: seen.effects.version }),
    forget: () => act.reset(),
    seen: isDone && data.effects ? { effects: data.effects, choices: data.choices } : null,
    fault: act.isError ? texts.failed : data && data.outcome !== "done" ? texts.refused[data.outcome] : null,
    isBusy: act.isPending,
    isStale: data?.outcome === "changed" || data?.outcome === "nobody",
  };
}
