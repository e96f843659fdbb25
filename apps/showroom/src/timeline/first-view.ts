/** Tells when the first view is complete, so that whatever is not in sight can wait for it. */
import { whenIdle } from "./when-idle.ts";

let tell = (): void => {};
/** Resolves when the content of the first page is on the screen for the first time. */
const content = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Called when the content of a page is on the screen, without a placeholder. */
export function contentShown(): void {
  tell();
}

const arrived = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ["load", "error"]) image.addEventListener(event, () => resolve(), { once: true });
  });

/** Resolves when the pictures on the page have arrived. Lazy ones are not in sight. */
async function pictures(): Promise<void> {
  const arriving = [...document.images].filter(({ complete, loading }) => !complete && loading !== "lazy");
  await Promise.all(arriving.map(arrived));
}

async function complete(longest: number): Promise<void> {
  await content;
  await whenIdle(longest);
  await pictures();
  await whenIdle(longest);
}

const atMost = (longest: number, event: Promise<void>): Promise<void> =>
  Promise.race([event, new Promise<void>((resolve) => setTimeout(resolve, longest))]);

/** Resolves when the content of the first page is on the screen, after at most `longest` milliseconds. */
export const afterContent = (longest: number): Promise<void> => atMost(longest, content);

/** Resolves when content and pictures in sight are on the screen and the browser is idle, after at most `longest` milliseconds. */
export const afterFirstView = (longest: number): Promise<void> => atMost(longest, complete(longest));
