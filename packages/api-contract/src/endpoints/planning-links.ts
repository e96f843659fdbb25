/** Calls by the links of letters and calendars with closing dates, without signing in. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

/** Longest token of a link in a letter or a calendar, in characters. */
const TOKEN_LIMIT = 200;
const tokenParams = z.object({ token: z.string().check(z.maxLength(TOKEN_LIMIT), z.regex(/^[\w-]+$/)) });

export const readPlanningCalendar = defineEndpoint({
  name: "planning.calendar",
  summary: "The closing dates of a buyer's home as iCalendar (RFC 5545), for calendar applications",
  method: "GET",
  path: "/api/planning/{token}/planning.ics",
  access: { kind: "public" },
  params: tokenParams,
  status: 200,
  media: ["text/calendar"],
  problems: [],
});

export const stopReminders = defineEndpoint({
  name: "planning.stop",
  summary: "Turn reminders off by the link of a letter",
  description: "Mail programs call it with one press (RFC 8058).",
  method: "POST",
  path: "/api/planning/{token}/stop",
  access: { kind: "public" },
  fromPrograms: true,
  changes: "neither",
  params: tokenParams,
  status: 204,
  problems: [],
});
