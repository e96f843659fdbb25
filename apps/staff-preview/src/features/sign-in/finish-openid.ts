import { replace } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { isOutage, OAuthFailure } from "@showroom/api-client/failures";
import { finishOpenid } from "@showroom/api-contract/endpoints/openid";
import { becomeUser } from "@showroom/web-app/session/become-user";
import { LOGIN_EVENT, track } from "@showroom/web-app/session/tracking";
import { api, configQuery, connection, queryClient, session } from "../../shared/api/api.ts";
import { paths, type SignInFailure } from "../../shared/paths/paths.ts";
import { takeNext } from "./next-page.ts";

/** Why a sign-in at an organisation did not succeed. */
function openidFailure(error: unknown, returned: string): SignInFailure {
  if (isOutage(error) || !(error instanceof OAuthFailure)) return "onbereikbaar";
  if (error.code === "expired_token") return "verlopen";
  // The provider names what went wrong there, such as that the person pressed 'cancel'.
  return new URLSearchParams(returned).has("error") ? "gestopt" : "onbekend";
}

/** Completes the sign-in of a browser that comes back from an identity provider, and opens the requested page. */
export async function finishAtProvider({ request }: Pick<LoaderFunctionArgs, "request">): Promise<Response> {
  const { oauthClientId, oauthClientSecret } = await queryClient.ensureQueryData(configQuery);
  const next = takeNext();
  const returned = new URL(request.url).search.slice(1);
  try {
    const client = { client_id: oauthClientId, client_secret: oauthClientSecret };
    const granted = await api.call(finishOpenid, { body: { ...client, returned } });
    const user = await session.adopt({ accessToken: granted.access_token, refreshToken: granted.refresh_token });
    track(LOGIN_EVENT);
    becomeUser(connection, user);
    return replace(next);
  } catch (error) {
    return replace(paths.signInFailed(next, openidFailure(error, returned)));
  }
}
