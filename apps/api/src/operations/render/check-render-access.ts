import { checkRenderAccess } from "@showroom/api-contract/endpoints/render";
import { operation } from "../../kernel/operation.ts";

/** The access policy of the route has already checked the session. */
export const checkRenderAccessOperation = operation(checkRenderAccess, async () => undefined);
