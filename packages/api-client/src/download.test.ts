import { describe, expect, test } from "vitest";
import { fileName } from "./download.ts";

describe("the file name of a Content-Disposition header", () => {
  test.each([
    ["attachment; filename*=UTF-8''bestel%20lijst.csv; filename=\"lijst.csv\"", "bestel lijst.csv"],
    ['attachment; filename="bestel lijst.csv"', "bestel lijst.csv"],
    ["attachment; filename=lijst.csv; size=3", "lijst.csv"],
    ["ATTACHMENT; FILENAME=lijst.csv", "lijst.csv"],
    ["attachment; filename*=UTF-8''%E0%A4%A; filename=lijst.csv", "lijst.csv"],
    ['attachment; filename="../geheim/lijst.csv"', "lijst.csv"],
    ['attachment; filename="C:\\map\\lijst.csv"', "lijst.csv"],
    ['attachment; filename=" lijst.csv "', "lijst.csv"],
    ['attachment; filename=" "', null],
    ["attachment", null],
    [null, null],
  ])("is read from %j as %j", (disposition, name) => expect(fileName(disposition)).toBe(name));
});
