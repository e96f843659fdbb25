import { queryOptions } from "@tanstack/react-query";
import { getSharedRoom } from "@showroom/api-contract/endpoints/shared-room";
import type { SharedRoom } from "@showroom/api-contract/entities/shared-room";
import { api } from "../../shared/api/api.ts";

/** What can be seen and pressed in the pictures of a shared room. */
export const sharedRoomQuery = (token: string, pageId: number) =>
  queryOptions({
    queryKey: ["shared-room", token, pageId],
    queryFn: (): Promise<SharedRoom> => api.call(getSharedRoom, { params: { token, pageId } }),
    staleTime: Infinity,
  });
