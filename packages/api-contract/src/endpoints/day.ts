/** Calls about what needs somebody of the staff today. */
import * as z from "zod/mini";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { DAY_KINDS, REQUEST_MAILS } from "@showroom/domain/staff/day-item";
import { defineEndpoint } from "../endpoint.ts";
import { latePartSchema } from "../entities/offer.ts";
import { centsSchema, flagSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { submitTypeSchema } from "../entities/vocabulary.ts";
import { storableText } from "../fields.ts";
import { BOUNCE_REASONS } from "./bounced-mails.ts";
import { buyerParams, idParameter } from "./parameters.ts";

const dayKindSchema = z.enum(DAY_KINDS);

/** What a row is about. */
const aboutSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("appointment"), fromDate: momentSchema, toDate: momentSchema, employeeName: textSchema }),
  z.object({ kind: z.literal("question"), threadId: integerSchema, subject: textSchema, words: textSchema }),
  z.object({ kind: z.literal("request"), submitType: submitTypeSchema, reference: textSchema }),
  z.object({ kind: z.literal("change"), by: textSchema, words: textSchema }),
  /** The names of who accepted an offer, and of who did not yet. */
  z.object({
    kind: z.literal("half"),
    reference: textSchema,
    accepted: z.array(textSchema),
    waiting: z.array(textSchema),
    validUntil: momentSchema,
  }),
  z.object({ kind: z.literal("bounce"), to: textSchema, subject: textSchema, reason: z.enum(BOUNCE_REASONS) }),
  z.object({
    kind: z.literal("closing"),
    parts: z.array(z.enum(PARTS)),
    lastDay: textSchema,
    daysLeft: integerSchema,
    hasStarted: flagSchema,
  }),
  /** Parts of which the last day has passed, with what the choices in them cost together. */
  z.object({ kind: z.literal("late"), late: z.array(latePartSchema), totalPrice: centsSchema }),
  /** `isRegistered`: false while the invitation waits. */
  z.object({ kind: z.literal("start"), isRegistered: flagSchema }),
]);
export type DayAbout = z.output<typeof aboutSchema>;

const colleagueSchema = z.object({ userId: integerSchema, name: textSchema });
export type Colleague = z.output<typeof colleagueSchema>;

const dayItemSchema = z.object({
  /** Names the row in `day.mark`, with the project. */
  key: textSchema,
  project: z.object({ id: integerSchema, name: textSchema, slug: textSchema }),
  /** Since when it waits; of an appointment its beginning, of a closing date the moment at which it closes. */
  at: momentSchema,
  about: aboutSchema,
  /** Null for a mail to the showroom. */
  home: z.nullable(
    z.object({
      userId: integerSchema,
      buildNumber: textSchema,
      names: textSchema,
      people: z.array(z.object({ name: textSchema, email: textSchema, phone: textSchema })),
      note: textSchema,
      remindedAt: z.nullable(momentSchema),
    }),
  ),
  /** To whom it was given; null for everybody. */
  givenTo: z.nullable(integerSchema),
  /** Who answers for it today: the deputy while the other one is away. */
  answers: z.nullable(colleagueSchema),
});
export type DayItem = z.output<typeof dayItemSchema>;

export const DAY_PAGE = 50;
/** Whose rows: one's own and everybody's, only one's own, only everybody's, or all. */
export const DAY_WHOSE = ["open", "mine", "nobody", "all"] as const;

export const listDay = defineEndpoint({
  name: "day.list",
  summary: "What needs somebody of the staff today, in the projects that the user may enter",
  method: "GET",
  path: "/api/staff/day",
  access: { kind: "staff" },
  query: z.object({
    kind: z.optional(dayKindSchema),
    projectId: z.optional(idParameter),
    whose: z._default(z.enum(DAY_WHOSE), "open"),
    /** The most rows of the answer. */
    most: z._default(idParameter.check(z.lte(500)), DAY_PAGE),
  }),
  status: 200,
  response: z.object({
    items: z.array(dayItemSchema),
    /** Of the rows with these filters. */
    total: integerSchema,
    /** Of each kind, with the other filters. */
    counts: z.record(dayKindSchema, integerSchema),
    /** Who may enter one of these projects, without the user. */
    colleagues: z.array(z.extend(colleagueSchema, { projectIds: z.array(integerSchema) })),
  }),
  problems: [],
});

/** `changed`: somebody gave the row to another person meanwhile. `gone`: it is not on the list any more. */
export const DAY_OUTCOMES = ["done", "changed", "gone", "refused"] as const;
export type DayOutcome = (typeof DAY_OUTCOMES)[number];
export const DAY_ACTIONS = ["give", "settle", "remind"] as const;
export type DayAction = (typeof DAY_ACTIONS)[number];

/**
 * `give`: to a colleague who may enter the project, or to everybody. `settle`: set aside; of a closing date, of late choices and of a start
 * it says that the standard stands. `remind`: a mail to the buyers of the home, which is refused where they were reminded in the last days, want no
 * reminders, or cannot come in.
 */
export const markDay = defineEndpoint({
  name: "day.mark",
  summary: "Give rows of the day list to a colleague, set them aside, or remind the buyers",
  method: "POST",
  path: "/api/staff/day/marks",
  access: { kind: "staff" },
  changes: "neither",
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          projectId: idParameter,
          key: z.string().check(z.maxLength(400)),
          /** `givenTo` as the author saw it. */
          seen: z.nullable(idParameter),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
    action: z.enum(DAY_ACTIONS),
    /** For `give`; null for everybody. */
    to: z.nullable(idParameter),
  }),
  status: 200,
  /** One outcome for each of the items. */
  response: z.object({ outcomes: z.array(z.enum(DAY_OUTCOMES)) }),
  problems: [],
});

export const absenceSchema = z.object({
  /** The last day out of office, such as `2026-12-11`; null for who is there. */
  lastDay: z.nullable(textSchema),
  deputyId: z.nullable(integerSchema),
});

export const getAbsence = defineEndpoint({
  name: "day.absence",
  summary: "Until when the user is out of office, and who does the work meanwhile",
  method: "GET",
  path: "/api/staff/day/absence",
  access: { kind: "staff" },
  status: 200,
  response: absenceSchema,
  problems: [],
});

export const setAbsence = defineEndpoint({
  name: "day.setAbsence",
  summary: "Be out of office until a day; rows go to a colleague, or to everybody",
  method: "PUT",
  path: "/api/staff/day/absence",
  access: { kind: "staff" },
  changes: "neither",
  body: z.strictObject({
    lastDay: z.nullable(z.iso.date()),
    deputyId: z.nullable(idParameter),
  }),
  status: 200,
  /** `past`: the day is over. `deputy-unknown`: no colleague. */
  response: z.object({ outcome: z.enum(["done", "past", "deputy-unknown"]) }),
  problems: [],
});

const requestMailsSchema = z.object({ requestMails: z.enum(REQUEST_MAILS) });

export const getRequestMails = defineEndpoint({
  name: "day.requestMails",
  summary: "Whether the user gets a mail for each request, one a day, or none",
  method: "GET",
  path: "/api/staff/day/request-mails",
  access: { kind: "staff" },
  status: 200,
  response: requestMailsSchema,
  problems: [],
});

export const setRequestMails = defineEndpoint({
  name: "day.setRequestMails",
  summary: "Get a mail for each request, one a day, or none",
  method: "PUT",
  path: "/api/staff/day/request-mails",
  access: { kind: "staff" },
  changes: "neither",
  body: z.strictObject(requestMailsSchema.shape),
  status: 204,
  problems: [],
});

export const NOTE_LIMIT = 4000;

export const homeNoteSchema = z.object({
  words: textSchema,
  version: integerSchema,
  /** Null for a note that was never written. */
  changedAt: z.nullable(momentSchema),
  changedBy: textSchema,
});
export type HomeNote = z.output<typeof homeNoteSchema>;

export const getHomeNote = defineEndpoint({
  name: "staff.note",
  summary: "The note of staff about a home, which buyers never see",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/note",
  access: { kind: "staffProject" },
  params: buyerParams,
  status: 200,
  response: homeNoteSchema,
  problems: [],
});

export const saveHomeNote = defineEndpoint({
  name: "staff.saveNote",
  summary: "Change the note about a home",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/note",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  /** `version`: of the note that the author saw. */
  body: z.strictObject({ words: storableText(0, NOTE_LIMIT), version: z.int().check(z.gte(0)) }),
  status: 200,
  /** `changed`: a colleague wrote meanwhile; nothing was stored, and `note` is theirs. */
  response: z.object({ outcome: z.enum(["done", "changed"]), note: homeNoteSchema }),
  problems: [],
});
