import { useMutation, useQueryClient } from "@tanstack/react-query";
import { writeViewing } from "@showroom/api-client/viewing";
import {
  cancelPlannedPublication,
  discardStagedCatalogue,
  planPublication,
  previewCatalogue,
  publishCatalogue,
} from "@showroom/api-contract/endpoints/staged-catalogue";
import type { StagedCatalogue } from "@showroom/api-contract/entities/catalogue";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { api } from "../../shared/api/api.ts";
import { showroomAddress } from "../../shared/paths/paths.ts";
import { stagedQuery } from "./catalogue-queries.ts";

/** What an admin does with a staged catalogue. */
export function useStaged({ id: projectId, slug }: Pick<StaffProject, "id" | "slug">) {
  const queries = useQueryClient();
  const paramsOf = ({ id }: StagedCatalogue) => ({ projectId, stagedId: id });
  /** Opens the showroom with the staged catalogue, in this tab. Leaving it returns to this page. */
  const preview = useMutation({
    mutationFn: async ({ staged, houseTypeId }: { staged: StagedCatalogue; houseTypeId: number }) => {
      const granted = await api.call(previewCatalogue, { params: paramsOf(staged), body: { houseTypeId } });
      writeViewing(window.sessionStorage, {
        kind: "preview",
        accessToken: granted.access_token,
        endsAt: Date.now() + granted.expires_in * 1000,
        buyer: staged.catalogueVersion,
        returnTo: window.location.pathname,
      });
      window.location.assign(showroomAddress(slug));
    },
  });
  const difference = useMutation({
    mutationFn: (staged: StagedCatalogue) =>
      api.call(publishCatalogue, { params: paramsOf(staged), body: { dryRun: true, agreed: false } }),
  });
  const publish = useMutation({
    mutationFn: (staged: StagedCatalogue) =>
      api.call(publishCatalogue, { params: paramsOf(staged), body: { dryRun: false, agreed: true } }),
    // All data on the screen was loaded with the previous catalogue.
    onSuccess: ({ published }) => (published ? queries.invalidateQueries() : undefined),
  });
  const refresh = () => queries.invalidateQueries(stagedQuery(projectId));
  const plan = useMutation({
    mutationFn: ({ staged, at }: { staged: StagedCatalogue; at: Date }) =>
      api.call(planPublication, { params: paramsOf(staged), body: { at: at.toISOString(), agreed: true } }),
    onSuccess: refresh,
  });
  const cancelPlan = useMutation({
    mutationFn: (staged: StagedCatalogue) => api.call(cancelPlannedPublication, { params: paramsOf(staged) }),
    onSuccess: refresh,
  });
  const discard = useMutation({
    mutationFn: (staged: StagedCatalogue) => api.call(discardStagedCatalogue, { params: paramsOf(staged) }),
    onSuccess: refresh,
  });
  return { preview, difference, publish, plan, cancelPlan, discard };
}
