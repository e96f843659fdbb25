import { expect, test } from "vitest";
import { stepPathOf } from "./step-path.ts";

const SHOWROOM = "/projects/linde/digitale-showroom";

test.each([
  [SHOWROOM, { slug: "linde", stepNumber: null }],
  [`${SHOWROOM}/`, { slug: "linde", stepNumber: null }],
  [`${SHOWROOM}/stap/3`, { slug: "linde", stepNumber: 3 }],
  [`${SHOWROOM}/stap/3/tegels`, { slug: "linde", stepNumber: 3, segment: "tegels" }],
  [`${SHOWROOM}/stap/2/topview/7`, { slug: "linde", stepNumber: 2, segment: "topview" }],
  [`${SHOWROOM}/stap/drie`, { slug: "linde", stepNumber: null }],
  [`${SHOWROOM}/stap/1.5`, { slug: "linde", stepNumber: null }],
  ["/projects/de%20linde/digitale-showroom/stap/1", { slug: "de linde", stepNumber: 1 }],
  ["/projects/%/digitale-showroom/stap/1", { slug: "%", stepNumber: 1 }],
])("%s is a path of the showroom", (pathname, path) => {
  expect(stepPathOf(pathname)).toEqual(path);
});

test.each(["/", "/projects/linde", "/projects/linde/contact", `${SHOWROOM}s`, `/elders${SHOWROOM}`])(
  "%s is none",
  (pathname) => {
    expect(stepPathOf(pathname)).toBeNull();
  },
);
