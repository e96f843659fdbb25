import type { LineItem } from "@showroom/domain/model/cost";
import { AskButton } from "./ask-button.tsx";
import { askLine, askRoom } from "./asked.ts";

export interface AskAboutProps {
  readonly pageId: number;
  /** The title of the page, or a line of it. */
  readonly about: string | LineItem;
}

/** Asks about a page or one of its lines; nothing for a line that cannot be asked about. */
export function AskAbout({ pageId, about }: AskAboutProps) {
  const asked = typeof about === "string" ? askRoom(pageId, about) : askLine(pageId, about);
  return asked && <AskButton asked={asked} />;
}
