type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What the user did before the application worked. */
    earlyInput?: {
      /** Stops recording. */
      readonly watch: AbortController;
      /** The fields with typed text. */
      readonly fields: ReadonlySet<Field>;
      /** The last button that was pressed. */
      button: HTMLButtonElement | null;
    };
  }
}

/** Tells React about text that it did not see being typed. */
function typeAgain(field: Field): void {
  const { value } = field;
  // React ignores an event when the value is the one that it saw last. It sees this assignment, and not the setter's.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Repeats what the user did before hydration: the text of fields, and the last press on a button. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (early === undefined) return;
  delete window.earlyInput;
  early.watch.abort();
  for (const field of early.fields) if (field.isConnected && field.value !== "") typeAgain(field);
  // A task of its own, so that a form is sent with the text.
  setTimeout(() => early.button?.isConnected === true && early.button.click());
}
