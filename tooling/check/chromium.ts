import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's Chromium, with which the screenshots of the components are made. */
const CHROMIUM = { package: "chromium", path: "/usr/bin/chromium" } as const;
/** The same without windows: pages take a third less of the processor. */
const HEADLESS_SHELL = { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" } as const;
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

/** The browser for whole pages: `CHROMIUM_PATH`, or else the headless shell where it is installed. */
export function chromiumPath(): string {
  return process.env["CHROMIUM_PATH"] ?? (existsSync(HEADLESS_SHELL.path) ? HEADLESS_SHELL : CHROMIUM).path;
}

/** Installs packages of Debian, where that is possible without removing anything. */
function install(packages: readonly string[]): void {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`Installing ${packages.join(" and ")} for the browser tests …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...command: readonly string[]) =>
    spawnSync("apt-get", command, {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
      timeout: LONGEST_INSTALLATION,
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "--no-remove", ...packages, "fonts-liberation");
}

/**
 * Makes sure that a Chromium exists for browser tests: `CHROMIUM_PATH`, or Debian's, which is installed with root rights. Where the headless
 * shell cannot be installed, Chromium serves for whole pages too.
 * @throws Error saying what to install when there is none.
 */
export function ensureChromium(): void {
  const own = process.env["CHROMIUM_PATH"];
  const missing = [CHROMIUM, HEADLESS_SHELL].filter(({ path }) => !existsSync(path));
  if (own === undefined && missing.length > 0 && process.getuid?.() === 0) install(missing.map((one) => one.package));
  if (existsSync(own ?? CHROMIUM.path)) return;
  throw new Error(
    "The browser tests need Chromium: install it (on Debian or Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the one you have.",
  );
}
