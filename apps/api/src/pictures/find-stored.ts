import { storedPictureSchema, type StoredPicture } from "@showroom/api-contract/render";
import type { AppContext } from "../kernel/context.ts";

/** Milliseconds. A page does not wait longer for a picture. */
const TIMEOUT = 1_000;

/**
 * The stored picture of a scene; null when there is none, or when the render service does not answer. Nothing is rendered.
 * @param asked what the render service takes of the bearer of the token
 */
export async function findStored(
  { config, log }: Pick<AppContext, "config" | "log">,
  asked: object,
  authorization: string,
): Promise<StoredPicture | null> {
  if (config.renderUrl === null) return null;
  try {
    const response = await fetch(`${config.renderUrl}/stored-picture`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return storedPictureSchema.parse(await response.json());
    await response.body?.cancel();
  } catch (error) {
    log.debug({ err: error }, "the render service gave no stored picture");
  }
  return null;
}
