/** What the router loads of the page of the appointment. */
import type { LoaderFunction } from "react-router";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { ownAppointmentsQuery } from "../../shared/appointments/own-appointments.ts";
import { loadProject } from "../../shared/project/project.ts";
import { AppointmentPage } from "./appointment-page.tsx";
import { appointmentPageTexts } from "./texts.ts";

export const loader: LoaderFunction = async ({ params, context }) => {
  const connection = context.get(routeConnection);
  const { id } = await loadProject(connection, params["slug"] ?? "");
  await connection.queryClient.fetchQuery(ownAppointmentsQuery(id));
  return null;
};

export const handle: RouteHandle = { title: appointmentPageTexts.title };

export const Component = AppointmentPage;
