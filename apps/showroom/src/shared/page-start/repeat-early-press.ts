declare global {
  interface Window {
    /** The last button that was pressed before hydration. */
    pressedEarly?: HTMLButtonElement;
    /** Stops recording such presses. */
    earlyPress?: AbortController;
  }
}

/** Presses the button again that was pressed before hydration, if it still exists. */
export function repeatEarlyPress(): void {
  const button = window.pressedEarly;
  window.earlyPress?.abort();
  delete window.earlyPress;
  delete window.pressedEarly;
  if (button?.isConnected === true) button.click();
}
