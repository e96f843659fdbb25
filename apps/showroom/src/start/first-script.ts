/**
 * Runs first in a page, before the application has loaded: starts the requests of a step, shows its stored picture, loads the application
 * after what the page itself shows, and records what the user does meanwhile. It is built as a script of its own, which the server
 * inlines. It ignores unexpected data, which the application then handles.
 */
import { stepPathOf } from "../pages/step-path.ts";
import { loadApplicationLater } from "./application.ts";
import { recordEarlyInput } from "./early-input.ts";
import { showPicture } from "./picture.ts";
import { UNKNOWN_SESSION } from "./protocol.ts";
import type { FirstPictures, StartData } from "./protocol.ts";
import { startReads } from "./reads.ts";
import { openStoredSession } from "./session.ts";

function keepPictures(pictures: FirstPictures): void {
  if (window.pageStart) window.pageStart.pictures = pictures;
  window.dispatchEvent(new Event("firstpictures"));
}

function start({ projectId, oauthClient, later }: StartData): void {
  const input = recordEarlyInput();
  const handed: NonNullable<Window["pageStart"]> = { reads: new Map(), input };
  window.pageStart = handed;
  const loadAfterPicture = loadApplicationLater(later, input.watch.signal);

  /** What a step reads with the user's token. */
  async function readStep(given: string | null, renewal: Promise<string | null> | null): Promise<void> {
    const token = given ?? (await renewal);
    const path = stepPathOf(window.location.pathname);
    if (token === null || path === null) return;
    const { stepNumber } = path;
    const shown =
      projectId !== null && stepNumber !== null && showPicture(token, { projectId, stepNumber }, keepPictures);
    startReads(handed.reads, token, path, projectId);
    await shown;
  }

  try {
    const { isSignedIn, token, renewal } = openStoredSession(oauthClient);
    if (isSignedIn) document.documentElement.dataset[UNKNOWN_SESSION.attribute] = UNKNOWN_SESSION.value;
    if (renewal !== null) handed.renewal = renewal;
    void readStep(token, renewal).then(loadAfterPicture, loadAfterPicture);
  } catch {
    // The browser refuses storage, or its content is invalid.
    loadAfterPicture();
  }
}

start(JSON.parse(document.currentScript?.dataset["start"] ?? "") as StartData);
