/** A page that stays open over a release asks for files that are no longer there: it starts anew, once. */
const KEY = "showroom.reloaded-at";
const AGAIN_AFTER = 60_000;

/** Whether a reload may help: connected, and not just tried. */
export function mayReload(online: boolean, reloadedAt: string | null, now: number): boolean {
  return online && now - Number(reloadedAt ?? 0) > AGAIN_AFTER;
}

export function followReleases(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReload(navigator.onLine, window.sessionStorage.getItem(KEY), Date.now())) return;
    event.preventDefault();
    window.sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
