import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const DEFAULT_PATH = "/usr/bin/chromium";
/** Those of Playwright, whose argument the one below replaces. */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** Pages of the address bar, which nobody sees: each window loads them, in a second of processor time. */
const POPUPS_OF_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Arguments for browser tests. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...POPUPS_OF_ADDRESS_BAR].join(",")}`,
];

export function chromiumPath(): string {
  return process.env["CHROMIUM_PATH"] ?? DEFAULT_PATH;
}

/**
 * Makes sure that a Chromium exists for browser tests: `CHROMIUM_PATH`, Debian's own, or, with root rights, Debian's
 * package, which is then installed.
 * @throws Error saying what to install otherwise.
 */
export function ensureChromium(): void {
  const path = chromiumPath();
  if (existsSync(path)) return;
  if (
    process.env["CHROMIUM_PATH"] === undefined &&
    process.getuid?.() === 0 &&
    spawnSync("apt-get", ["--version"]).status === 0
  ) {
    console.log("Installing Chromium for the browser tests …");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { stdio: "ignore", env: environment });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
    });
    if (existsSync(path)) return;
  }
  throw new Error(
    "The browser tests need Chromium: install it (on Debian or Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the one you have.",
  );
}
