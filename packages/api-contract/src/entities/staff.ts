import * as z from "zod/mini";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { ORDER_PARTS } from "@showroom/domain/order-list/order-line";
import { BUYER_STATUSES } from "@showroom/domain/staff/buyer-order";
import { confirmationSchema } from "./confirmation.ts";
import { projectChoicesSchema, reopeningSchema } from "./choices.ts";
import { costResultSchema } from "./cost.ts";
import { historyChangeSchema } from "./history-change.ts";
import { pageOutlineSchema } from "./page-outline.ts";
import { centsSchema, flagSchema, integerSchema, momentSchema, numberSchema, textSchema } from "./scalars.ts";
import { roleSchema } from "./user.ts";
import { installationUnitSchema, roomNameSchema, submitTypeSchema } from "./vocabulary.ts";

export const buyerStatusSchema = z.enum(BUYER_STATUSES);
export type BuyerStatus = z.output<typeof buyerStatusSchema>;

export const staffBuyerSchema = z.object({
  userId: integerSchema,
  name: textSchema,
  email: textSchema,
  /** Who shares the choices of this buyer; the name above is then of all of them. Absent in answers of earlier versions. */
  coBuyers: z.optional(z.array(z.object({ userId: integerSchema, name: textSchema, email: textSchema }))),
  buildNumber: textSchema,
  houseType: z.nullable(z.object({ id: integerSchema, name: textSchema })),
  status: buyerStatusSchema,
  submitType: z.nullable(submitTypeSchema),
  submittedAt: z.nullable(momentSchema),
  reopened: z.nullable(reopeningSchema),
  totalPrice: centsSchema,
  /** Null when nothing was ever saved. */
  lastChangeAt: z.nullable(momentSchema),
  /** One entry per page with choices, in order. */
  progress: z.array(z.object({ pageId: integerSchema, title: textSchema, confirmed: flagSchema })),
});
export type StaffBuyer = z.output<typeof staffBuyerSchema>;

/** Everything about one buyer's configuration, for staff. */
export const staffConfigurationSchema = z.object({
  buyer: staffBuyerSchema,
  project: z.object({ id: integerSchema, name: textSchema, slug: textSchema, hasHardPrices: flagSchema }),
  pages: z.array(pageOutlineSchema),
  /** Null when the buyer never saved. */
  choices: z.nullable(projectChoicesSchema),
  cost: costResultSchema,
  /** Null when not submitted. */
  confirmation: z.nullable(confirmationSchema),
  /** Confirmations of submissions that were reopened, newest first. */
  earlierConfirmations: z.array(confirmationSchema),
  /** What is agreed of the home; null when nothing is. What was handed in is a request until then. */
  agreed: z._default(z.nullable(z.object({ parts: z.array(z.enum(COST_GROUPS)), totalPrice: centsSchema })), null),
});
export type StaffConfiguration = z.output<typeof staffConfigurationSchema>;

/**
 * `catalogueChanged`: an import changed something that the buyer chose. `catalogueAnswered`: the buyer answered these
 * changes. `reopened`: staff reopened the submission. `viewed`: staff opened the showroom as the buyer. `prepared`: staff chose in
 * the buyer's place; `preparedAgreed`: a buyer agreed with it, `preparedUndone`: a buyer went back to how it was.
 * `purchaseEnded`: nobody has the home any more. `buyerLeft`: one of several buyers left. `buyersMoved`: they have another home.
 */
export const HISTORY_EVENTS = [
  "saved",
  "roomConfirmed",
  "choicesCopied",
  "houseTypeChanged",
  "catalogueChanged",
  "catalogueAnswered",
  "submitted",
  "reopened",
  "viewed",
  "prepared",
  "preparedAgreed",
  "preparedUndone",
  "offerMade",
  "changeProposed",
  "offerAccepted",
  "offerAgreed",
  "offerDeclined",
  "offerWithdrawn",
  "offerDivided",
  "changeRequested",
  "requestRefused",
  "appointmentBooked",
  "appointmentMoved",
  "appointmentCancelled",
  "purchaseEnded",
  "buyerLeft",
  "buyersMoved",
] as const;

/** An event in the history of a buyer's choices. */
export const historyEntrySchema = z.object({
  id: integerSchema,
  at: momentSchema,
  event: z.enum(HISTORY_EVENTS),
  actor: z.object({ userId: integerSchema, name: textSchema, role: z.nullable(roleSchema) }),
  version: integerSchema,
  totalPrice: centsSchema,
  /** A reason, the names of confirmed rooms, or what was offered or asked. */
  note: z.nullable(textSchema),
  changes: z.array(historyChangeSchema),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

/**
 * `open`: not submitted; `reopened`: submitted, and opened again by staff; `submitted`: submitted; `changed`: submitted,
 * and since then no longer on offer under this number and name. A submission is a request: nothing of it may be ordered.
 * `agreed`: all named persons accepted the line at its price.
 */
const ORDER_STATUSES = ["open", "reopened", "submitted", "changed", "agreed"] as const;

export const ORDER_SCOPES = ["current", "requested", "final"] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/**
 * What the buyer pays for an order line: the amounts of the confirmation, each a difference from the standard.
 * `grossPrice` is `unitPrice` times `chargedQuantity`, rounded to cents, plus `surcharge`.
 */
export const orderPriceSchema = z.object({
  /** Per unit. */
  unitPrice: centsSchema,
  /** With cutting loss; 0 for a standard that is included. Null for submissions that did not store it. */
  chargedQuantity: z.nullable(numberSchema),
  /** Fixed amounts in `grossPrice`; null where `chargedQuantity` is. */
  surcharge: z.nullable(centsSchema),
  grossPrice: centsSchema,
  /** Negative or zero. */
  returnPrice: centsSchema,
  /** Labour, of the installation lines too. */
  labourPrice: centsSchema,
  totalPrice: centsSchema,
});
export type OrderPrice = z.output<typeof orderPriceSchema>;

/** What the buyer of one home pays. The prices of the home's order lines add up to `subTotalPrice`. */
export const orderTotalSchema = z.object({
  buildNumber: textSchema,
  subTotalPrice: centsSchema,
  /** Not negative; `totalPrice = subTotalPrice - discount`. */
  discount: centsSchema,
  totalPrice: centsSchema,
});
export type OrderTotal = z.output<typeof orderTotalSchema>;

/** Where an article is ordered, as the catalogue of the choices says. */
const supplySchema = {
  supplier: z.nullable(textSchema),
  supplierNumber: z.nullable(textSchema),
  gtin: z.nullable(textSchema),
};

/** One article, or work, for one room of a home. */
export const orderLineSchema = z.object({
  buildNumber: z.nullable(textSchema),
  houseType: z.nullable(textSchema),
  buyer: z.nullable(textSchema),
  /** Of the confirmation, or of the offer that was agreed; null when nothing was submitted. */
  reference: z.nullable(textSchema),
  roomName: z.nullable(roomNameSchema),
  pageTitle: z.nullable(textSchema),
  part: z.enum(ORDER_PARTS),
  productNumber: textSchema,
  name: textSchema,
  brand: textSchema,
  colorName: z.nullable(textSchema),
  size: z.nullable(textSchema),
  unit: installationUnitSchema,
  /** Net quantity in `unit`. */
  quantity: numberSchema,
  /** Fraction: 0.1 is 10%. */
  cuttingLoss: numberSchema,
  /** Quantity with cutting loss. */
  orderQuantity: numberSchema,
  amountPerBox: z.nullable(numberSchema),
  /** Whole boxes for this room alone; null where the article does not come in boxes. The files count them per home. */
  boxes: z.nullable(integerSchema),
  /** False: deviates from the standard. */
  isStandard: flagSchema,
  status: z.enum(ORDER_STATUSES),
  /** Null when prices were not asked for, and for installation lines. */
  price: z.nullable(orderPriceSchema),
  ...supplySchema,
});
export type OrderLine = z.output<typeof orderLineSchema>;
export type OrderSupply = Pick<OrderLine, keyof typeof supplySchema>;
/** The line as a submission stores it. Whose it is, and where it is ordered, stand elsewhere. */
export type FrozenOrderLine = Omit<
  OrderLine,
  "status" | "price" | "houseType" | "buyer" | "reference" | keyof OrderSupply
>;

export const orderListSchema = z.object({
  projectId: integerSchema,
  projectName: textSchema,
  /** Set for the list of one home. */
  buildNumber: z.nullable(textSchema),
  createdAt: momentSchema,
  scope: z.enum(ORDER_SCOPES),
  /** With prices, a standard that is dropped or covered has a line too, with quantity 0. */
  lines: z.array(orderLineSchema),
  /** One entry per home with lines; null when prices were not asked for. */
  totals: z.nullable(z.array(orderTotalSchema)),
});
export type OrderList = z.output<typeof orderListSchema>;

/** Event for staff that a buyer's choices changed. */
export const choicesChangedSchema = z.object({
  projectId: integerSchema,
  userId: integerSchema,
  version: integerSchema,
  totalPrice: centsSchema,
  status: buyerStatusSchema,
  at: momentSchema,
});
export type ChoicesChanged = z.output<typeof choicesChangedSchema>;
