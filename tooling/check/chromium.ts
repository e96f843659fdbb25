import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's browsers, the preferred one first: without windows, pages take a third less of the processor. */
const DEBIAN = [
  { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" },
  { package: "chromium", path: "/usr/bin/chromium" },
] as const;
/** Milliseconds after which an installation that does not end is given up. */
const LONGEST_INSTALLATION = 180_000;
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
  // The headless shell would round the widths of letters, and lines would break elsewhere than in Chromium.
  "--font-render-hinting=none",
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...POPUPS_OF_ADDRESS_BAR].join(",")}`,
];

/** The browser that tests use: `CHROMIUM_PATH`, or else the preferred one of those that are installed. */
export function chromiumPath(): string {
  return process.env["CHROMIUM_PATH"] ?? (DEBIAN.find(({ path }) => existsSync(path)) ?? DEBIAN[1]).path;
}

/** Installs Debian's preferred browser, where that is possible without removing anything. */
function installPreferred(): void {
  console.log(`Installing ${DEBIAN[0].package} for the browser tests …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
      timeout: LONGEST_INSTALLATION,
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "--no-remove", DEBIAN[0].package, "fonts-liberation");
}

/**
 * Makes sure that a Chromium exists for browser tests: `CHROMIUM_PATH`, or one of Debian's. With root rights the preferred
 * one is installed; where that fails, the other serves as well.
 * @throws Error saying what to install when there is none.
 */
export function ensureChromium(): void {
  const mayInstall = process.env["CHROMIUM_PATH"] === undefined && process.getuid?.() === 0;
  if (mayInstall && !existsSync(DEBIAN[0].path) && spawnSync("apt-get", ["--version"]).status === 0) installPreferred();
  if (existsSync(chromiumPath())) return;
  throw new Error(
    "The browser tests need Chromium: install it (on Debian or Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the one you have.",
  );
}
