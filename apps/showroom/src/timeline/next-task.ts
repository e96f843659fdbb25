/** Ends the present task, so that the browser can respond to input and paint before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
