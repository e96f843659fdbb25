import type { FastifyReply, FastifyRequest } from "fastify";
import { digestOf, newSecret } from "./secrets.ts";

const COOKIE = "showroom-device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The digest of the browser's device cookie. Null for a browser that never signed in, and for programs. */
export function deviceOf(request: FastifyRequest): Buffer | null {
  const cookie = request.cookies[COOKIE];
  return cookie === undefined ? null : digestOf(cookie);
}

/**
 * The digest of the browser's device cookie; sets a new cookie when there is none. The cookie is HttpOnly. It
 * identifies a browser, but does not sign anyone in.
 */
export function giveDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Buffer {
  const cookie = request.cookies[COOKIE] ?? newSecret();
  reply.setCookie(COOKIE, cookie, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
    maxAge: YEAR_SECONDS,
  });
  return digestOf(cookie);
}
