import {
  deleteRoomVersion,
  listRoomVersions,
  renameRoomVersion,
  saveRoomVersion,
} from "@showroom/api-contract/endpoints/room-versions";
import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { queryOptions } from "@tanstack/react-query";
import { api, queryClient } from "../../shared/api/api.ts";
import { useQuery } from "@tanstack/react-query";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

const versionsQuery = (projectId: number, pageId: number, choicesId: number) =>
  queryOptions({
    queryKey: ["room-versions", projectId, pageId, choicesId],
    queryFn: (): Promise<readonly RoomVersion[]> =>
      api.call(listRoomVersions, { params: { projectId }, query: { page: pageId } }),
    staleTime: 0,
  });

export interface RoomVersions {
  /** Newest first; undefined while they are fetched. */
  readonly versions: readonly RoomVersion[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Each call also updates the list. @throws the failure; the versions are then unchanged */
  readonly save: (name: string, room: RoomChoice) => Promise<void>;
  readonly rename: (version: RoomVersion, name: string) => Promise<void>;
  readonly remove: (version: RoomVersion) => Promise<void>;
}

/** The buyer's saved versions of the present room. */
export function useRoomVersions(): RoomVersions {
  const { project, page, store } = useShowroom();
  const choicesId = useChoices(store, (state) => state.server.id);
  const query = versionsQuery(project.id, page.id, choicesId);
  const { data, isError, refetch } = useQuery(query);
  const set = (change: (before: readonly RoomVersion[]) => RoomVersion[]): void => {
    replaceData(queryClient, query, change(queryClient.getQueryData(query.queryKey) ?? []));
  };
  const params = { projectId: project.id };
  return {
    versions: data,
    failed: isError,
    retry: () => void refetch(),
    async save(name, roomChoice) {
      const body = { projectPageId: page.id, name, roomChoice, userId: store.getState().server.userId };
      const version = await api.call(saveRoomVersion, { params, body });
      set((before) => [version, ...before]);
    },
    async rename({ id }, name) {
      const version = await api.call(renameRoomVersion, { params: { ...params, versionId: id }, body: { name } });
      set((before) => before.map((candidate) => (candidate.id === id ? version : candidate)));
    },
    async remove({ id }) {
      await api.call(deleteRoomVersion, { params: { ...params, versionId: id } });
      set((before) => before.filter((candidate) => candidate.id !== id));
    },
  };
}
