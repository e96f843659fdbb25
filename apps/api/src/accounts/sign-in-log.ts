import type { FastifyRequest } from "fastify";
import type { AppContext } from "../kernel/context.ts";

export interface SignIn {
  readonly method: "password" | "totp" | "recovery" | "passkey" | "openid" | "refresh";
  readonly outcome: "accepted" | "needs-second-factor" | "held-up" | "refused";
  /** The account; null for an unknown one. */
  readonly userId: number | null;
}

/** Writes a sign-in to the log, for whoever looks into an attack. The account is there by number, what was typed is not. */
export function logSignIn({ log, report }: AppContext, request: FastifyRequest, signIn: SignIn): void {
  if (signIn.outcome === "refused" && signIn.method !== "refresh") report.loginFailed();
  log.info({ reqId: request.id, address: request.ip, ...signIn }, "sign-in");
}
