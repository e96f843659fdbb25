import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOutside, refuseUrl } from "./outside-address.ts";
import { postOutside } from "./post.ts";

describe("an IP address", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "::1",
    "::",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "fe80::1",
    "fd00::1",
    "2001:db8::1",
    "2002:a00:1::",
    "not an address",
  ])("%s is not of the internet", (address) => {
    expect(isOutside(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "2a00:1450:400e:80d::200e"])("%s is", (address) => {
    expect(isOutside(address)).toBe(true);
  });
});

describe("a URL", () => {
  const strict = { isOpen: false };
  it.each([
    ["https://erp.example/hooks", null],
    ["https://8.8.8.8/hooks", null],
    ["http://erp.example/hooks", "insecure"],
    ["ftp://erp.example", "invalid"],
    ["erp.example", "invalid"],
    ["https://user:secret@erp.example", "credentials"],
    ["https://localhost/hooks", "private"],
    ["https://intranet/hooks", "private"],
    ["https://printer.local/hooks", "private"],
    ["https://metadata.google.internal/", "private"],
    ["https://127.0.0.1/", "private"],
    ["https://0x7f000001/", "private"],
    ["https://2130706433/", "private"],
    ["https://127.1/", "private"],
    ["https://[::1]/", "private"],
    ["https://[::ffff:127.0.0.1]/", "private"],
    ["https://169.254.169.254/latest/meta-data", "private"],
  ])("%s: %s", (url, refusal) => {
    expect(refuseUrl(url, strict)).toBe(refusal);
  });

  it("may be of this machine while developing, never with a password", () => {
    expect(refuseUrl("http://localhost:9000/", { isOpen: true })).toBeNull();
    expect(refuseUrl("http://a:b@localhost:9000/", { isOpen: true })).toBe("credentials");
  });
});

describe("a call", () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/moved") response.writeHead(302, { location: "/taken" });
    else response.writeHead(request.url === "/taken" ? 204 : 500);
    response.end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());
  const post = (path: string, isOpen = true) => postOutside(`http://localhost:${port}${path}`, "{}", {}, { isOpen });

  it("tells what was answered, and follows no redirect", async () => {
    expect(await post("/taken")).toEqual({ status: 204, reason: "" });
    expect(await post("/other")).toEqual({ status: 500, reason: "HTTP 500" });
    expect(await post("/moved")).toEqual({ status: 302, reason: "HTTP 302" });
    expect(asked).toEqual(["/taken", "/other", "/moved"]);
  });

  it("does not reach a name that resolves to this machine", async () => {
    const before = asked.length;
    // The name passes the look of the URL; only its address gives it away.
    const { outsideLookup } = await import("./outside-address.ts");
    const found = await new Promise<Error | null>((resolve) => {
      outsideLookup({ isOpen: false })("localhost", { all: true }, (error) => resolve(error));
    });
    expect(found?.message).toBe("the address is of a private network");
    expect((await post("/taken", false)).status).toBeNull();
    expect(asked).toHaveLength(before);
  });

  it("says that nobody answers", async () => {
    server.close();
    server.closeAllConnections();
    expect(await post("/taken")).toMatchObject({ status: null, reason: expect.stringContaining("ECONNREFUSED") });
  });
});
