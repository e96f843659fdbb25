import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerTo } from "../../testing/public-answers.ts";
import { GROUT_COLOUR } from "../../testing/shared-view.ts";
import { writeBuild } from "../../testing/write-build.ts";
import { openPageRenderer } from "./render-page.tsx";
import type { Page, PageRenderer } from "./render-page.tsx";

vi.mock("virtual:first-script", () => ({ default: "{start()}" }));

let folder: string;
let renderer: PageRenderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-build-"));
  await writeBuild(folder);
  renderer = await openPageRenderer(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const render = (path: string): Promise<Page> =>
  renderer.render({
    address: `https://thuis.example${path}`,
    fetch: (request) => Promise.resolve(answerTo(new URL(request.url).pathname)),
    sanitizeHtml: (html) => html,
  });

it("a shared page has the colours of the choices", async () => {
  const { html } = await render("/delen/geheime-link");
  expect(html).toContain(`fill="${GROUT_COLOUR}"`);
});

it("a shared page shows the picture of a room, said to be an impression, also where every line is the standard", async () => {
  const { html } = await render("/delen/met-beeld");
  const [image = ""] = /<img[^>]*ruimte\.jpg[^>]*>/.exec(html) ?? [];
  expect(image).toContain('alt="Badkamer met wandtegel Solva, Wit, 30 x 60 cm en vloertegel Solva 30 x 60 cm, Wit"');
  expect(image).toMatch(/srcset="[^"]*\?w=512 512w/i);
  expect(html).toContain("<figcaption>Impressie</figcaption>");
  expect(html).toContain("Alles in deze ruimte is volgens de standaard.");
  expect(html).toContain('<meta property="og:image" content="https://thuis.example/pictures/ruimte.jpg" />');
});

it("a shared page says that no floor is chosen yet, and does not call one included", async () => {
  // Of the second section, whose page is that of the floors.
  const floors = async (path: string) => (await render(path)).html.split("Woonvloer").slice(1).join("Woonvloer");
  const open = await floors("/delen/zonder-vloer");
  expect(open).toContain("Nog geen vloer gekozen");
  expect(open).not.toContain("Inbegrepen");
  expect(await floors("/delen/geen-vloer")).not.toContain("Nog geen vloer gekozen");
});

it("a shared page without pictures has no place for one", async () => {
  const { html } = await render("/delen/geheime-link");
  expect(html).toContain("Badkamer");
  expect(html).not.toMatch(/<figure|Impressie/);
});

it("a shared page has a preview for messengers, with the project's picture and without a price", async () => {
  const { html } = await render("/delen/geheime-link");
  expect(html).toMatch(/<meta property="og:description" content="Bekijk wat er is gekozen voor een woning in Testhof /);
  expect(html).toMatch(
    /<meta property="og:image" content="https:\/\/thuis\.example\/images\/[^"]+testhof\/hero\.webp"/,
  );
  expect((await render("/delen/onbekend")).html).not.toContain("og:image");
});
