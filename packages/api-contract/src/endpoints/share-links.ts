import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { createdShareLinkSchema, sharedViewSchema, shareLinkSchema } from "../entities/share-link.ts";
import { idParameter, linkTokenParameter, projectParams } from "./parameters.ts";

/** Validity of a share link in days. */
export const SHARE_LINK_DAYS = 30;

const path = "/api/project-choices/{projectId}/share-links";

export const listShareLinks = defineEndpoint({
  name: "shareLinks.list",
  summary: "The user's active links, newest first",
  method: "GET",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.array(shareLinkSchema),
  problems: [],
});

export const createShareLink = defineEndpoint({
  name: "shareLinks.create",
  summary: "Create a link with which others can view the user's choices",
  method: "POST",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  status: 201,
  response: createdShareLinkSchema,
  problems: ["limit-reached"],
});

/** Also in a closed project: who may see the choices stays the buyer's decision. */
export const revokeShareLink = defineEndpoint({
  name: "shareLinks.revoke",
  summary: "Revoke a link",
  method: "DELETE",
  path: `${path}/{linkId}`,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: z.object({ projectId: idParameter, linkId: idParameter }),
  status: 204,
  problems: [],
});

export const getSharedView = defineEndpoint({
  name: "shareLinks.view",
  summary: "The content of a share link",
  method: "GET",
  path: "/api/shared-choices/{token}",
  access: { kind: "public" },
  params: z.object({ token: linkTokenParameter }),
  status: 200,
  response: sharedViewSchema,
  problems: ["link-used"],
});
