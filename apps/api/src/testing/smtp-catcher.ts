/** A mail server that takes every mail, with its envelope. */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface CaughtMail {
  /** Of the envelope, where it comes back to. */
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface SmtpCatcher {
  readonly url: string;
  readonly mails: readonly CaughtMail[];
  readonly stop: () => void;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? "";

function talk(socket: Socket, onMail: (mail: CaughtMail) => void): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let [from, to, data, held]: [string, string[], string[] | null, string] = ["", [], null, ""];
  const hear = (line: string): void => {
    if (data !== null) {
      if (line !== ".") return void data.push(line.replace(/^\./, ""));
      onMail({ from, to, source: data.join("\n") });
      [from, to, data] = ["", [], null];
      return say("250 taken");
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === "MAIL") from = addressIn(line);
    if (command === "RCPT") to.push(addressIn(line));
    if (command === "DATA") data = [];
    if (command === "QUIT") return void socket.end("221 bye\r\n");
    say(command === "DATA" ? "354 go on" : "250 ok");
  };
  say("220 catcher");
  socket.on("data", (part) => {
    const lines = `${held}${part.toString("utf8")}`.split("\r\n");
    held = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  socket.on("error", () => undefined);
}

export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const mails: CaughtMail[] = [];
  const server = createServer((socket) => talk(socket, (mail) => mails.push(mail)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() };
}
