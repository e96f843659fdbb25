import { SignJWT } from "jose";
import type { KeptPictureRequest } from "@showroom/api-contract/render";
import { fromNow, MINUTE, now } from "@showroom/service/clock";
import type { Config } from "../config/config.ts";
import { ALGORITHM } from "../accounts/signing-keys.ts";
import type { SigningKeys } from "../kernel/context.ts";

/** Longer than the render service takes to answer. */
const TIMEOUT = 120_000;
/** The render service takes this token for no user, and the API takes it for nobody. */
const AUDIENCE = "showroom-render";

export interface PictureSource {
  readonly config: Pick<Config, "renderUrl">;
  readonly keys: Pick<SigningKeys, "signing">;
}

/** A token with which the render service knows the API itself. */
export async function signRenderToken(keys: PictureSource["keys"]): Promise<string> {
  const { kid, key } = await keys.signing();
  return await new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setAudience(AUDIENCE)
    .setIssuedAt(now())
    .setExpirationTime(fromNow(5 * MINUTE))
    .sign(key);
}

/** The bytes of a finished picture, which the render service makes if needed. @throws an error when it cannot now */
export async function askPicture(
  { config: { renderUrl }, keys }: PictureSource,
  asked: KeptPictureRequest,
): Promise<Buffer> {
  if (renderUrl === null) throw new Error("RENDER_URL is not set");
  const response = await fetch(`${renderUrl}/kept-picture`, {
    method: "POST",
    headers: { authorization: `Bearer ${await signRenderToken(keys)}`, "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`The render service answered ${response.status} to the request for a picture to keep`);
}
