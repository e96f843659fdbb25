import type { StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatTime } from "@showroom/domain/format/moment";
import type { PickedTime } from "@showroom/ui/showroom/time-picker/time-picker";
import { appointmentsTexts as texts } from "./texts.ts";

export const timeOf = ({ appointment: { fromDate, toDate } }: StaffAppointment): string =>
  `${formatTime(fromDate)} – ${formatTime(toDate)}`;

/** A time as a person would name it: `vrijdag 11 december, 10:00 – 11:00`. */
export const momentOf = (item: StaffAppointment): string =>
  `${dayInWords(dayOf(item.appointment.fromDate), new Date())}, ${timeOf(item)}`;

export const homeOf = ({ home }: StaffAppointment): string =>
  home === null ? texts.free : texts.home(home.buildNumber, home.names);

export const pickedTime = (item: StaffAppointment): PickedTime => ({
  id: item.appointment.id,
  day: dayInWords(dayOf(item.appointment.fromDate), new Date()),
  time: timeOf(item),
  employee: item.appointment.employeeName,
});
