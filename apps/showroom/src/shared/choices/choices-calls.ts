/** The calls of the choices store. */
import * as z from "zod/mini";
import { isProblem } from "@showroom/api-client/failures";
import { copyChoices, getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { projectChoicesSchema } from "@showroom/api-contract/entities/choices";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { api } from "../api/api.ts";
import type { SaveRequest } from "./autosave.ts";

export function choicesCalls(projectId: number, houseTypeId: number) {
  const params = { projectId };
  return {
    load: (): Promise<ProjectChoices> => api.call(getChoices, { params }),
    send: ({ rooms, submitType, version }: SaveRequest): Promise<ProjectChoices> =>
      api.call(saveChoices, {
        params,
        body: { choices: { projectRoomChoices: rooms, submitType }, house_type: { id: houseTypeId }, version },
      }),
    /** Copies an earlier room's choices to a page. Submitted choices stay as they are. */
    async copy(toPage: number): Promise<void> {
      try {
        await api.call(copyChoices, { params, query: { toPage } });
      } catch (error) {
        if (!isProblem(error, "choices-locked")) throw error;
      }
    },
  };
}

/** Reads the server's copy in a problem; null for anything else. */
export function parseChoices(value: unknown): ProjectChoices | null {
  const parsed = z.safeParse(projectChoicesSchema, value);
  return parsed.success ? parsed.data : null;
}
