import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { roomChoiceRequestSchema } from "../entities/choices.ts";
import { roomVersionSchema } from "../entities/room-version.ts";
import { idSchema, integerSchema } from "../entities/scalars.ts";
import { labelSchema } from "../fields.ts";
import { idParameter, projectParams } from "./parameters.ts";

/** Maximum number of versions of a room per buyer; one more gets `limit-reached`. */
export const ROOM_VERSION_LIMIT = 20;

const path = "/api/project-choices/{projectId}/room-versions";
const versionParams = z.object({ projectId: idParameter, versionId: idParameter });

export const listRoomVersions = defineEndpoint({
  name: "roomVersions.list",
  summary: "The user's room versions, newest first",
  method: "GET",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  query: z.object({ page: z.optional(idParameter) }),
  status: 200,
  response: z.array(roomVersionSchema),
  problems: [],
});

export const saveRoomVersion = defineEndpoint({
  name: "roomVersions.save",
  summary: "Store a room's choices as a named version",
  method: "POST",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    projectPageId: idSchema,
    name: labelSchema,
    roomChoice: roomChoiceRequestSchema,
    /** The user whose room it is. Clients of an earlier release leave it out. */
    userId: z.optional(integerSchema),
  }),
  status: 201,
  response: roomVersionSchema,
  problems: ["choices-of-another", "choice-invalid", "limit-reached"],
});

export const renameRoomVersion = defineEndpoint({
  name: "roomVersions.rename",
  summary: "Rename a version",
  method: "PATCH",
  path: `${path}/{versionId}`,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: versionParams,
  body: z.strictObject({ name: labelSchema }),
  status: 200,
  response: roomVersionSchema,
  problems: [],
});

export const deleteRoomVersion = defineEndpoint({
  name: "roomVersions.delete",
  summary: "Delete a version",
  method: "DELETE",
  path: `${path}/{versionId}`,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: versionParams,
  status: 204,
  problems: [],
});
