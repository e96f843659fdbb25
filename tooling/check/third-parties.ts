/** Checks that the built applications hold no address of a third party. Run it after the build. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { foreignAddresses } from "./foreign-addresses.ts";

const BUILDS = ["apps/showroom/dist", "apps/staff-preview/dist"];
const READ = new Set([".js", ".mjs", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".xml"]);

/** Addresses that nothing is fetched from, each with what it is for. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  "http://www.w3.org/1998/Math/MathML": "name of a namespace",
  "http://www.w3.org/1999/xhtml": "name of a namespace",
  "http://www.w3.org/1999/xlink": "name of a namespace",
  "http://www.w3.org/2000/svg": "name of a namespace",
  "http://www.w3.org/XML/1998/namespace": "name of a namespace",
  "//": "separator in patterns of paths and addresses",
  "//singlefetch/": "React Router's mark in a path",
  "http://": "compared with the start of an address (SignalR)",
  "https://":
    "compared with the start of an address (SignalR); put before what a visitor typed as the address of a website (zod)",
  "https://wa.me/?text=": "link that a buyer presses to send the address of shared choices",
  "http://localhost": "base for reading paths (React Router)",
  "http://api.internal": "base for reading paths where the server renders a page",
  "https://own.invalid": "base for reading paths",
  "https://empty.invalid": "base for reading paths (ky)",
  "https://aka.ms/signalr-core-differences": "in an error message",
  "https://github.com/sindresorhus/ky#baseurl": "in an error message",
  "https://github.com/ungap/url-search-params.": "in an error message",
  "https://learn.microsoft.com/aspnet/core/signalr/javascript-client#bsleep": "in an error message",
  "https://react.dev/errors/": "in an error message",
  "https://react.dev/link/dangerously-set-inner-html": "in an error message",
  "https://react.dev/link/invalid-hook-call": "in an error message",
  "https://react.dev/warnings/version-mismatch": "in an error message",
  "https://reactrouter.com/en/main/routers/picking-a-router.": "in an error message",
  "https://rolldown.rs/in-depth/bundling-cjs#require-external-modules": "in an error message",
  "https://simplewebauthn.dev/docs/packages/browser#typeerror-cannot-read-properties-of-undefined-reading-challenge":
    "in an error message",
};

const found = new Map<string, string>();
for (const folder of BUILDS) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => READ.has(extname(name)));
  if (names.length === 0) throw new Error(`${folder} holds no build.`);
  for (const name of names)
    for (const address of foreignAddresses(name, readFileSync(join(folder, name), "utf8")))
      found.set(address, join(folder, name));
}

const faults = [
  ...[...found]
    .filter(([address]) => !Object.hasOwn(NOT_CALLED, address))
    .map(([address, file]) => `${file} holds ${address}. Nothing may be fetched from a third party.`),
  ...Object.keys(NOT_CALLED)
    .filter((address) => !found.has(address))
    .map((address) => `${address} is in no build any more: remove it from third-parties.ts.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`No address of a third party in ${BUILDS.join(" and ")}.`);
