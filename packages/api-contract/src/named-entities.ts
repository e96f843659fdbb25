/** Schemas that the OpenAPI document lists under `components`, by these names. */
import type * as z from "zod/mini";
import * as choices from "./entities/choices.ts";
import {
  confirmationLineSchema,
  confirmationPageSchema,
  confirmationSchema,
  confirmationSectionSchema,
} from "./entities/confirmation.ts";
import { contentBlockSchema } from "./entities/content-block.ts";
import { costResultSchema, lineItemSchema, pageCostSchema } from "./entities/cost.ts";
import { baseboardSchema, floorMaterialSchema, floorSchema } from "./entities/floor.ts";
import { mediaFileSchema } from "./entities/media.ts";
import { pageSchema } from "./entities/page.ts";
import { pageOutlineSchema } from "./entities/page-outline.ts";
import { pageProductSchema, productGroupSchema, productSchema } from "./entities/product.ts";
import { houseTypeSchema, projectSchema } from "./entities/project.ts";
import { roomVersionSchema } from "./entities/room-version.ts";
import { ruleSchema } from "./entities/rule.ts";
import { sharedViewSchema, shareLinkSchema } from "./entities/share-link.ts";
import { historyEntrySchema, orderListSchema, staffBuyerSchema, staffConfigurationSchema } from "./entities/staff.ts";
import { staffProjectSchema } from "./entities/staff-project.ts";
import { userSchema } from "./entities/user.ts";

export const NAMED_ENTITIES: Readonly<Record<string, z.core.$ZodType>> = {
  Baseboard: baseboardSchema,
  Confirmation: confirmationSchema,
  ConfirmationLine: confirmationLineSchema,
  ConfirmationPage: confirmationPageSchema,
  ConfirmationSection: confirmationSectionSchema,
  ContentBlock: contentBlockSchema,
  CopyChoices: choices.copyChoicesSchema,
  CostResult: costResultSchema,
  Floor: floorSchema,
  FloorMaterial: floorMaterialSchema,
  HistoryEntry: historyEntrySchema,
  HouseType: houseTypeSchema,
  LineItem: lineItemSchema,
  MediaFile: mediaFileSchema,
  OrderList: orderListSchema,
  Page: pageSchema,
  PageCost: pageCostSchema,
  PageOutline: pageOutlineSchema,
  PageProduct: pageProductSchema,
  Product: productSchema,
  ProductGroup: productGroupSchema,
  Project: projectSchema,
  ProjectChoices: choices.projectChoicesSchema,
  RoomChoice: choices.roomChoiceSchema,
  RoomChoiceRequest: choices.roomChoiceRequestSchema,
  RoomRules: choices.roomRulesSchema,
  RoomVersion: roomVersionSchema,
  Rule: ruleSchema,
  SharedView: sharedViewSchema,
  ShareLink: shareLinkSchema,
  StaffBuyer: staffBuyerSchema,
  StaffConfiguration: staffConfigurationSchema,
  StaffProject: staffProjectSchema,
  User: userSchema,
};
