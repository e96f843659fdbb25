import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { GOOD_TOKEN, microsoftClient, PAGE_ORIGIN, rawClient, startHub } from "./testing/hub-fixture.ts";
import type { HubFixture } from "./testing/hub-fixture.ts";

let fixture: HubFixture;
beforeAll(async () => {
  fixture = await startHub({ tokenLifetime: 800 });
});
afterAll(() => fixture.stop());

const negotiate = (headers: Record<string, string> = {}, query = "?negotiateVersion=1") =>
  fetch(`${fixture.url}/negotiate${query}`, { method: "POST", headers });

async function connectionToken(): Promise<string> {
  const answer = await negotiate({ Authorization: `Bearer ${GOOD_TOKEN}` });
  return ((await answer.json()) as { connectionToken: string }).connectionToken;
}

/** The HTTP status of an upgrade: 101 when it succeeds. */
function upgradeStatus(
  query: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; close: () => void }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${fixture.url.replace("http", "ws")}${query}`, { headers });
    socket.on("open", () => resolve({ status: 101, close: () => socket.terminate() }));
    socket.on("unexpected-response", (_request, response) =>
      resolve({ status: response.statusCode ?? 0, close: () => response.destroy() }),
    );
    socket.on("error", reject);
  });
}

describe("negotiate", () => {
  it("gives a connection id and a token that is not the id", async () => {
    const answer = await negotiate({ Authorization: `Bearer ${GOOD_TOKEN}` });
    const body = (await answer.json()) as Record<string, string>;
    expect(body).toMatchObject({
      negotiateVersion: 1,
      availableTransports: [{ transport: "WebSockets", transferFormats: ["Text"] }],
    });
    expect(body["connectionToken"]).not.toBe(body["connectionId"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("requires a token, in the header or the query", async () => {
    expect((await negotiate()).status).toBe(401);
    expect((await negotiate({ Authorization: "Bearer wrong" })).status).toBe(401);
    expect((await negotiate({ Authorization: `Basic ${GOOD_TOKEN}` })).status).toBe(401);
    expect((await negotiate({}, `?access_token=${GOOD_TOKEN}`)).status).toBe(200);
    await expect(microsoftClient(fixture.url, "wrong").start()).rejects.toThrow("401");
  });

  it("answers 503, not 401, if tokens cannot be checked now", async () => {
    const answer = await negotiate({ Authorization: "Bearer key-server-down" });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  it("serves only its own paths and methods", async () => {
    expect((await fetch(`${fixture.url}/negotiate`)).status).toBe(405);
    expect((await fetch(fixture.url)).status).toBe(426);
    expect((await fetch(`${fixture.url}/else`)).status).toBe(404);
  });
});

describe("upgrade", () => {
  it("requires a token again", async () => {
    const id = await connectionToken();
    expect((await upgradeStatus(`?id=${id}`)).status).toBe(401);
    expect((await upgradeStatus(`?id=${id}&access_token=wrong`)).status).toBe(401);
    const opened = await upgradeStatus(`?id=${id}`, { Authorization: `Bearer ${GOOD_TOKEN}` });
    expect(opened.status).toBe(101);
    opened.close();
  });

  it("refuses forged, reused and old connection tokens", async () => {
    const id = await connectionToken();
    const forged = `${id.slice(0, -4)}AAAA`;
    expect((await upgradeStatus(`?id=${forged}&access_token=${GOOD_TOKEN}`)).status).toBe(404);
    expect((await upgradeStatus(`?id=nonsense&access_token=${GOOD_TOKEN}`)).status).toBe(404);
    const opened = await upgradeStatus(`?id=${id}&access_token=${GOOD_TOKEN}`);
    expect((await upgradeStatus(`?id=${id}&access_token=${GOOD_TOKEN}`)).status).toBe(409);
    opened.close();
    const late = await connectionToken();
    await new Promise((resolve) => setTimeout(resolve, 830));
    expect((await upgradeStatus(`?id=${late}&access_token=${GOOD_TOKEN}`)).status).toBe(404);
  });

  it("refuses pages of other origins", async () => {
    await expect(rawClient(fixture, { origin: "https://evil.example" })).rejects.toThrow("403");
    const raw = await rawClient(fixture, { origin: PAGE_ORIGIN });
    raw.socket.close();
  });
});

describe("pages of other origins", () => {
  it("are allowed when they are on the list", async () => {
    const preflight = await fetch(`${fixture.url}/negotiate`, {
      method: "OPTIONS",
      headers: { Origin: PAGE_ORIGIN },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(PAGE_ORIGIN);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("x-signalr-user-agent");
    const answer = await negotiate({ Authorization: `Bearer ${GOOD_TOKEN}`, Origin: PAGE_ORIGIN });
    expect(answer.headers.get("access-control-allow-origin")).toBe(PAGE_ORIGIN);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    expect(answer.headers.get("vary")).toBe("Origin");
  });

  it("are refused when they are not", async () => {
    const answer = await negotiate({
      Authorization: `Bearer ${GOOD_TOKEN}`,
      Origin: "https://evil.example",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});
