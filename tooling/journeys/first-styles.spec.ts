/** Before its application has loaded, a page has only the styles that its server put into it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./test.ts";

const PROJECT = "/projects/de-lindehof";

test("a page has the styles of all that it shows before its application has loaded", async ({ request }) => {
  const assets = join(import.meta.dirname, "../../apps/showroom/dist/assets");
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  const build = sheets.map((name) => readFileSync(join(assets, name), "utf8")).join("");
  const parts = ["1", "2", "3/start", "3/tegels", "3/sanitair", "3/resultaat", "6/vloeren", "7"];
  const steps = parts.map((part) => `${PROJECT}/digitale-showroom/stap/${part}`);
  const others = ["/account", "/projects/signup/geheim", "/password/reset/geheim", "/delen/geheim"];
  for (const path of [PROJECT, "/", ...steps, ...others]) {
    const html = await (await request.get(path)).text();
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join("");
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" "));
    expect(names.length, path).toBeGreaterThan(5);
    const bare = [...new Set(names)].filter((name) => build.includes(`.${name}`) && !styles.includes(`.${name}`));
    expect(bare, path).toEqual([]);
  }
});
