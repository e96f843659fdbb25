import { useQueryClient } from "@tanstack/react-query";
import {
  HOME_FIELDS,
  readHomeSheet,
  saveHomes,
  type CheckedHome,
  type HomeField,
} from "@showroom/api-contract/endpoints/homes";
import { api } from "../../shared/api/api.ts";
import { useDraft, type Draft } from "../../shared/sheet/use-draft.ts";
import { homesQuery } from "../../shared/homes/homes.ts";

export type HomeDraft = Draft<HomeField, CheckedHome["state"]>;

/** The list of homes to add or complete. */
export function useHomeDraft(projectId: number): HomeDraft {
  const queries = useQueryClient();
  const params = { projectId };
  return useDraft<HomeField, CheckedHome["state"]>({
    fields: HOME_FIELDS,
    readSheet: (file) => api.call(readHomeSheet, { params, body: { file } }),
    send: async (rows, dryRun) => {
      const outcome = await api.call(saveHomes, { params, body: { rows: [...rows], dryRun } });
      return { rows: outcome.rows, done: outcome.saved };
    },
    onSent: () => queries.invalidateQueries({ queryKey: homesQuery(projectId).queryKey }),
  });
}
