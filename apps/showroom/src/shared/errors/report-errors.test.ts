import { expect, test } from "vitest";
import { reportErrors } from "./report-errors.ts";
import type { ErrorReport } from "./report-errors.ts";

const URL_OF_REPORTS = "https://fouten.example/melden";

function watch() {
  const page = new EventTarget();
  const reports: ErrorReport[] = [];
  reportErrors(URL_OF_REPORTS, page, (url, body) => {
    expect(url).toBe(URL_OF_REPORTS);
    reports.push(JSON.parse(body));
  });
  const fail = (error: unknown, message = "Script error."): void =>
    void page.dispatchEvent(Object.assign(new Event("error"), { error, message }));
  const refuse = (reason: unknown): void =>
    void page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  return { reports, fail, refuse };
}

test("an uncaught error or rejected promise is reported with its place in the code", () => {
  const { reports, fail, refuse } = watch();
  const error = new TypeError("room is null");
  fail(error);
  refuse(new RangeError("too deep"));
  expect(reports).toMatchObject([{ message: "TypeError: room is null" }, { message: "RangeError: too deep" }]);
  expect(reports[0]?.stack).toBe(error.stack);
});

test("a thrown value that is not an Error is reported as text", () => {
  const { reports, fail, refuse } = watch();
  fail(undefined);
  refuse("weg");
  expect(reports).toEqual([
    { message: "Script error.", stack: "" },
    { message: "weg", stack: "" },
  ]);
});

test("addresses of pages and calls are left out because they may contain secrets; script addresses are kept", () => {
  const { reports, fail } = watch();
  const error = new Error("GET https://showroom.example/api/user/byhash/geheim failed at /password/reset/geheim");
  error.stack = `${error.message}\n    at load (https://showroom.example/assets/main-AbCd1234.js:1:20)`;
  fail(error);
  expect(reports).toEqual([
    {
      message: "Error: GET [address] failed at [address]",
      stack: "GET [address] failed at [address]\n    at load (https://showroom.example/assets/main-AbCd1234.js:1:20)",
    },
  ]);
});

test("the same error is reported once, and a page reports at most ten errors", () => {
  const { reports, fail } = watch();
  const error = new Error("again");
  fail(error);
  fail(error);
  expect(reports).toHaveLength(1);
  for (let count = 0; count < 20; count += 1) fail(null, `Fault ${count}`);
  expect(reports).toHaveLength(10);
});
