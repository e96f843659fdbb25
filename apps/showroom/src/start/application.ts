/** Loads the application and all styles after what the page itself shows. */
import { LONGEST_WAIT } from "../timeline/moments.ts";
import type { StartData } from "./protocol.ts";

const ignore = (): void => {};

/** Loads the whole stylesheets and their fonts. The page has only the rules that it needs itself. */
function loadStyles(fonts: readonly string[]): Promise<unknown> {
  // A font that fails is replaced by a font of the system.
  for (const font of fonts) document.fonts.load(font).catch(ignore);
  return Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[disabled]:not([data-whole])")].map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const event of ["load", "error"]) link.addEventListener(event, () => resolve());
          link.disabled = false;
        }),
    ),
  );
}

async function load({ application, parts, fonts }: NonNullable<StartData["later"]>): Promise<void> {
  const styles = loadStyles(fonts);
  for (const href of [...application, ...parts])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
  await styles;
  // Each script is evaluated in a task of its own, between which the browser can respond.
  for (const href of application) await import(/* @vite-ignore */ href);
  // The application handles a part that fails.
  for (const href of parts) await import(/* @vite-ignore */ href).catch(ignore);
}

/**
 * Loads the application once: after the first view, after a while without it, or at the user's first action.
 * @param signal ends when the application works
 * @returns call it when the picture of a step is on the screen, or will not come
 */
export function loadApplicationLater(later: StartData["later"], signal: AbortSignal): () => void {
  if (later === null) return ignore;
  let isLoading = false;
  const loadNow = (): void => {
    if (isLoading) return;
    isLoading = true;
    void load(later);
  };
  /** In the second frame, the first one with the picture is on the screen. */
  const loadAfterPaint = (): void => void requestAnimationFrame(() => requestAnimationFrame(loadNow));
  // What is in sight comes first: pictures, fonts and text of a rendered page; the picture or the text of a step.
  if (later.after === "page") window.addEventListener("load", loadAfterPaint);
  // The text of a step is in the page itself.
  else if (later.after === "text") document.addEventListener("DOMContentLoaded", loadAfterPaint);
  setTimeout(loadNow, later.after === "page" ? LONGEST_WAIT.renderedPage : LONGEST_WAIT.step);
  // The user's first action does not wait.
  for (const action of ["pointerdown", "keydown", "focusin"])
    document.addEventListener(action, loadNow, { capture: true, signal });
  return later.after === "picture" ? loadAfterPaint : ignore;
}
