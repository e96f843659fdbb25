import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

export interface LiveRegionProviderProps {
  children: ReactNode;
}

/**
 * Put once around the application. Screen readers politely announce the messages of `useAnnounce` below it: the new
 * total, the number of results, the current step.
 */
export function LiveRegionProvider({ children }: LiveRegionProviderProps) {
  const [message, setMessage] = useState({ text: "", turn: 0 });
  const announce = useCallback<Announce>((text) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Two alternating regions, because a repeated message must change the DOM to be announced again */}
      <VisuallyHidden role="status">{message.turn % 2 === 0 ? message.text : ""}</VisuallyHidden>
      <VisuallyHidden role="status">{message.turn % 2 === 1 ? message.text : ""}</VisuallyHidden>
    </AnnounceContext>
  );
}

/** Returns a function that announces a message politely. Call it once per change, after any debounce. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error("useAnnounce needs a LiveRegionProvider around it");
  return announce;
}
