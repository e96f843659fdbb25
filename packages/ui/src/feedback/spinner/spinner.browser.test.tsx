import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Spinner } from "./spinner.tsx";

test("is 75 across", async () => {
  const screen = await render(<Spinner />);
  const drawing = screen.getByRole("status").element().querySelector("svg");
  // Laid-out measures: it turns, and a turned square reaches further.
  expect([drawing?.clientWidth, drawing?.clientHeight]).toEqual([75, 75]);
});
