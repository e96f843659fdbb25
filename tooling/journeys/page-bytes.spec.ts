/** A page and its headers fit into the packets that a server sends before it waits for the first acknowledgement. */
import { get } from "node:http";
import { expect, test } from "./test.ts";

/** Ten packets of 1,460 bytes (RFC 6928). One byte more costs a round trip. */
const FIRST_FLIGHT = 14_600;
const PROJECT = "/projects/de-lindehof";
const STEP = `${PROJECT}/digitale-showroom/stap`;

/** Bytes of an answer on its connection, with its headers. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.socket.bytesRead));
      answer.on("error", reject);
    }).on("error", reject);
  });
}

for (const path of [
  PROJECT,
  `${PROJECT}/contact`,
  "/",
  `${STEP}/3/tegels`,
  `${STEP}/3/sanitair`,
  `${STEP}/6/vloeren`,
  `${STEP}/7`,
])
  test(`${path} fits into the first packets`, async ({ baseURL }) => {
    const bytes = await bytesOf(new URL(path, baseURL).href);
    expect(bytes).toBeLessThan(FIRST_FLIGHT);
    expect(bytes, "the page itself").toBeGreaterThan(FIRST_FLIGHT / 3);
  });
