import type { EarlyInput, Field } from "./protocol.ts";

/** Records what the user does before the application works. */
export function recordEarlyInput(): EarlyInput {
  const watch = new AbortController();
  const fields = new Set<Field>();
  const input: EarlyInput = { watch, fields, button: null };
  const options = { capture: true, signal: watch.signal };
  // Links work without the application.
  document.addEventListener(
    "click",
    (press) => {
      const button = press.target instanceof Element ? press.target.closest("button") : null;
      if (button === null) return;
      // The browser would submit the form to the page's URL.
      press.preventDefault();
      input.button = button;
    },
    options,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fields.add(target);
    },
    options,
  );
  return input;
}
