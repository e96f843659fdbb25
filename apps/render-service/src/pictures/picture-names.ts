import { createHmac } from "node:crypto";

const NAME = /^[0-9a-f]{40}$/;

/** Whether a text is a valid picture name. Only valid names reach the file system. */
export function isPictureName(text: string): boolean {
  return NAME.test(text);
}

/** The name of a picture. The same picture always has the same name, which cannot be guessed without the secret. */
export function pictureName(secret: string, imageKey: string, stage: string): string {
  return createHmac("sha256", secret).update(`${stage}\n${imageKey}`).digest("hex").slice(0, 40);
}
