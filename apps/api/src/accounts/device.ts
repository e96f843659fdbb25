import type { FastifyReply, FastifyRequest } from "fastify";
import { digestOf, newSecret } from "./secrets.ts";

const COOKIE = "showroom-device";
/** With https the prefix makes browsers refuse this cookie from other hosts and from http. */
const cookieOf = (publicUrl: string): string => (publicUrl.startsWith("https:") ? `__Host-${COOKIE}` : COOKIE);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The digest of the browser's device cookie. Null for a browser that never signed in, and for programs. */
export function deviceOf(request: FastifyRequest, publicUrl: string): Buffer | null {
  const cookie = request.cookies[cookieOf(publicUrl)];
  return cookie === undefined ? null : digestOf(cookie);
}

/**
 * The digest of the browser's device cookie; sets a new cookie when there is none. The cookie is HttpOnly. It
 * identifies a browser, but does not sign anyone in.
 */
export function giveDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Buffer {
  const name = cookieOf(publicUrl);
  const cookie = request.cookies[name] ?? newSecret();
  reply.setCookie(name, cookie, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
    maxAge: YEAR_SECONDS,
  });
  return digestOf(cookie);
}
