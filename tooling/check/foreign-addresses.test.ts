import { expect, it } from "vitest";
import { foreignAddresses } from "./foreign-addresses.ts";

it.each([
  ["a request", "a.js", 'fetch("https://third.example/count")', "https://third.example/count"],
  ["a request in a template", "a.js", "fetch(`https://third.example/${id}`)", "https://third.example/"],
  ["a host that is computed", "a.js", "fetch(`https://${host}/count`)", "https://"],
  ["the scheme of the page", "a.js", 'new Image().src = "//third.example/pixel.gif"', "//third.example/pixel.gif"],
  ["a static import", "a.js", 'import "https://third.example/lib.js"', "https://third.example/lib.js"],
  ["a dynamic import", "a.js", 'import("https://third.example/lib.js")', "https://third.example/lib.js"],
  ["an export", "a.js", 'export * from "https://third.example/lib.js"', "https://third.example/lib.js"],
  ["a socket", "a.js", 'new WebSocket("wss://third.example/")', "wss://third.example/"],
  ["a beacon", "a.js", 'navigator.sendBeacon("http://third.example")', "http://third.example"],
  ["a font", "a.css", "@font-face { src: url(https://third.example/f.woff2) }", "https://third.example/f.woff2"],
  ["an imported stylesheet", "a.css", '@import "//third.example/a.css";', "//third.example/a.css"],
  ["a script of a page", "a.html", '<script src="https://third.example/a.js"></script>', "https://third.example/a.js"],
  ["an inline script", "a.html", '<script>fetch("https://third.example")</script>', "https://third.example"],
  ["a link of a page", "a.html", '<link href="//third.example" rel="preconnect">', "//third.example"],
  ["a block of data", "a.html", '<script type="application/json">"ws://third.example"</script>', "ws://third.example"],
  ["a picture", "a.svg", '<image href="https://third.example/a.png"/>', "https://third.example/a.png"],
  ["a manifest", "a.webmanifest", '{"start_url":"https://third.example/"}', "https://third.example/"],
])("finds the address of %s", (_name, file, text, address) => {
  expect(foreignAddresses(file, text)).toEqual([address]);
});

it.each([
  ["comments", "a.js", '// see https://third.example\n/* https://third.example */ fetch("/api/config")'],
  ["comments of a stylesheet", "a.css", "/* https://third.example */ a { background: url(/media/a.svg) }"],
  ["comments of a page", "a.html", '<!-- https://third.example --><script src="/assets/a.js"></script>'],
  ["own addresses", "a.js", 'import("./b.js"); fetch("/api/projects"); const words = "en/of"'],
])("passes over %s", (_name, file, text) => {
  expect(foreignAddresses(file, text)).toEqual([]);
});
