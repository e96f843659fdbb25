/** Records a page's render requests and the pictures that it receives. */
import { expect, type Page } from "@playwright/test";

const RECORD_SEPARATOR = "\u001e";

interface HubMessage {
  readonly target?: string;
  readonly invocationId?: string;
  readonly arguments?: readonly unknown[];
  readonly result?: unknown;
}

interface SentPicture {
  readonly renderId: string;
  readonly filename: string;
  readonly fullpath: string;
  readonly stage: string;
}

export interface RenderAsk {
  /** The scene of the request. */
  readonly scene: string;
  /** URLs of its pictures, in order. */
  readonly pictures: string[];
  isFinished: boolean;
}

/** Starts recording; the last entry is the newest request. */
export function watchRenders(page: Page): readonly RenderAsk[] {
  const asks: RenderAsk[] = [];
  const byInvocation = new Map<string, RenderAsk>();
  const byRender = new Map<string, RenderAsk>();

  const sent = (message: HubMessage): void => {
    if (message.target !== "MakeRender") return;
    const ask: RenderAsk = { scene: JSON.stringify(message.arguments), pictures: [], isFinished: false };
    asks.push(ask);
    byInvocation.set(message.invocationId ?? "", ask);
  };
  const received = (message: HubMessage): void => {
    const answered = message.target === undefined ? byInvocation.get(message.invocationId ?? "") : undefined;
    if (answered !== undefined && typeof message.result === "string") byRender.set(message.result, answered);
    if (message.target !== "ReceiveMessage") return;
    const [picture] = message.arguments as readonly SentPicture[];
    const ask = byRender.get(picture?.renderId ?? "");
    if (picture === undefined || ask === undefined) return;
    ask.pictures.push(`${picture.fullpath}${picture.filename}.jpg`);
    ask.isFinished ||= picture.stage === "final";
  };

  page.on("websocket", (socket) => {
    // Invocation ids restart with every connection.
    byInvocation.clear();
    socket.on("framesent", ({ payload }) => messagesOf(payload).forEach(sent));
    socket.on("framereceived", ({ payload }) => messagesOf(payload).forEach(received));
  });
  return asks;
}

/**
 * Waits until the page has all pictures that it asked for: its own, and those of the complete looks, which follow one after the other.
 * The newest request is that of a choice only after this.
 */
export async function allPictures(asks: readonly RenderAsk[], timeout: number): Promise<void> {
  let seen = -1;
  const isStill = (): boolean =>
    seen === (seen = asks.length) && seen > 0 && asks.every(({ isFinished }) => isFinished);
  await expect.poll(isStill, { timeout, intervals: [2_000] }).toBe(true);
}

function messagesOf(payload: string | Buffer): HubMessage[] {
  return payload
    .toString()
    .split(RECORD_SEPARATOR)
    .filter((record) => record !== "")
    .map((record) => JSON.parse(record) as HubMessage);
}
