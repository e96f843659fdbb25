import { expect, it } from "vitest";
import { readOptions } from "../start/options.ts";

it("Storybook, which needs inline scripts, has a port of its own and so another origin than the tokens", () => {
  const { storybook, port, renderPort, storybookPort } = readOptions([], {});
  expect(storybook).toBe(true);
  expect(new Set([port, renderPort, storybookPort]).size).toBe(3);
});

it("Storybook is absent in production, whatever the options say", () => {
  const production = { NODE_ENV: "production", STORYBOOK_PORT: "6007" };
  expect(readOptions([], production).storybook).toBe(false);
  expect(readOptions(["--storybook-port", "6008"], production).storybook).toBe(false);
});
