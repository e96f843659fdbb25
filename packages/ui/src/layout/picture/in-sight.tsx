import { createContext, use, type ReactNode } from "react";

const InSightContext = createContext(false);

export interface InSightProps {
  /** Whether the content is in sight when the page opens. */
  active: boolean;
  children: ReactNode;
}

/** Pictures of cards in it load at once when it is active. All others load when they come near the window. */
export function InSight({ active, children }: InSightProps) {
  return <InSightContext value={active}>{children}</InSightContext>;
}

/** The `loading` attribute of a card's picture. */
export function useLoading(): "eager" | "lazy" {
  return use(InSightContext) ? "eager" : "lazy";
}
