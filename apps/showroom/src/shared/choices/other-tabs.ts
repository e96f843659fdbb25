/** The other tabs of this browser that show the same choices. */

export interface OtherTabs {
  /** Tells them the version that was just saved. */
  tell(version: number): void;
  close(): void;
}

/** @param onSaved called with the version that another tab saved */
export function otherTabs(name: string, onSaved: (version: number) => void): OtherTabs {
  // Without it every tab still learns of the others when it saves.
  if (typeof BroadcastChannel === "undefined") return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number") onSaved(data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows; a channel reaches its own origin only
    tell: (version) => channel.postMessage(version),
    close: () => channel.close(),
  };
}
