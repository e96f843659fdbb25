import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkCatalogue, revertProjectCatalogue } from "@showroom/api-contract/endpoints/catalogue";
import { api } from "../../shared/api/api.ts";
import { stagedQuery } from "./catalogue-queries.ts";
import { readUpload } from "../../shared/files/read-upload.ts";

/** Checks an uploaded catalogue, and restores an earlier one. */
export function useCatalogue(projectId: number) {
  const queries = useQueryClient();
  const params = { projectId };
  const check = useMutation({
    mutationFn: async (file: File) =>
      await api.call(checkCatalogue, { params, body: { file: await readUpload(file) } }),
    onSuccess: () => queries.invalidateQueries(stagedQuery(projectId)),
  });
  const difference = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: true, agreed: false } }),
  });
  const revert = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: false, agreed: true } }),
    // All data on the screen was loaded with the previous catalogue.
    onSuccess: () => queries.invalidateQueries(),
  });
  return { check, difference, revert };
}
