/** Calls about the current user. Separate from the other user calls because every page loads these first. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { userSchema } from "../entities/user.ts";

export const getCurrentUser = defineEndpoint({
  name: "users.current",
  summary: "The person the token stands for; an anonymous user has `isAnonymous` and no role",
  method: "GET",
  path: "/api/users/current",
  access: { kind: "anonymous" },
  status: 200,
  response: userSchema,
  problems: [],
});

export const logOut = defineEndpoint({
  name: "users.logout",
  summary: "End this session: its refresh token no longer works",
  method: "GET",
  path: "/api/logout",
  access: { kind: "anonymous" },
  status: 204,
  problems: [],
});

export const createAnonymousUser = defineEndpoint({
  name: "users.anonymous",
  summary: "A token without rights beyond public reads",
  method: "GET",
  path: "/api/users/anonymous",
  access: { kind: "public" },
  status: 200,
  response: z.object({ access_token: z.string() }),
  problems: [],
});
