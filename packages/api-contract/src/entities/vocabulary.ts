/** Enumerations that several entities use. */
import * as z from "zod/mini";
import { INSTALLATION_UNITS, ROOM_NAMES } from "@showroom/domain/model/product";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";

export const installationUnitSchema = z.enum(INSTALLATION_UNITS);
export const roomNameSchema = z.enum(ROOM_NAMES);
export const submitTypeSchema = z.enum(SUBMIT_TYPES);
