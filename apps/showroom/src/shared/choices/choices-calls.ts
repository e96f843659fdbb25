/** The calls of the choices store. */
import * as z from "zod/mini";
import { isProblem } from "@showroom/api-client/failures";
import { copyChoices, getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { projectChoicesSchema } from "@showroom/api-contract/entities/choices";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { api } from "../api/api.ts";
import type { SaveRequest } from "./autosave.ts";

type Owned = Pick<ProjectChoices, "userId" | "projectId">;

/** Whose choices of which house type are sent. `read` has those that were read last. */
interface Sent extends Owned {
  readonly houseTypeId: number;
  readonly read: () => Pick<ProjectChoices, "id">;
}

/**
 * Whether choices are of another home or house type than those that a page shows, so that nothing there can be merged or saved. Their
 * id is 0 while nothing is saved.
 */
export const isOtherHome = (answer: ProjectChoices, { id }: Pick<ProjectChoices, "id">, houseTypeId: number): boolean =>
  answer.houseTypeId !== houseTypeId || (id > 0 && answer.id !== id);

/** `onOtherUser` is called when an answer shows that another person is signed in by now; the call then fails. */
export function choicesCalls({ userId, projectId, houseTypeId, read }: Sent, onOtherUser: () => void) {
  const params = { projectId };
  return {
    async load(): Promise<ProjectChoices> {
      const answer = await api.call(getChoices, { params });
      if (answer.userId === userId) return answer;
      onOtherUser();
      throw new Error("Another person is signed in");
    },
    send: ({ rooms, submitType, appointment, version }: SaveRequest): Promise<ProjectChoices> =>
      api.call(saveChoices, {
        params,
        body: {
          choices: { projectRoomChoices: rooms, submitType, userId, id: read().id, appointment },
          house_type: { id: houseTypeId },
          version,
        },
      }),
    /** Copies an earlier room's choices to a page. Submitted choices stay as they are. */
    async copy(toPage: number): Promise<void> {
      try {
        await api.call(copyChoices, { params, query: { toPage, userId } });
      } catch (error) {
        if (isProblem(error, "choices-of-another")) onOtherUser();
        if (!isProblem(error, "choices-locked")) throw error;
      }
    },
  };
}

/** Reads the server's copy in a problem; `other-user` when it is of another user, null for anything else. */
export function parseChoicesOf({ userId }: Owned, value: unknown): ProjectChoices | "other-user" | null {
  const { success, data } = z.safeParse(projectChoicesSchema, value);
  if (!success) return null;
  return data.userId === userId ? data : "other-user";
}
