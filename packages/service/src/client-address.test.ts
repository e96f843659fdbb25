import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

async function seenAs(trusted: readonly string[], forwarded?: string): Promise<string> {
  const server = createServer((asked, answer) => answer.end(clientAddress(asked, trusted)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) =>
    request(
      { port, host: "127.0.0.1", headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } },
      (answer) => answer.on("data", (data) => resolve(String(data))),
    ).end(),
  );
  server.close();
  return text;
}

it("uses X-Forwarded-For only of trusted proxies", async () => {
  expect(await seenAs(["loopback"], "192.0.2.7")).toBe("192.0.2.7");
  expect(await seenAs(["loopback"], "203.0.113.9, 192.0.2.7")).toBe("192.0.2.7");
  expect(await seenAs(["10.0.0.0/8"], "192.0.2.7")).toBe("127.0.0.1");
  expect(await seenAs([], "192.0.2.7")).toBe("127.0.0.1");
  expect(await seenAs(["loopback"])).toBe("127.0.0.1");
});
