import { expect, test } from "vitest";
import { readUpload, uploadFailure } from "./read-upload.ts";
import { fileTexts as texts } from "./texts.ts";

test("a file is read when it is sent", async () => {
  const read = await readUpload(new File(["ja"], "catalogus.xlsx"));
  expect([read.name, await read.text()]).toEqual(["catalogus.xlsx", "ja"]);
});

test("a file that was saved after it was chosen asks to be chosen again, by its name", async () => {
  const stale = new File(["oud"], "catalogus.xlsx");
  // What browsers do once the file on the disk has changed.
  stale.arrayBuffer = async () => await Promise.reject(new DOMException("changed", "NotReadableError"));
  const failure = await readUpload(stale).catch(uploadFailure);
  expect(failure).toBe(texts.savedSince("catalogus.xlsx"));
});

test("a failure of the server is not blamed on the file", () => {
  expect(uploadFailure(new Error("500"))).toBe(texts.failed);
});

test("a file above the limit is not read", async () => {
  expect(await readUpload(new File(["te groot"], "kopers.csv"), { limit: 4 }).catch(uploadFailure)).toBe(
    texts.tooLarge(4 / 2 ** 20),
  );
});
