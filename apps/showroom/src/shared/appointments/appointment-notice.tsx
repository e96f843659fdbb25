import { useQuery } from "@tanstack/react-query";
import { Link } from "@showroom/ui/controls/link/link";
import { projectPaths } from "../../pages/links.ts";
import { useProject } from "../project/project.ts";
import { appointmentWords, ownAppointmentsQuery } from "./own-appointments.ts";
import { appointmentTexts as texts } from "./texts.ts";

/** When the appointment is, with the way to its page; or that one can be chosen. Nothing until it is known. */
export function AppointmentNotice() {
  const { id, slug } = useProject();
  const { data } = useQuery(ownAppointmentsQuery(id));
  if (!data || (data.own === null && !data.mayBook)) return null;
  const href = `${projectPaths.showroom(slug)}/afspraak`;
  if (data.own === null)
    return (
      <p>
        <span>{texts.none}</span> <Link href={href}>{texts.choose}</Link>
      </p>
    );
  const { appointment, isChangeable, isPast } = data.own;
  const { day, time, employee } = appointmentWords(appointment);
  return (
    <p>
      <strong>{(isPast ? texts.was : texts.when)(day, time, employee)}</strong>{" "}
      <Link href={href}>{isPast ? texts.choose : isChangeable ? texts.change : texts.look}</Link>
    </p>
  );
}
