declare global {
  interface Window {
    /** The button that was pressed last before the application worked. */
    pressedEarly?: HTMLButtonElement;
    /** Ends the watch for such a press. */
    earlyPress?: AbortController;
  }
}

/** Presses the button again that was pressed before the application had taken the page over, when it is still there. */
export function repeatEarlyPress(): void {
  const button = window.pressedEarly;
  window.earlyPress?.abort();
  delete window.earlyPress;
  delete window.pressedEarly;
  if (button?.isConnected === true) button.click();
}
