/** Calls about the current user. Separate from the other user calls because every page loads these first. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { PATHS } from "../paths.ts";
import { flagSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { userSchema } from "../entities/user.ts";

export const getCurrentUser = defineEndpoint({
  name: "users.current",
  summary: "The user of the token; an anonymous user has `isAnonymous` and no role",
  method: "GET",
  path: PATHS.currentUser,
  access: { kind: "anonymous" },
  withoutSecondFactor: true,
  status: 200,
  response: userSchema,
  problems: [],
});

export const logOut = defineEndpoint({
  name: "users.logout",
  summary: "End this session and its refresh token; other devices stay signed in",
  method: "GET",
  path: "/api/logout",
  access: { kind: "anonymous" },
  withoutSecondFactor: true,
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
  response: z.object({ access_token: textSchema }),
  problems: [],
});

const ownSessionSchema = z.object({
  id: z.uuid(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema,
  /** `User-Agent` header of the browser; null when it sent none. */
  userAgent: z.nullable(textSchema),
  /** Whether this is the session of the request. */
  isCurrent: flagSchema,
});

export const listOwnSessions = defineEndpoint({
  name: "users.sessions",
  summary: "The user's sessions, last used first",
  method: "GET",
  path: "/api/users/sessions",
  access: { kind: "user" },
  withoutSecondFactor: true,
  status: 200,
  response: z.array(ownSessionSchema),
  problems: [],
});

export const endOwnSession = defineEndpoint({
  name: "users.endSession",
  summary: "End one of the user's sessions",
  method: "DELETE",
  path: "/api/users/sessions/{sessionId}",
  access: { kind: "user" },
  changes: "neither",
  withoutSecondFactor: true,
  params: z.object({ sessionId: z.uuid() }),
  status: 204,
  problems: [],
});

export const endAllSessions = defineEndpoint({
  name: "users.endAllSessions",
  summary: "Sign out on every device, this one too",
  method: "DELETE",
  path: "/api/users/sessions",
  access: { kind: "user" },
  changes: "neither",
  withoutSecondFactor: true,
  status: 204,
  problems: [],
});
