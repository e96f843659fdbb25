import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import { api } from "../../shared/api/api.ts";
import { contractTermsQuery } from "../../shared/offers/contract-terms.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { offersTexts as texts } from "./texts.ts";

/** Stores the terms of the project, unless somebody else changed them since the version that was seen. */
export function useSaveTerms(version: number, onDone: (text: string) => void) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ next }: { readonly next: ContractTerms; readonly told: string }) =>
      (await api.call(saveContractTerms, { params: { projectId }, body: { version, terms: next } })).outcome,
    onSuccess: async (outcome, { told }) => {
      await queries.invalidateQueries({ queryKey: contractTermsQuery(projectId).queryKey });
      if (outcome === "done") onDone(told);
    },
  });
  const isStale = save.data === "changed";
  return {
    save: save.mutate,
    isPending: save.isPending,
    isStale,
    fault: isStale ? texts.termsChanged : save.isError ? texts.failed : null,
  };
}
