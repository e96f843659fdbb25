import { expect, test } from "vitest";
import type { SubmitOption } from "@showroom/domain/model/project";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { shownOptions } from "./shown-options.ts";

const option = (id: number, type: SubmitType, shown = true): SubmitOption => ({
  id,
  type,
  shown,
  title: "",
  content: "",
  confirmationContent: "",
});

test("hidden options are left out, the showroom comes first and the others keep their order", () => {
  const options = [option(1, "quote"), option(2, "design", false), option(3, "showroom"), option(4, "design")];
  expect(shownOptions(options).map(({ id }) => id)).toEqual([3, 1, 4]);
});
