import * as z from "zod/mini";
import { integerSchema } from "../entities/scalars.ts";

const MAX_ID = 2_147_483_647;

/** An id in a path or query string. */
export const idParameter = z.coerce.number<number>().check(integerSchema, z.gte(1), z.lte(MAX_ID));

/** The token in a link that was mailed or shared. */
export const linkTokenParameter = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,128}$/));

export const projectParams = z.object({ projectId: idParameter });
export const buyerParams = z.object({ projectId: idParameter, userId: idParameter });
