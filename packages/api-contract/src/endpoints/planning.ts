/** Calls about mails and the calendar with closing dates: what a buyer wants to get, and what a project sends. */
import * as z from "zod/mini";
import { DISTANCE_LIMITS } from "@showroom/domain/closing-date/planning-news";
import { defineEndpoint } from "../endpoint.ts";
import { textSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

/** `isMuted`: the buyer gets no reminders but the last one before a date. */
const wishesSchema = z.object({ isMuted: z.boolean() });

export const getPlanningWishes = defineEndpoint({
  name: "planning.wishes",
  summary: "Whether the buyer gets reminders of closing dates",
  method: "GET",
  path: "/api/projects/{projectId}/planning",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: wishesSchema,
  problems: [],
});

export const setPlanningWishes = defineEndpoint({
  name: "planning.setWishes",
  summary: "Turn the buyer's reminders of closing dates on or off",
  method: "PUT",
  path: "/api/projects/{projectId}/planning",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ isMuted: z.boolean() }),
  status: 200,
  response: wishesSchema,
  problems: [],
});

export const openPlanningCalendar = defineEndpoint({
  name: "planning.openCalendar",
  summary: "The path of the buyer's calendar with closing dates",
  description: "Who knows the path reads the calendar without signing in. `replace` ends all earlier paths.",
  method: "POST",
  path: "/api/projects/{projectId}/planning/calendar",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ replace: z.boolean() }),
  status: 200,
  response: z.object({ path: textSchema }),
  problems: [],
});

const distancesSchema = z
  .array(z.number().check(z.int(), z.minimum(1), z.maximum(DISTANCE_LIMITS.days)))
  .check(z.maxLength(DISTANCE_LIMITS.count));

export const saveReminderDistances = defineEndpoint({
  name: "planning.setDistances",
  summary: "Set how many days before a closing date buyers are reminded",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/closings/reminders",
  access: { kind: "catalogueAdmin" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ distances: distancesSchema }),
  status: 204,
  problems: [],
});
