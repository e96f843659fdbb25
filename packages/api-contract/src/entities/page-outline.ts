import * as z from "zod/mini";
import { PAGE_TYPES } from "@showroom/domain/model/page";
import { CONFIGURATOR_TYPES } from "@showroom/domain/model/configurator-type";
import type { PageOutline } from "@showroom/domain/model/page";
import { as, pinned } from "./pinned.ts";
import { roomNameSchema } from "./vocabulary.ts";
import { flagSchema, integerSchema, textSchema } from "./scalars.ts";

export const pageOutlineShape = {
  id: integerSchema,
  order: integerSchema,
  title: textSchema,
  subtitle: textSchema,
  type: z.enum(PAGE_TYPES),
  configuratorType: z.nullable(z.enum(CONFIGURATOR_TYPES)),
  roomName: z.nullable(roomNameSchema),
  hideFromSummary: flagSchema,
};

export const pageOutlineSchema = pinned(as<PageOutline>(), z.object(pageOutlineShape));
