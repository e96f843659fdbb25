import type { FastifyReply, FastifyRequest } from "fastify";
import { digestOf, newSecret } from "./secrets.ts";

const COOKIE = "showroom-device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The browser that asks, as it is stored: a digest of its cookie. Null for one that has not signed in before, and for programs. */
export function deviceOf(request: FastifyRequest): Buffer | null {
  const cookie = request.cookies[COOKIE];
  return cookie === undefined ? null : digestOf(cookie);
}

/**
 * The browser that asks, which gets a cookie to be known by when it has none. Scripts cannot read the cookie. It tells browsers
 * apart, it signs nobody in.
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
