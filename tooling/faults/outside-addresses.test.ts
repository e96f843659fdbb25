import { afterAll, expect, it } from "vitest";
import { endEverything, newDataFolder, startProduct } from "./product.ts";

afterAll(() => endEverything());

it("uses the URLs of the environment, not those of this machine", async () => {
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

it("serves the render hub and its pictures at its own URL, so that a proxy needs only one", async () => {
  const PUBLIC_URL = "https://showroom.example";
  const product = await startProduct({
    dataDir: newDataFolder(),
    environment: {
      NODE_ENV: "production",
      PUBLIC_URL,
      HOST: "127.0.0.1",
      RENDER_HOST: "127.0.0.1",
      TRUST_PROXY: "loopback",
      SECRET_KEY: "a-secret-of-at-least-32-characters",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "showroom@showroom.example",
    },
  });
  await product.untilReady();
  const { renderHubUrl } = (await (await fetch(`${product.url}/config.json`)).json()) as { renderHubUrl: string };
  expect(renderHubUrl).toBe(`${PUBLIC_URL}/chat-hub`);
  const options = { method: "POST", headers: { origin: PUBLIC_URL } };
  expect((await fetch(`${product.url}/chat-hub/negotiate?negotiateVersion=1`, options)).status).toBe(401);
  expect(await product.status("/pictures/none.jpg")).toBe(404);
  const page = await fetch(`${product.url}/`, { headers: { accept: "text/html" } });
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("wss://showroom.example");
  expect(policy).not.toContain("localhost");
  // Production has no demo, so its project is not found.
  expect(await product.status("/api/projects/de-lindehof")).toBe(404);
});
