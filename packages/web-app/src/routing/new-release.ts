/** After a release, an open page may request files that no longer exist. The page then reloads once. */
const KEY = "showroom.reloaded-at";
const AGAIN_AFTER = 60_000;

/** Whether a reload may help: the browser is online and the page did not reload in the last minute. */
export function mayReload(online: boolean, reloadedAt: string | null, now: number): boolean {
  return online && now - Number(reloadedAt ?? 0) > AGAIN_AFTER;
}

/** Reloads the page when one of its files cannot load, because a release replaced it. Choices are kept as a draft. */
export function followReleases(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReload(navigator.onLine, window.sessionStorage.getItem(KEY), Date.now())) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
