import { checkRenderAccess } from "@showroom/api-contract/endpoints/render";
import { operation } from "../../kernel/operation.ts";

/** The route's policy has found the session by now. */
export const checkRenderAccessOperation = operation(checkRenderAccess, async () => undefined);
