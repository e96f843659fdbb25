import { ApiProblem, ConnectionFailure } from "@showroom/api-client/failures";
import { problem } from "@showroom/api-contract/problems";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../shared/api/api.ts";
import { loadReset } from "./reset-loader.ts";

afterEach(() => vi.restoreAllMocks());

const open = () =>
  loadReset({
    params: { resetToken: "a".repeat(43) },
    request: new Request("http://localhost/"),
    url: new URL("http://localhost/"),
    pattern: "",
    context: new RouterContextProvider(),
  });

test("the form opens for a link that can be used, and not for one that was used, is too old or is no link", async () => {
  const call = vi.spyOn(api, "call");
  call.mockResolvedValueOnce({ isUsable: true });
  expect(await open()).toBe(true);
  call.mockResolvedValueOnce({ isUsable: false });
  expect(await open()).toBe(false);
  call.mockRejectedValueOnce(new ApiProblem(problem("request-invalid")));
  expect(await open()).toBe(false);
});

test("without an answer the form opens", async () => {
  vi.spyOn(api, "call").mockRejectedValue(new ConnectionFailure("offline", null));
  expect(await open()).toBe(true);
});
