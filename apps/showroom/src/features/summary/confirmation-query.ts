import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/**
 * A confirmation of the submitted choices: the newest, or the given version. A reopening and a submission raise the
 * version of the choices, and so make the newest be fetched again.
 */
export const confirmationQuery = ({ projectId, id, version }: ProjectChoices, ofVersion: number | null = null) =>
  queryOptions({
    queryKey: ["confirmation", projectId, id, ofVersion ?? `newest of ${version}`],
    queryFn: (): Promise<Confirmation> =>
      api.call(getConfirmation, { params: { projectId }, query: ofVersion === null ? {} : { version: ofVersion } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
