import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { staffProjectSchema } from "../entities/staff-project.ts";

export const listStaffProjects = defineEndpoint({
  name: "staff.projects",
  summary: "The projects that the user may enter, by name",
  method: "GET",
  path: "/api/staff/projects",
  access: { kind: "staff" },
  status: 200,
  response: z.array(staffProjectSchema),
  problems: [],
});
