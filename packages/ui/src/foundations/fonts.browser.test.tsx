import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

const WEIGHTS = { display: [300, 400, 500, 600], text: [400, 500, 600] } as const;

const rangeOf = (weight: string): readonly number[] => weight.split(" ").map(Number);

/** The product's font faces that the browser uses for a family and weight, after loading. */
async function facesFor(family: "display" | "text", weight: number): Promise<readonly FontFace[]> {
  const { container } = await render(
    <p style={{ fontFamily: `var(--font-${family})`, fontWeight: weight }}>Uw woning, € 1.250,-</p>,
  );
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  const text = container.querySelector("p");
  if (text === null) throw new Error("Nothing was rendered");
  const [own = ""] = getComputedStyle(text).fontFamily.split(",");
  return [...document.fonts].filter((face) => {
    const [from = 0, to = from] = rangeOf(face.weight);
    return face.family.replaceAll('"', "") === own.replaceAll('"', "") && from <= weight && weight <= to;
  });
}

for (const family of ["display", "text"] as const) {
  test.each(WEIGHTS[family])(
    `Dutch text in the ${family} font at weight %i uses the product's font`,
    async (weight) => {
      const faces = await facesFor(family, weight);
      expect(faces.some((face) => face.status === "loaded" && face.unicodeRange.includes("U+20-7E"))).toBe(true);
      // Faces with overlapping weight ranges would hide one another.
      expect(new Set(faces.map((face) => face.weight)).size).toBe(1);
    },
  );
}
