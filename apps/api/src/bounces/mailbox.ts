import { ImapFlow } from "imapflow";

/** Mails that are read in one run. */
const MOST = 100;
/** Bytes of a mail that are read: a report names the mail at its end, after the reason. */
const LONGEST = 512 * 1024;
const PATIENCE = 30_000;

/** The mailbox that undelivered mails come back to. */
export interface Mailbox {
  /** Calls `take` for each mail that was not read before. A mail whose `take` fails is offered again by the next run. */
  readonly readNew: (take: (source: Buffer) => Promise<void>) => Promise<void>;
}

/** A mailbox by its address: `imaps://user:password@mail.example/INBOX`. */
export function openMailbox(address: string): Mailbox {
  const url = new URL(address);
  const isSecure = url.protocol === "imaps:";
  return {
    readNew: async (take) => {
      const client = new ImapFlow({
        host: url.hostname,
        port: url.port === "" ? (isSecure ? 993 : 143) : Number(url.port),
        secure: isSecure,
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        logger: false,
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
      });
      // Without a listener an error of the connection would end the process. The command that waits for it fails too.
      client.on("error", () => undefined);
      await client.connect();
      try {
        const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || "INBOX");
        try {
          const found = await client.search({ seen: false }, { uid: true });
          for (const uid of (found || []).slice(0, MOST)) {
            const mail = await client.fetchOne(String(uid), { source: { maxLength: LONGEST } }, { uid: true });
            if (mail && mail.source) await take(mail.source);
            await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
          }
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}
