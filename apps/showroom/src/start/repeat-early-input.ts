import type { Field } from "./protocol.ts";

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
  const early = window.pageStart?.input;
  if (early === undefined) return;
  delete window.pageStart?.input;
  early.watch.abort();
  for (const field of early.fields) if (field.isConnected && field.value !== "") typeAgain(field);
  // A task of its own, so that a form is sent with the text.
  setTimeout(() => early.button?.isConnected === true && early.button.click());
}
