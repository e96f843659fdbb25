import type { LoaderFunctionArgs } from "react-router";
import { checkResetLink } from "@showroom/api-contract/endpoints/users";
import { isProblem } from "@showroom/api-client/failures";
import { api } from "../../shared/api/api.ts";

/**
 * Whether the mailed link can still be used. Without an answer the form opens, and says so when it fails; a token that the server
 * refuses to read is no link.
 */
export async function loadReset({ params }: LoaderFunctionArgs): Promise<boolean> {
  try {
    const { isUsable } = await api.call(checkResetLink, { body: { token: params["resetToken"] ?? "" } });
    return isUsable;
  } catch (error) {
    return !isProblem(error, "request-invalid");
  }
}
