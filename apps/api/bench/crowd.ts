import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A prepared request. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Asker {
  readonly next: () => Call;
  readonly answered: (status: number, header: (name: string) => string | undefined) => void;
}

export interface Crowd {
  /** Response times in milliseconds, ascending. */
  readonly times: readonly number[];
  readonly perSecond: number;
  /** Number of responses with an error status. */
  readonly refused: number;
  /** Number of connections that broke before a response. */
  readonly broken: number;
}

const HEAD_END = "\r\n\r\n";

function bytesOf({ method, path, headers, body }: Call, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return `${[`${method} ${path} HTTP/1.1`, `host: ${host}`, ...lines, length].join("\r\n")}${HEAD_END}${body}`;
}

interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
}

/**
 * A keep-alive connection that reads only the necessary parts of a response. Load-testing libraries parse all of it and
 * use more processor time than the server, on the same machine.
 */
class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer[] = [];
  #missing = 0;
  #head = "";
  #settle: ((answer: Answer | null) => void) | null = null;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#socket.on("error", () => this.#finish(null));
    this.#socket.on("close", () => this.#finish(null));
  }

  async opened(): Promise<void> {
    await once(this.#socket, "connect");
  }

  /** Null when the connection breaks. */
  ask(call: Call): Promise<Answer | null> {
    return new Promise((resolve) => {
      if (this.#socket.destroyed) return resolve(null);
      this.#settle = resolve;
      this.#socket.write(bytesOf(call, this.#host));
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#head !== "") {
      this.#missing -= chunk.length;
    } else {
      this.#received.push(chunk);
      const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
      const end = all.indexOf(HEAD_END);
      if (end === -1) return;
      this.#head = all.toString("latin1", 0, end);
      this.#missing =
        Number(/\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1] ?? 0) - (all.length - end - HEAD_END.length);
    }
    if (this.#missing > 0) return;
    const head = this.#head;
    this.#head = "";
    this.#received = [];
    this.#finish({
      status: Number(head.slice(9, 12)),
      header: (name) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, "i").exec(head)?.[1],
    });
  }

  #finish(answer: Answer | null): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.(answer);
  }
}

/**
 * Sends requests from several clients over one connection each, spread over the URLs like a load balancer does. A
 * client sends one request at a time, with `pause` milliseconds on average in between. Responses must have a
 * Content-Length.
 */
export async function crowd(
  urls: readonly string[],
  askers: readonly Asker[],
  seconds: number,
  pause = 0,
): Promise<Crowd> {
  const connections = askers.map((_, at) => new Connection(urls[at % urls.length] ?? ""));
  await Promise.all(connections.map((connection) => connection.opened()));
  const times: number[] = [];
  let refused = 0;
  let broken = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const askOn = async ({ next, answered }: Asker, connection: Connection): Promise<void> => {
    while (performance.now() < until) {
      if (pause > 0) await sleep(Math.random() * 2 * pause);
      const call = next();
      const asked = performance.now();
      const answer = await connection.ask(call);
      if (!answer) {
        broken += 1;
        return;
      }
      times.push(performance.now() - asked);
      if (answer.status >= 300) refused += 1;
      answered(answer.status, answer.header);
    }
  };
  await Promise.all(
    askers.flatMap((asker, at) => {
      const connection = connections[at];
      return connection ? [askOn(asker, connection)] : [];
    }),
  );
  const perSecond = (times.length / (performance.now() - started)) * 1000;
  for (const connection of connections) connection.close();
  return { times: times.toSorted((a, b) => a - b), perSecond, refused, broken };
}

/** The quantile of ascending times; `share` from 0 to 1. */
export const quantile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
