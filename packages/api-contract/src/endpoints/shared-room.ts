import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { sharedRoomSchema } from "../entities/shared-room.ts";
import { idParameter, linkTokenParameter } from "./parameters.ts";

export const getSharedRoom = defineEndpoint({
  name: "shareLinks.room",
  summary: "What can be seen and pressed in the pictures of a room behind a share link",
  method: "GET",
  path: "/api/shared-choices/{token}/rooms/{pageId}",
  access: { kind: "public" },
  params: z.object({ token: linkTokenParameter, pageId: idParameter }),
  status: 200,
  response: sharedRoomSchema,
  problems: ["link-used"],
});
