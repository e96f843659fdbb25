import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { findReferenceFaults } from "@showroom/api-contract/bundle/reference-faults";
import { describe, expect, it } from "vitest";
import { ALL_BUNDLES, bundleFolder, bundleText } from "./bundles.ts";

const read = (slug: string) => readFileSync(join(bundleFolder(slug), "bundle.json"), "utf8");
const parse = (slug: string) => bundleSchema.parse(JSON.parse(read(slug)));

describe.each(ALL_BUNDLES)("bundle %s", (slug, build) => {
  it("equals the output of its sources", () => {
    expect(read(slug)).toBe(bundleText(slug, build));
  });

  it("has no dangling reference", () => {
    expect(findReferenceFaults(parse(slug))).toEqual([]);
  });

  it("has exactly the pictures that it names", () => {
    const named = new Set([...read(slug).matchAll(/"(images\/[^"]+)"/g)].map((match) => match[1]!));
    const present = new Set(
      readdirSync(bundleFolder(slug), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "bundle.json")
        .map((entry) => join(entry.parentPath, entry.name).slice(bundleFolder(slug).length + 1)),
    );
    expect([...named].filter((file) => !present.has(file))).toEqual([]);
    expect([...present].filter((file) => !named.has(file))).toEqual([]);
  });
});

describe("De Lindehof", () => {
  const bundle = parse("de-lindehof");
  const tiles = (type: string) => bundle.products.filter((product) => product.type === type);
  const sanitaryGroups = bundle.productGroups.filter((group) => group.type === "standard");
  const sanitary = bundle.offers.filter((offer) => sanitaryGroups.some((group) => group.key === offer.group));

  it("is as large as a real project", () => {
    const offers = (prefix: string) => bundle.offers.filter((offer) => offer.key.startsWith(prefix));
    expect(offers("wall.").length).toBeGreaterThanOrEqual(40);
    expect(offers("floor.").length).toBeGreaterThanOrEqual(30);
    expect(
      new Set(
        tiles("wall_tile")
          .concat(tiles("floor_tile"))
          .map((tile) => tile.size),
      ).size,
    ).toBeGreaterThanOrEqual(6);
    expect(tiles("grout_color")).toHaveLength(12);
    expect(tiles("finishing_profile")).toHaveLength(8);
    expect(sanitaryGroups.length).toBeGreaterThanOrEqual(16);
    expect(sanitary.length).toBeGreaterThanOrEqual(90);
    expect(new Set(sanitary.flatMap((offer) => [offer.product, ...offer.variants])).size).toBeGreaterThanOrEqual(250);
    expect(bundle.rules).toHaveLength(30);
    expect(new Set(bundle.rules.map((rule) => rule.type)).size).toBe(3);
    expect([bundle.floorMaterials.length, bundle.floors.length, bundle.baseboards.length]).toEqual([6, 30, 8]);
  });

  it("has one standard wall tile and one standard floor tile in every room", () => {
    for (const room of ["bathroom", "bathroom2", "toilet"] as const) {
      for (const prefix of ["wall.", "floor."]) {
        expect(
          bundle.offers.filter((offer) => offer.key.startsWith(prefix) && offer.standardIn.includes(room)),
        ).toHaveLength(1);
      }
    }
  });
});
