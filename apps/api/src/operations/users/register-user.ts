import { and, eq, gt, isNull } from "drizzle-orm";
import { registerUser } from "@showroom/api-contract/endpoints/users";
import { now } from "@showroom/service/clock";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { checkHome, HomeRefused } from "../../accounts/project-homes.ts";
import { isCommonPassword } from "../../accounts/common-passwords.ts";
import { giveDevice } from "../../accounts/device.ts";
import { startSession } from "../../accounts/start-session.ts";
import { userEntity } from "../../accounts/user-entity.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { emitEvent } from "../../webhooks/emit-event.ts";
import { invitations, users } from "../../database/schema/accounts.ts";
import { inTransaction } from "../../database/transaction.ts";

/**
 * Accepts an invitation. The e-mail address must be the invited one. A link works once, also for simultaneous requests.
 */
export const registerUserOperation = operation(registerUser, async ({ app, asker, request, reply, params, body }) => {
  const { user: invited } = registered(asker);
  if (body.email !== normaliseEmail(invited.email)) {
    throw new ProblemError("request-invalid", {
      issues: [{ path: ["body", "email"], message: "Not the invited address" }],
    });
  }
  if (isCommonPassword(body.password)) throw new ProblemError("password-common");
  const passwordHash = await app.passwords.hash(body.password);
  const { buildNumber, projectId, houseTypeId } = invited;
  // A building number of the invitation is not overwritten.
  const typed = buildNumber === null ? body.buildNo : undefined;
  return await inTransaction(app.pool, async (open) => {
    const { tx } = open;
    if (typed !== undefined && projectId !== null) {
      await checkHome(tx, { projectId, buildNumber: typed, houseTypeId }).catch((error: unknown) => {
        throw error instanceof HomeRefused ? new ProblemError("home-refused") : error;
      });
    }
    const used = await tx
      .update(invitations)
      .set({ usedAt: now() })
      .where(and(eq(invitations.userId, params.id), isNull(invitations.usedAt), gt(invitations.expiresAt, now())))
      .returning({ hash: invitations.hash });
    if (used.length === 0) throw new ProblemError("link-used");
    const [user] = await tx
      .update(users)
      .set({
        firstName: body.firstName,
        lastName: body.lastName,
        ...(typed !== undefined && { buildNumber: typed }),
        passwordHash,
        approvedTermsAt: invited.approvedTermsAt ?? now(),
      })
      .where(eq(users.id, params.id))
      .returning();
    if (!user) throw new ProblemError("not-found");
    if (user.projectId !== null && user.role === "projectuser") {
      const told = { buildNumber: user.buildNumber ?? "", userId: user.id };
      await emitEvent(app, open, user.projectId, "buyer.registered", told);
    }
    return {
      result: await userEntity(tx, user),
      ...(await startSession(
        app.keys,
        tx,
        user,
        giveDevice(request, reply, app.config.publicUrl),
        request.headers["user-agent"] ?? null,
      )),
    };
  });
});
