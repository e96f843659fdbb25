import { afterAll, expect, it } from "vitest";
import { endEverything, newDataFolder, startProduct } from "./product.ts";

afterAll(() => endEverything());

it("serves the addresses that the environment gives, not those of this machine", async () => {
  const product = await startProduct({
    dataDir: newDataFolder(),
    environment: {
      PUBLIC_URL: "https://showroom.example",
      RENDER_HUB_URL: "https://render.example/chat-hub",
      RENDER_PUBLIC_URL: "https://pictures.example",
      RENDER_ORIGINS: "https://showroom.example",
    },
  });
  await product.untilReady();
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as Record<string, unknown>;
  expect(config["renderHubUrl"]).toBe("https://render.example/chat-hub");
  const page = await fetch(`${product.url}/projects/de-lindehof`, { headers: { accept: "text/html" } });
  expect(page.headers.get("strict-transport-security")).toContain("max-age");
  expect(page.headers.getSetCookie().join()).toContain("Secure");
  const negotiate = async (origin: string): Promise<number> => {
    const options = { method: "POST", headers: { origin } };
    return (await fetch(`${product.renderUrl}/chat-hub/negotiate?negotiateVersion=1`, options)).status;
  };
  expect(await negotiate("https://showroom.example")).toBe(401);
  expect(await negotiate("http://localhost:8080")).toBe(403);
});
