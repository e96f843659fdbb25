import { listBouncedMails, settleBouncedMail } from "@showroom/api-contract/endpoints/bounced-mails";
import { operation, type Operation } from "../../kernel/operation.ts";
import { findBouncedMails, settleBounce } from "../../staff/bounced-mails.ts";

const listBouncedMailsOperation = operation(listBouncedMails, async ({ app, params }) => ({
  items: (await findBouncedMails(app.db, [params.projectId])).map(({ projectId: _project, ...mail }) => mail),
  isRead: app.config.bounces !== null,
}));

const settleBouncedMailOperation = operation(settleBouncedMail, async ({ app, params, body }) => {
  await settleBounce(app.db, params.projectId, body.id);
  return undefined;
});

/** The calls about mails that came back. */
export const BOUNCED_MAIL_OPERATIONS: readonly Operation[] = [listBouncedMailsOperation, settleBouncedMailOperation];
