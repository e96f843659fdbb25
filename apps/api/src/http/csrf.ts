import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newSecret } from "../accounts/secrets.ts";
import { ProblemError } from "../kernel/problem.ts";

const CSRF_COOKIE = "XSRF-TOKEN";
const CSRF_HEADER = "x-xsrf-token";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

function same(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a response is for everybody, so that caches between browser and server may store it. */
const isShared = (reply: FastifyReply): boolean => String(reply.getHeader("cache-control")).startsWith("public");

/** Sets the CSRF cookie if the browser has none, on pages and safe calls. Call it when the response has its headers. */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[CSRF_COOKIE] || !SAFE_METHODS.has(request.method) || isShared(reply)) return;
  reply.setCookie(CSRF_COOKIE, newSecret(), { path: "/", sameSite: "strict", secure, httpOnly: false });
}

/**
 * Checks that a request that changes data repeats the cookie in a header, which no other site can do.
 * @throws ProblemError `csrf-token-invalid`
 */
export function checkCsrf(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = request.cookies[CSRF_COOKIE];
  const header = request.headers[CSRF_HEADER];
  if (!cookie || typeof header !== "string" || !same(cookie, header)) throw new ProblemError("csrf-token-invalid");
}

/** The same for calls that programs make too: a request without cookie and origin needs no token. */
export function checkCsrfOfBrowser(request: FastifyRequest): void {
  if (request.headers.origin !== undefined || request.cookies[CSRF_COOKIE] !== undefined) checkCsrf(request);
}
