/**
 * A browser that is driven over the Chrome DevTools Protocol, in which only the domains are enabled that a benchmark enables.
 * While Playwright is connected, V8 collects source positions when the libraries are evaluated, for which it parses them again: 18 of
 * the 20 ms of that task, or about 70 ms with the processor slowed down four times. A buyer's browser does not do this.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ARGUMENTS, CHROMIUM } from "./buyer.ts";

/** The file in the profile in which Chromium writes the port and the path of its DevTools. */
const ADDRESS_FILE = "DevToolsActivePort";
/** Milliseconds between two looks at that file, and how many looks there are. */
const LOOK_EVERY = 50;
const MOST_LOOKS = 200;

type Parameters = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface PlainPage {
  /** Sends a command of the protocol. */
  readonly send: (method: string, parameters?: Parameters) => Promise<unknown>;
  /** The value of a JavaScript expression in the page; a promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface PlainBrowser {
  /** Opens an empty page. */
  readonly open: () => Promise<PlainPage>;
  readonly close: () => Promise<void>;
}

async function readAddress(profile: string): Promise<string> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const [port, path] = (await readFile(join(profile, ADDRESS_FILE), "utf8").catch(() => "")).split("\n");
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await wait(LOOK_EVERY);
  }
  throw new Error(`Chromium did not open its DevTools within ${(LOOK_EVERY * MOST_LOOKS) / 1_000} s`);
}

/** Connects to the DevTools of a browser. Commands of a page name its session. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const awaited = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    awaited.get(answer.id)?.(answer);
    awaited.delete(answer.id);
  });
  let sent = 0;
  return (method: string, parameters: Parameters = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (sent += 1);
      awaited.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params: parameters, sessionId }));
    });
}

/** Starts a browser with a profile. */
export async function launchPlain(profile: string): Promise<PlainBrowser> {
  await rm(join(profile, ADDRESS_FILE), { force: true });
  const flags = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const chromium = spawn(CHROMIUM, [...ARGUMENTS, ...flags], { stdio: "ignore" });
  const ended = once(chromium, "exit");
  const send = await connect(await readAddress(profile));
  const open = async (): Promise<PlainPage> => {
    const { targetId } = (await send("Target.createTarget", { url: "about:blank" })) as { readonly targetId: string };
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
      send: (method, parameters) => send(method, parameters, sessionId),
      evaluate,
      close: async () => void (await send("Target.closeTarget", { targetId })),
    };
  };
  const close = async (): Promise<void> => {
    await send("Browser.close");
    await ended;
  };
  return { open, close };
}
