import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "@showroom/api-client/failures";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import type { PageOutline } from "@showroom/domain/model/page";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { api } from "../../../shared/api/api.ts";
import { buyersQuery, configurationQuery, historyQuery } from "../../../shared/buyers/buyers.ts";
import { useConfiguration } from "../use-buyer.ts";
import { submissionTexts as texts } from "./texts.ts";

/** Reopening and submitting again, for the buyer of the page. */
export function useSubmission() {
  const { project, buyer, choices, cost } = useConfiguration();
  const queries = useQueryClient();
  const params = { projectId: project.id, userId: buyer.userId };
  const version = choices?.version ?? 0;
  const refresh = async (): Promise<void> => {
    const { projectId, userId } = params;
    void queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
    void queries.invalidateQueries({ queryKey: historyQuery(projectId, userId).queryKey });
    await queries.invalidateQueries({ queryKey: configurationQuery(projectId, userId).queryKey });
  };
  const reopen = useMutation({
    mutationFn: (reason: string) => api.call(reopenSubmission, { params, body: { version, reason } }),
    onSettled: refresh,
  });
  const submit = useMutation({
    mutationFn: (submitType: SubmitType) =>
      api.call(submitForBuyer, { params, body: { version, submitType, totalPrice: cost.totalPrice } }),
    onSettled: refresh,
  });
  return { reopen, submit };
}

/** The text for a failed change of a submission. `pages` name the rooms that are not complete. */
export function failureText(error: unknown, pages: readonly Pick<PageOutline, "id" | "title">[] = []): string {
  if (isProblem(error, "choices-stale")) return texts.stale;
  if (isProblem(error, "part-closed")) return texts.partClosed;
  if (isProblem(error, "choices-incomplete", "rule-violated", "choice-invalid")) {
    const named = new Set(error.issues.map(({ path }) => String(path[1])));
    return texts.incomplete(pages.filter(({ id }) => named.has(String(id))).map(({ title }) => title));
  }
  return texts.failed;
}
