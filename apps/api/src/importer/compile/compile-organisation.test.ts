import { describe, expect, it } from "vitest";
import { bundleSchema, type Bundle, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { filesOf } from "../read/bundle-files.ts";
import { compileBundle } from "./compile-bundle.ts";
import { generateBundle } from "../generate/generate-bundle.ts";
import { openIdBook } from "./id-book.ts";
import type { BundleFile } from "../read/read-files.ts";

const TOLD = {
  active: false,
  emailContact: "balie@showroom.example",
  postalAddress: "Postbus 12",
  postalPostalCode: "1000 AA",
  postalCity: "Amsterdam",
  country: { key: "nl", name: "Nederland", code: "NL" },
  geoLocation: { latitude: 52.37, longitude: 4.89 },
  externalOrganisationId: "4711",
  organisationCode: "SHW",
  insideShowroomUrl: "https://showroom.example/binnen",
  pageUrl: "https://showroom.example",
  brands: ["Kiln"],
  retailers: ["aannemer"],
  discount: { key: "opening", name: "Opening", rules: [] },
} as const;

function bundleWith(told: Partial<BundleInput["organisations"][number]>): Bundle {
  const bundle = generateBundle({ products: 12, rules: 0, seed: 1 });
  return bundleSchema.parse({
    ...bundle,
    project: { ...bundle.project, options: [{ key: "zonwering", name: "Zonwering" }] },
    organisations: bundle.organisations.map((organisation) =>
      organisation.key === "showroom" ? { ...organisation, ...told } : organisation,
    ),
  });
}

function compile(bundle: Bundle) {
  const files = new Map<string, BundleFile>(
    filesOf(bundle).map(({ file }) => [file, { publicId: `test/${file}`, path: file, bytes: 1, width: 8, height: 6 }]),
  );
  return compileBundle({ bundle, files }, openIdBook([], 1), 1);
}

const detailsOf = (bundle: Bundle) => compile(bundle).organisations.find(({ key }) => key === "showroom")?.details;

describe("an organisation", () => {
  it("is stored with all fields of the bundle, with a sanitised story", () => {
    const story = '<p>Sinds 1920.<script>alert("x")</script></p>';
    const details = detailsOf(
      bundleWith({
        ...TOLD,
        brands: [...TOLD.brands],
        retailers: [...TOLD.retailers],
        discount: { ...TOLD.discount, rules: [] },
        story,
        showroomImages: ["images/showroom.webp"],
      }),
    );
    expect(details).toMatchObject({ ...TOLD, story: "<p>Sinds 1920.</p>" });
    expect(details?.showroomImages).toMatchObject([{ public_id: "test/images/showroom.webp", width: 8, height: 6 }]);
  });

  it("is active and has no other fields by default", () => {
    expect(detailsOf(bundleWith({}))).toMatchObject({ active: true, brands: [], retailers: [], showroomImages: [] });
  });

  it("lists only existing retailers", () => {
    expect(findReferenceFaults(bundleWith({ retailers: ["niemand"] }))).toMatchObject([
      { path: expect.stringMatching(/^organisations\[\d\]\.retailers\[0\]$/) },
    ]);
  });
});

it("gets ids for its project's options", () => {
  expect(compile(bundleWith({})).project.options).toEqual([{ id: expect.any(Number), name: "Zonwering" }]);
});
