import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answerTo, PROJECT } from "../../testing/public-answers.ts";
import { dataOf, laterScripts, startOf } from "../../testing/read-page.ts";
import { writeBuild } from "../../testing/write-build.ts";
import { openPageRenderer } from "./render-page.tsx";
import type { Page, PageRenderer } from "./render-page.tsx";

vi.mock("virtual:first-script", () => ({ default: "{start()}" }));

let asked: string[] = [];

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  return Promise.resolve(answerTo(pathname));
}

let folder: string;
let renderer: PageRenderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-build-"));
  await writeBuild(folder);
  renderer = await openPageRenderer(folder);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  asked = [];
});

const render = (path: string): Promise<Page> =>
  renderer.render({
    address: `https://thuis.example${path}`,
    fetch: answer,
    sanitizeHtml: (html) => html.replaceAll("strong", "em"),
  });

const keysOf = (page: Page): readonly unknown[] => dataOf(page).answers.map(({ key }) => key[0]);

describe("a public page", () => {
  it("is complete without JavaScript", async () => {
    const { status, html } = await render("/projects/testhof");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Testhof &lt;\/script&gt; &amp; Co<\/h1>/);
    expect(html).toContain("<h2>Uw woning</h2>");
    expect(html).toContain("<p>Een <em>buurt</em>.</p>");
    expect(html).toContain('href="/projects/testhof/contact"');
  });

  it("shows a project's own terms, with a link to them at the foot, and answers 404 without them", async () => {
    const { status, html } = await render("/projects/testhof/voorwaarden");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Voorwaarden<\/h1>/);
    expect(html).toContain("<h2>Betaling</h2>");
    expect(html).toContain('href="/projects/testhof/voorwaarden"');
    const without = await render("/projects/zonder/voorwaarden");
    expect(without.status).toBe(404);
    expect(without.html).not.toContain('href="/projects/zonder/voorwaarden"');
  });

  it("asks visitors to sign in, in its account menu and in the place of the way in", async () => {
    const { html } = await render("/projects/testhof");
    expect(html).toMatch(/<button[^>]*>[^/]*Login om te configureren/);
    expect(html).toMatch(/Inloggen op.*Mijn Thuis/s);
    expect(html).not.toContain("Start met configureren");
    expect(html).not.toContain("Welkom,");
  });

  it("is complete in a build that is opened again, as after a build with the same code", async () => {
    const contact = "/projects/testhof/contact";
    const { html } = await render(contact);
    renderer = await openPageRenderer(folder);
    expect((await render(contact)).html).toBe(html);
  });

  it("contains the data of its rendering", async () => {
    const page = await render("/projects/testhof");
    expect(keysOf(page)).toEqual(["config", "project", "content-block"]);
    expect(Object.values(dataOf(page).rendered?.loaderData ?? {})).toContainEqual({ projectName: PROJECT.name });
    expect(dataOf(page).answers[1]?.data).toMatchObject({ name: PROJECT.name, selectedProjectHouseType: null });
  });

  it("sends only public reads", async () => {
    await render("/projects/testhof/contact");
    expect(asked.toSorted()).toEqual([
      "GET /api/project-content-blocks/1/CONTACT",
      "GET /api/projects/slug/testhof",
      "GET /config.json",
    ]);
  });

  it("has metadata for search engines and link previews", async () => {
    const { html } = await render("/projects/testhof");
    expect(html).toContain("<title>Testhof &lt;/script&gt; &amp; Co | Thuis</title>");
    expect(html).toContain('<meta name="description" content="Ruim en licht" />');
    expect(html).toContain('<meta property="og:url" content="https://thuis.example/projects/testhof" />');
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/thuis\.example\/images\/[^"]+testhof\/hero\.webp"/,
    );
    expect(html).not.toContain("Plain");
  });

  it("has inline styles and preloads picture and font; its scripts are loaded afterwards", async () => {
    const { html } = await render("/projects/testhof/contact");
    for (const sheet of ["main", "contact-page"]) {
      expect(html).toContain(`main{--${sheet}:1}`);
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css" disabled>`);
    }
    expect(html).not.toMatch(/rel="stylesheet"(?![^>]* disabled>)/);
    // A stylesheet with fonts that comes later would make the browser lay out the whole page again.
    expect(html).toContain("@font-face{font-family:Text;");
    expect(html).toContain('<link rel="stylesheet" href="/assets/fonts-1.css" data-whole disabled>');
    // A page's own styles override those of what it imports.
    expect(html.indexOf("{--shared:")).toBeGreaterThan(html.indexOf("{--main:"));
    for (const sheet of ["contact-page", "contact-form"])
      expect(html.indexOf(`{--${sheet}:`)).toBeGreaterThan(html.indexOf("{--shared:"));
    expect(html).toMatch(/rel="preload" as="image" imageSrcSet="/);
    expect(html).toContain('crossorigin href="/assets/newsreader-light-1.woff2"');
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain('type="module"');
    expect(laterScripts(html)[0]).toBe("/assets/main.js");
    expect(laterScripts(html)).toEqual(expect.arrayContaining(["/assets/contact-page.js", "/assets/shared.js"]));
  });

  it.each([
    ["/", 200],
    ["/privacy", 200],
    ["/delen/onbekend", 200],
    ["/not-found", 404],
    ["/niets", 404],
    ["/projects/testhof/niets", 404],
  ])("%s is rendered, with status %i", async (path, status) => {
    const page = await render(path);
    expect(page.status).toBe(status);
    expect(dataOf(page).rendered).not.toBeNull();
    expect(page.html).toMatch(/<h1/);
  });

  it("that cannot be rendered is an error of the call alone", async () => {
    const fails = { fetch: answer, sanitizeHtml: () => decodeURIComponent("%") };
    await expect(renderer.render({ address: "https://thuis.example/projects/testhof", ...fails })).rejects.toThrow();
  });
});

describe("a page that needs a session", () => {
  const TILES = "/projects/testhof/digitale-showroom/stap/3/tegels";

  it("is a placeholder with public data", async () => {
    const page = await render(TILES);
    expect(page.html).toContain('aria-busy="true"');
    expect(page.html).toContain("<title>Digitale showroom | Badkamer | Thuis</title>");
    expect(page.html).toMatch(/Testhof &lt;.*<h1>.*Badkamer.*<\/h1>/s);
    expect(new Set(keysOf(page))).toEqual(new Set(["config", "project"]));
    expect(dataOf(page).rendered).toBeNull();
  });

  it("has the styles of its step, starts its requests first, and loads its scripts after its picture", async () => {
    const { html } = await render(TILES);
    expect(html).toContain("main{--tiles-tab:1}");
    expect(html, "the application loads its placeholder late").toContain("main{--page-placeholder:1}");
    expect(html).not.toContain("page-placeholder.css");
    expect(html, "the rest comes with the application").not.toContain("_absent_");
    expect(html).toMatch(/<script data-start="[^"]+">\{start\(\)\}<\/script>/);
    expect(startOf(html)).toMatchObject({
      projectId: 1,
      oauthClient: { id: "showroom", secret: "" },
      later: {
        after: "picture",
        fonts: ["600 1em Instrument Sans Variable"],
      },
    });
    expect(laterScripts(html), "each after those that it imports").toEqual(
      ["main", "shared", "showroom-routes", "tiles-tab"].map((name) => `/assets/${name}.js`),
    );
    expect(html).toContain("data-picture-place=");
    expect(html).not.toMatch(/modulepreload|type="module"|products-tab/);
  });

  it("without a sidebar has its header and its text, and loads its scripts after them", async () => {
    const page = await render("/projects/testhof/digitale-showroom/stap/4");
    expect(page.html).toMatch(/<h1[^>]*>.*Samenvatting.*<\/h1>.*<p>Loop <em>alles<\/em> na.<\/p>/s);
    expect(startOf(page.html)).toMatchObject({ projectId: 1, later: { after: "text" } });
    expect(laterScripts(page.html)).toEqual(expect.arrayContaining(["/assets/main.js", "/assets/overview-page.js"]));
    expect(page.html).not.toMatch(/modulepreload|type="module"|data-picture-place/);
    expect(keysOf(page)).toContain("introduction");
  });

  it("without a picture and a text preloads its scripts at once, those of the type of its step too", async () => {
    const { html } = await render("/projects/zonder/digitale-showroom/stap/4");
    expect(html, "nothing tells when the rest could come").toContain("main{--overview-page:1}._absent_overview-page{");
    expect(html).toContain('<script type="module" crossorigin src="/assets/main.js"></script>');
    expect(startOf(html)).toMatchObject({ projectId: 2, later: null });
    expect(html).not.toContain("data-picture-place");
    for (const script of ["showroom-routes", "overview-page", "share-panel"])
      expect(html).toContain(`<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${script}.js">`);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js">');
    expect(html.indexOf("{start()}")).toBeLessThan(html.indexOf("modulepreload"));
  });

  it.each(["/projects/signup/geheim", "/password/reset/geheim"])("%s does not use its one-time token", async (path) => {
    await render(path);
    expect(asked).toEqual(["GET /config.json"]);
  });
});

it.each(["/projects/geheim", "/projects/geheim/digitale-showroom/stap/3/tegels"])(
  "%s: a project without public access is rendered in the browser, where staff may see it",
  async (path) => {
    const page = await render(path);
    expect(page.status).toBe(404);
    expect(dataOf(page).rendered).toBeNull();
  },
);

it.each([
  "/projects/testhof",
  "/projects/testhof/contact",
  "/",
  "/delen/geheime-link",
  "/projects/testhof/digitale-showroom/stap/3/tegels",
])(
  "%s has no inline style attributes or event handlers, which the content security policy would refuse",
  async (path) => {
    const { html } = await render(path);
    expect(html).not.toMatch(/ style="| on[a-z]+="|javascript:/);
    expect(html.match(/<script(?! type="application\/json"| type="module")/g)).toHaveLength(1);
  },
);

it("two simultaneous pages have separate data", async () => {
  const [landing, home] = await Promise.all([render("/projects/testhof"), render("/")]);
  expect(keysOf(landing)).toContain("project");
  expect(keysOf(home)).toEqual(["config"]);
});
