/** Signatures of Standard Webhooks (version 1): HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;

export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970, of the attempt. */
  readonly timestamp: number;
  readonly body: string;
}

const signature = (secret: string, { id, timestamp, body }: SignedMessage): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64")}`;

/** The headers of a delivery, with a signature for each secret. */
export const signedHeaders = (
  secrets: readonly string[],
  message: SignedMessage,
): Readonly<Record<string, string>> => ({
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": secrets.map((secret) => signature(secret, message)).join(" "),
});
