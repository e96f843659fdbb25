let isFirst = true;

/** Whether the page is the one that the browser opened. Later pages come from navigation within the application. */
export const isFirstPage = (): boolean => isFirst;

/** Called when the user navigates. */
export function leaveFirstPage(): void {
  isFirst = false;
}
