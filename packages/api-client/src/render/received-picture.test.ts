import { expect, it } from "vitest";
import { receivedPicture } from "./received-picture.ts";

const picture = { filename: "picture", fullpath: "https://pictures.example/" };

it("a message with a render id is passed on unchanged", () => {
  const message = { ...picture, renderId: "a", stage: "final", width: 3, height: 2 };
  expect(receivedPicture([message])).toBe(message);
});

it.each<[string, readonly unknown[]]>([
  ["two arguments", ["picture", "https://pictures.example/"]],
  ["one object", [picture]],
  ["one object with the specified spelling", [{ filename: "picture", fullPath: "https://pictures.example/" }]],
  ["one object with an empty render id", [{ ...picture, renderId: "" }]],
])("filename and full path can be %s", (_, args) => {
  expect(receivedPicture(args)).toEqual(picture);
});

it.each([
  [[]],
  [["picture"]],
  [["", "https://pictures.example/"]],
  [["picture", ""]],
  [["picture", 7]],
  [[7, "https://pictures.example/"]],
  [[null]],
  [[undefined]],
  [[{}]],
  [[{ filename: "picture" }]],
  [[{ fullpath: "https://pictures.example/" }]],
  [[{ filename: 7, fullpath: 8 }]],
])("%j is no picture", (args: readonly unknown[]) => {
  expect(receivedPicture(args)).toBeNull();
});
