import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Spinner } from "./spinner.tsx";

test("the spinner is 75 px wide", async () => {
  const screen = await render(<Spinner />);
  const drawing = screen.getByRole("status").element().querySelector("svg");
  // Layout sizes, because the bounding box of a rotating square varies.
  expect([drawing?.clientWidth, drawing?.clientHeight]).toEqual([75, 75]);
});
