import { expect, test } from "vitest";
import { showroomPathOf } from "./links.ts";

const SHOWROOM = "/projects/linde/digitale-showroom";

test.each([
  [SHOWROOM, { slug: "linde", stepNumber: null, part: null }],
  [`${SHOWROOM}/`, { slug: "linde", stepNumber: null, part: null }],
  [`${SHOWROOM}/stap/3`, { slug: "linde", stepNumber: 3, part: null }],
  [`${SHOWROOM}/stap/3/tegels`, { slug: "linde", stepNumber: 3, part: "tiles" }],
  [`${SHOWROOM}/stap/2/topview/7`, { slug: "linde", stepNumber: 2, part: "topview" }],
  [`${SHOWROOM}/stap/2/nergens`, { slug: "linde", stepNumber: 2, part: null }],
  [`${SHOWROOM}/stap/drie`, { slug: "linde", stepNumber: null, part: null }],
  [`${SHOWROOM}/stap/1.5`, { slug: "linde", stepNumber: null, part: null }],
  ["/projects/de%20linde/digitale-showroom/stap/1", { slug: "de linde", stepNumber: 1, part: null }],
  ["/projects/%/digitale-showroom/stap/1", { slug: "%", stepNumber: 1, part: null }],
])("%s is a path of the showroom", (pathname, path) => {
  expect(showroomPathOf(pathname)).toEqual(path);
});

test.each(["/", "/projects/linde", "/projects/linde/contact", `${SHOWROOM}s`, `/elders${SHOWROOM}`])(
  "%s is none",
  (pathname) => {
    expect(showroomPathOf(pathname)).toBeNull();
  },
);
