import * as z from "zod/mini";
import { BUYER_SORTS } from "@showroom/domain/staff/buyer-order";
import { defineEndpoint } from "../endpoint.ts";
import {
  buyerStatusSchema,
  choicesChangedSchema,
  historyEntrySchema,
  ORDER_SCOPES,
  orderListSchema,
  staffBuyerSchema,
  staffConfigurationSchema,
} from "../entities/staff.ts";
import { buyerParams, idParameter, projectParams } from "./parameters.ts";
import { integerSchema, textSchema } from "../entities/scalars.ts";

export const PAGE_SIZE_LIMIT = 200;
/** Maximum number of buyers per request: a large project at once, so that staff search and sort in the browser. */
export const BUYERS_LIMIT = 2_000;

const paging = {
  /** Page number, from 1. */
  page: z._default(idParameter, 1),
  pageSize: z._default(idParameter.check(z.lte(PAGE_SIZE_LIMIT)), 50),
};

export const listBuyers = defineEndpoint({
  name: "staff.buyers",
  summary: "The buyers of a project; searches name, e-mail and build number",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers",
  access: { kind: "staffProject" },
  params: projectParams,
  query: z.object({
    page: paging.page,
    pageSize: z._default(idParameter.check(z.lte(BUYERS_LIMIT)), 50),
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(buyerStatusSchema),
    /** Build numbers are sorted by numeric value. */
    sort: z._default(z.enum(BUYER_SORTS), "buildNumber"),
    direction: z._default(z.enum(["asc", "desc"]), "asc"),
  }),
  status: 200,
  response: z.object({
    items: z.array(staffBuyerSchema),
    total: integerSchema,
    page: integerSchema,
    pageSize: integerSchema,
  }),
  problems: [],
});

export const getBuyerConfiguration = defineEndpoint({
  name: "staff.configuration",
  summary: "A buyer's choices, cost and confirmation",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}",
  access: { kind: "staffProject" },
  params: buyerParams,
  status: 200,
  response: staffConfigurationSchema,
  problems: [],
});

export const getBuyerHistory = defineEndpoint({
  name: "staff.history",
  summary: "The history of a buyer's choices, newest first",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/history",
  access: { kind: "staffProject" },
  params: buyerParams,
  query: z.object(paging),
  status: 200,
  response: z.object({
    items: z.array(historyEntrySchema),
    total: integerSchema,
    page: integerSchema,
    pageSize: integerSchema,
  }),
  problems: [],
});

/**
 * Gives a read-only token with which staff open the showroom as a buyer. It is valid as long as the session of the
 * member of staff, and at most one hour. The buyer's history records the view.
 */
export const viewAsBuyer = defineEndpoint({
  name: "staff.viewAsBuyer",
  summary: "Get a read-only token to view the showroom as a buyer",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/view",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  status: 201,
  /** `expires_in`: seconds. */
  response: z.object({ access_token: textSchema, expires_in: integerSchema }),
  problems: [],
});

/**
 * Like `viewAsBuyer`, with a token that can also save choices in the buyer's place. The buyer has to agree with them, and hands in.
 */
export const prepareForBuyer = defineEndpoint({
  name: "staff.prepareForBuyer",
  summary: "Get a token to prepare choices in a buyer's place",
  method: "POST",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/prepare",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  status: 201,
  response: viewAsBuyer.response,
  problems: [],
});

/**
 * `final`: only what is agreed, which may be ordered; `requested`: submitted choices; `current`: the present choices.
 * `prices`: with what the buyer pays for each line.
 */
const orderQuery = z.object({
  scope: z._default(z.enum(ORDER_SCOPES), "current"),
  prices: z._default(z.enum(["true", "false"]), "false"),
});

export const ORDER_FILE_MEDIA = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
const formatParameter = z.enum(["csv", "xlsx"]);

/**
 * `room`: a line per room and article, with prices if wanted. `home`: per home and article, with boxes counted over the
 * home. `article`: over all homes. `supplier`: totals per supplier. A spreadsheet has a sheet of each.
 */
const ORDER_VIEWS = ["room", "home", "article", "supplier"] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];
/** `view`: what a CSV file has. */
const orderFileQuery = z.extend(orderQuery, { view: z._default(z.enum(ORDER_VIEWS), "room") });

export const getProjectOrderList = defineEndpoint({
  name: "staff.projectOrderList",
  summary: "The order list of a project, per home",
  method: "GET",
  path: "/api/staff/projects/{projectId}/order-list",
  access: { kind: "staffProject" },
  params: projectParams,
  query: orderQuery,
  status: 200,
  response: orderListSchema,
  problems: [],
});

export const downloadProjectOrderList = defineEndpoint({
  name: "staff.projectOrderFile",
  summary: "The same as a file",
  method: "GET",
  path: "/api/staff/projects/{projectId}/order-list/{format}",
  access: { kind: "staffProject" },
  params: z.object({ projectId: idParameter, format: formatParameter }),
  query: orderFileQuery,
  status: 200,
  media: [ORDER_FILE_MEDIA.csv, ORDER_FILE_MEDIA.xlsx],
  problems: [],
});

export const getBuyerOrderList = defineEndpoint({
  name: "staff.buyerOrderList",
  summary: "The order list of one home",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/order-list",
  access: { kind: "staffProject" },
  params: buyerParams,
  query: orderQuery,
  status: 200,
  response: orderListSchema,
  problems: [],
});

export const downloadBuyerOrderList = defineEndpoint({
  name: "staff.buyerOrderFile",
  summary: "The same as a file",
  method: "GET",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/order-list/{format}",
  access: { kind: "staffProject" },
  params: z.object({ projectId: idParameter, userId: idParameter, format: formatParameter }),
  query: orderFileQuery,
  status: 200,
  media: [ORDER_FILE_MEDIA.csv, ORDER_FILE_MEDIA.xlsx],
  problems: [],
});

/**
 * Server-sent events named `change` with `response` as data, plus a comment every 15 s. Events that occur while a
 * client is disconnected are not sent later: after a reconnect the client loads its list again.
 */
export const watchProject = defineEndpoint({
  name: "staff.changes",
  summary: "Event stream of changed choices in a project",
  method: "GET",
  path: "/api/staff/projects/{projectId}/changes",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  media: ["text/event-stream"],
  response: choicesChangedSchema,
  problems: [],
});
