/** What server, first script and application hand to one another. Only `start/` and `server/` know these names. */
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";

/** What a page shows before the application has loaded: all of it, the picture or the text of a step. */
export type ShownFirst = "page" | "picture" | "text";

/** What the server tells the first script: JSON in the attribute `data-start` of its element. */
export interface StartData {
  /** The project of the page; null without one. */
  readonly projectId: number | null;
  /** The client for the token endpoint; null when the server does not know it. */
  readonly oauthClient: { readonly id: string; readonly secret: string } | null;
  /** What is loaded after the first view; null when the page itself loads it at once. */
  readonly later: {
    readonly after: ShownFirst;
    /** Addresses of scripts, each after those that it imports. */
    readonly application: readonly string[];
    /** The same for what the page needs besides. */
    readonly parts: readonly string[];
    /** Fonts that the first view does not need, as the `font` property writes them. */
    readonly fonts: readonly string[];
  } | null;
}

/** A request that the page sent before the application had loaded. */
export interface FirstRead {
  /** The access token that it was sent with. */
  readonly token: string;
  readonly answer: Promise<Response>;
}

/** The stored pictures of a step with the saved choices. */
export interface FirstPictures {
  readonly projectId: number;
  readonly stepNumber: number;
  readonly pictures: readonly StepPicture[];
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the user did before the application worked. */
export interface EarlyInput {
  /** Stops recording. */
  readonly watch: AbortController;
  /** The fields with typed text. */
  readonly fields: ReadonlySet<Field>;
  /** The last button that was pressed. */
  button: HTMLButtonElement | null;
}

/** What the first script hands to the application. */
interface PageStart {
  /** By path; each is used once. Null: the application used it, or sent the request itself. */
  readonly reads: Map<string, FirstRead | null>;
  /** Absent once the application has repeated it. */
  input?: EarlyInput;
  /** Ends when the first script has renewed the tokens or failed to; never rejects. Absent without a renewal. */
  renewal?: Promise<unknown>;
  pictures?: FirstPictures | undefined;
}

declare global {
  interface Window {
    /** Absent in a page that the server did not prepare. */
    pageStart?: PageStart;
  }
  interface WindowEventMap {
    /** The first pictures were set. */
    firstpictures: Event;
  }
}

/**
 * `html[data-session="unknown"]` hides what depends on the visitor, which the server renders for an anonymous one, until the visitor is
 * known (`global.css`).
 */
export const UNKNOWN_SESSION = { attribute: "session", value: "unknown" } as const;

/** The element in which the first script puts the picture of a step has the picture's class in this `data-` attribute (`FirstPicture`). */
export const PICTURE_PLACE = "picturePlace";
