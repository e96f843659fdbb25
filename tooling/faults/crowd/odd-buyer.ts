import { RENDER_CONTEXTS } from "@showroom/api-contract/render-hub";
import type { TestClient } from "../../../apps/api/src/testing/test-client.ts";
import type { openHome } from "./home.ts";
import type { Visitor } from "./visitor.ts";

const PAGES = 5;
const MOST = 1_000;

/** One buyer with several pages who asks for another fixture in every place as soon as there is a picture. Returns how often. */
export async function askOddly(
  visitorOf: (client: TestClient) => Visitor,
  client: TestClient,
  home: ReturnType<typeof openHome>,
  ending: AbortSignal,
): Promise<number> {
  let asked = 0;
  const askOn = async (page: Visitor, context: (typeof RENDER_CONTEXTS)[number]): Promise<void> => {
    while (!ending.aborted && asked < MOST) {
      asked += 1;
      home.change("fixture");
      const over = new Promise<void>((resolve) => ending.addEventListener("abort", () => resolve(), { once: true }));
      await Promise.race([page.came(page.ask("odd", context, home.request()), "firstAt"), over]);
    }
  };
  const pages = Array.from({ length: PAGES }, () => visitorOf(client));
  await Promise.all(pages.flatMap((page) => RENDER_CONTEXTS.map((context) => askOn(page, context))));
  await Promise.all(pages.map((page) => page.stop()));
  return asked;
}
