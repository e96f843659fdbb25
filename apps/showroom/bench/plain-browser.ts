/**
 * Drives Chromium over its DevTools Protocol, without Playwright. While Playwright is connected, V8 parses the libraries a second time
 * when they are evaluated, to collect source positions. That takes 18 of the 20 ms of this task, or about 70 ms with the processor slowed
 * down four times. In a buyer's browser it does not happen.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ARGUMENTS, CHROMIUM } from "./buyer.ts";

/** Chromium writes the port and the path of its DevTools to this file of its profile. */
const ADDRESS_FILE = "DevToolsActivePort";
/** Milliseconds between two attempts to read that file. */
const READ_EVERY = 50;
const MOST_READS = 200;

/** The parameters of a command. */
type Values = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  /** Of an event, which answers no command. */
  readonly method?: string;
  readonly params?: unknown;
}

export interface PlainPage {
  /** Sends a command of the protocol. */
  readonly send: (method: string, values?: Values) => Promise<unknown>;
  /** The value of a JavaScript expression in the page; a promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface PlainBrowser {
  /** Sends a command of the protocol to the browser itself. */
  readonly send: (method: string, values?: Values) => Promise<unknown>;
  /** The parameters of the next event with this name. */
  readonly next: (event: string) => Promise<unknown>;
  /** Opens an empty page. @param profile of the page; undefined for the browser's own */
  readonly open: (profile?: string) => Promise<PlainPage>;
  readonly close: () => Promise<void>;
}

async function readAddress(profile: string): Promise<string> {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const [port, path] = (await readFile(join(profile, ADDRESS_FILE), "utf8").catch(() => "")).split("\n");
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await wait(READ_EVERY);
  }
  throw new Error(`Chromium did not open its DevTools within ${(READ_EVERY * MOST_READS) / 1_000} s`);
}

/** Connects to the DevTools of a browser. Commands of a page name its session. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const awaited = new Map<number, (answer: Answer) => void>();
  const events = new Map<string, (params: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method !== undefined) events.get(answer.method)?.(answer.params);
    awaited.get(answer.id)?.(answer);
    awaited.delete(answer.id);
  });
  socket.addEventListener("close", () => {
    for (const [id, take] of awaited) take({ id, error: { message: "Chromium ended" } });
  });
  let sent = 0;
  const next = (event: string): Promise<unknown> => new Promise((resolve) => void events.set(event, resolve));
  const send = (method: string, values: Values = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (sent += 1);
      awaited.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params: values, sessionId }));
    });
  return { send, next };
}

/** Starts a browser with a profile. Its commands fail when it ends. */
export async function launchPlain(profile: string): Promise<PlainBrowser> {
  await rm(join(profile, ADDRESS_FILE), { force: true });
  const flags = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const chromium = spawn(CHROMIUM, [...ARGUMENTS, ...flags], { stdio: "ignore" });
  const ended = once(chromium, "exit");
  const { send, next } = await readAddress(profile)
    .then(connect)
    .catch((error: unknown) => {
      chromium.kill();
      throw error;
    });
  const open = async (browserContextId?: string): Promise<PlainPage> => {
    const { targetId } = (await send("Target.createTarget", { url: "about:blank", browserContextId })) as {
      readonly targetId: string;
    };
    const { sessionId } = (await send("Target.attachToTarget", { targetId, flatten: true })) as {
      readonly sessionId: string;
    };
    const evaluate = async (expression: string): Promise<unknown> => {
      const answer = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }, sessionId);
      const { result, exceptionDetails: failure } = answer as {
        readonly result: { readonly value?: unknown };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (failure) throw new Error(`${failure.text} in ${expression}`);
      return result.value;
    };
    return {
      send: (method, values) => send(method, values, sessionId),
      evaluate,
      close: async () => void (await send("Target.closeTarget", { targetId })),
    };
  };
  const close = async (): Promise<void> => {
    await send("Browser.close");
    await ended;
  };
  return { send: (method, values) => send(method, values), next, open, close };
}
