import { queryOptions } from "@tanstack/react-query";
import { listAppointments } from "@showroom/api-contract/endpoints/appointments";
import { api } from "../../shared/api/api.ts";

/** The key of everything that is read about the appointments of a project. */
export const appointmentsKey = (projectId: number) => ["appointments", projectId] as const;

/** The times that a project offers from a day on. Read again now and then, because buyers book while the page is open. */
export const appointmentsQuery = (projectId: number, from: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(projectId), from],
    queryFn: async ({ signal }) =>
      (await api.call(listAppointments, { params: { projectId }, query: { from } }, { signal })).items,
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
