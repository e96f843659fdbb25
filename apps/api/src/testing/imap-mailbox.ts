/** A mailbox that is read over IMAP (RFC 3501), as far as reading new mails needs it. */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface TestMailbox {
  readonly url: string;
  /** Puts a mail into the mailbox. */
  readonly put: (source: string) => void;
  readonly unread: () => number;
  readonly stop: () => void;
}

interface Stored {
  readonly source: string;
  isSeen: boolean;
}

const CAPABILITIES = "IMAP4rev1";

/** The lines of an answer to a command. */
function answerTo(command: string, mails: readonly Stored[]): readonly string[] {
  const [word = ""] = command.split(" ");
  const uid = Number(/\b(?:FETCH|STORE) (\d+)/i.exec(command)?.[1] ?? 0);
  const mail = mails[uid - 1];
  switch (word.toUpperCase()) {
    case "CAPABILITY":
      return [`* CAPABILITY ${CAPABILITIES}`];
    case "LIST":
    case "LSUB":
      return ['* LIST (\\HasNoChildren) "/" "INBOX"'];
    case "SELECT":
    case "EXAMINE":
      return [
        "* FLAGS (\\Seen)",
        "* OK [PERMANENTFLAGS (\\Seen)] ok",
        `* ${mails.length} EXISTS`,
        "* OK [UIDVALIDITY 1] ok",
        `* OK [UIDNEXT ${mails.length + 1}] ok`,
      ];
    case "UID":
      break;
    default:
      return [];
  }
  if (/^UID SEARCH/i.test(command))
    return [`* SEARCH ${mails.flatMap(({ isSeen }, at) => (isSeen ? [] : [String(at + 1)])).join(" ")}`.trim()];
  if (!mail) return [];
  if (/^UID STORE/i.test(command)) {
    mail.isSeen = true;
    return [`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`];
  }
  const item = /<\d/.test(command) ? "BODY[]<0>" : "BODY[]";
  return [`* ${uid} FETCH (UID ${uid} ${item} {${Buffer.byteLength(mail.source)}}\r\n${mail.source})`];
}

function talk(socket: Socket, mails: readonly Stored[]): void {
  let held = "";
  socket.write(`* OK [CAPABILITY ${CAPABILITIES}] ready\r\n`);
  socket.on("data", (part) => {
    const lines = `${held}${part.toString("utf8")}`.split("\r\n");
    held = lines.pop() ?? "";
    for (const line of lines) {
      const [tag = "", ...rest] = line.split(" ");
      const command = rest.join(" ");
      const isBye = /^LOGOUT/i.test(command);
      const answer = isBye ? ["* BYE"] : answerTo(command, mails);
      const ok = /^SELECT/i.test(command) ? "OK [READ-WRITE] done" : "OK done";
      socket.write([...answer, `${tag} ${ok}`, ""].join("\r\n"));
      if (isBye) socket.end();
    }
  });
  socket.on("error", () => undefined);
}

export async function startTestMailbox(): Promise<TestMailbox> {
  const mails: Stored[] = [];
  const server = createServer((socket) => talk(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://bounces:secret@127.0.0.1:${port}/INBOX`,
    put: (source) => void mails.push({ source: source.replaceAll(/\r?\n/g, "\r\n"), isSeen: false }),
    unread: () => mails.filter(({ isSeen }) => !isSeen).length,
    stop: () => void server.close(),
  };
}
