import { queryOptions } from "@tanstack/react-query";
import { getOwnAppointments, type OwnAppointments } from "@showroom/api-contract/endpoints/appointments";
import type { Appointment } from "@showroom/domain/model/choices";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatTime } from "@showroom/domain/format/moment";
import { api } from "../api/api.ts";

/** The appointment of the home and the free times. Read again now and then: others book, and staff take times back. */
export const ownAppointmentsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["appointments", projectId],
    queryFn: ({ signal }): Promise<OwnAppointments> =>
      api.call(getOwnAppointments, { params: { projectId } }, { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** A moment in words: `vrijdag 11 december, 10:00`. */
export const momentInWords = (moment: string): string =>
  `${dayInWords(dayOf(moment), new Date())}, ${formatTime(moment)}`;

/** An appointment in words. */
export const appointmentWords = ({ id, fromDate, toDate, employeeName }: Appointment) => ({
  id,
  day: dayInWords(dayOf(fromDate), new Date()),
  time: `${formatTime(fromDate)} – ${formatTime(toDate)}`,
  employee: employeeName,
});
