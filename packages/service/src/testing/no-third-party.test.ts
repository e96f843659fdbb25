import { createServer, connect, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import "./no-third-party.ts";

it("a request or connection to another machine fails, and one to this machine does not", async () => {
  await expect(fetch("https://third-party.example/pixel.gif")).rejects.toMatchObject({
    cause: expect.objectContaining({ message: "A connection to third-party.example was attempted" }),
  });
  expect(() => connect(443, "192.0.2.1")).toThrow("A connection to 192.0.2.1 was attempted");
  expect(() => connect({ port: 443, host: "third-party.example" })).toThrow("third-party.example");

  const server = createServer((socket) => socket.end("here"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const heard = await new Promise((resolve) => connect(port, "127.0.0.1").on("data", (data) => resolve(String(data))));
  expect(heard).toBe("here");
  server.close();
});
