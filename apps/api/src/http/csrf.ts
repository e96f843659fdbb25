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

/** Gives a browser its token when it has none: on pages and on safe calls. */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[CSRF_COOKIE] || !SAFE_METHODS.has(request.method)) return;
  reply.setCookie(CSRF_COOKIE, newSecret(), { path: "/", sameSite: "strict", secure, httpOnly: false });
}

/**
 * Requests that change something repeat the cookie in a header, which no other site can do.
 * @throws ProblemError `csrf-token-invalid`
 */
export function checkCsrf(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const cookie = request.cookies[CSRF_COOKIE];
  const header = request.headers[CSRF_HEADER];
  if (!cookie || typeof header !== "string" || !same(cookie, header)) throw new ProblemError("csrf-token-invalid");
}

/** For the token endpoint, which programs call as well: what a browser sends must carry the token, what has neither cookie nor origin need not. */
export function checkCsrfOfBrowser(request: FastifyRequest): void {
  if (request.headers.origin !== undefined || request.cookies[CSRF_COOKIE] !== undefined) checkCsrf(request);
}
