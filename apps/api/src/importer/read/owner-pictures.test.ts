import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { rightWorkbook } from "../../testing/spoilt-workbook.ts";
import { writeFinding } from "../findings/finding.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { readBundle } from "./read-bundle.ts";
import { readBundleFile } from "./read-files.ts";

const picture = (format: "jpeg" | "png" | "tiff", width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#808080" }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();

/** The project of an owner with one picture: the name in the sheet, and the file on the disk. */
async function project(named: string, file: string, content: Buffer) {
  const folder = await ownersFolder();
  const path = join(folder, "images", file);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, content);
  const book = await rightWorkbook();
  return { folder, source: await book.set("Producten", 2, "Foto's", named).save(folder) };
}

const told = async (named: string, file: string, content: Buffer): Promise<readonly string[]> => {
  const { source } = await project(named, file, content);
  return (await inspectBundle(source)).map((finding) => `${finding.level} ${writeFinding(finding)}`);
};

test.each([
  ["images/Tegels/Wit mat.jpg", "Tegels/Wit mat.jpg"],
  [String.raw`images\tegels\wit-mat.jpeg`, "tegels/Wit mat.JPEG"],
  ["tegels/wit mat.JPG", "Tegels/wit-mat.jpg"], // m027, no images/
  ["images/Tegels/WIT.JPG", "tegels/wit.jpg"], // m028, capitals
  ["images/wit.jpeg", "wit.jpg"], // m029
  ["images/tegels/crème.jpg", "tegels/Crème.jpg"],
])("a picture is found without regard for case, spaces, accents and .jpeg: %s", async (named, file) => {
  expect(await told(named, file, await picture("jpeg"))).toEqual([]);
});

const AT = "error catalogus.xlsx Producten rij 2, kolom X (Foto's) (WT-1001): er is geen bestand";

test.each([
  ["m027 no images/, and a letter too many", "witt.jpg", "wit.jpg", "images/witt.jpg", "images/wit.jpg"],
  ["m027 without its folder", "wit.jpg", "tegels/wit.jpg", "images/wit.jpg", "images/tegels/wit.jpg"],
  ["a folder that is not there", "images/tegels/wit.jpg", "wit.jpg", "images/tegels/wit.jpg", "images/wit.jpg"],
  ["m028 capitals", "images/WITT.JPG", "Wit.jpg", "images/witt.jpg", "images/Wit.jpg"],
  ["m029 .jpeg", "images/witt.jpeg", "wit.jpeg", "images/witt.jpg", "images/wit.jpeg"],
  ["another extension", "images/wit.jpeg", "wit.png", "images/wit.jpg", "images/wit.png"],
  ["nothing that comes near", "wit.jpg", "zand.jpg", "images/wit.jpg", null],
])("a picture that is not there is said at its place: %s", async (_, named, file, said, meant) => {
  const suggestion = meant === null ? "" : `; bedoelt u "${meant}"?`;
  expect((await told(named, file, await picture("jpeg")))[0]).toBe(`${AT} ${said}${suggestion}`);
});

test("m033 a picture that is cut off is said at its place", async () => {
  const content = (await picture("jpeg")).subarray(0, -200);
  expect(await told("images/wit.jpg", "wit.jpg", content)).toEqual([
    "error catalogus.xlsx Producten rij 2, kolom X (Foto's) (WT-1001): images/wit.jpg is afgebroken: het einde van de foto ontbreekt; kopieer het bestand opnieuw",
  ]);
});

test("m105 semicolons and line breaks separate pictures alike", async () => {
  for (const named of ["images/wit.jpg; wit.jpg", "images/wit.jpg\nwit.jpg", "images/wit.jpg;\n wit.jpg;"])
    expect(await told(named, "wit.jpg", await picture("jpeg"))).toEqual([]);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["images/wit.jpg is geen jpg, maar een png", () => picture("png")],
  ["is geen jpg, maar een TIFF-bestand; bewaar het als jpg", () => picture("tiff")],
  ["is geen jpg, maar een PDF", () => Buffer.from("%PDF-1.7")],
  ["is geen jpg, maar een HEIC-foto", () => Buffer.from("\0\0\0 ftypheic")],
  ["is leeg", () => Buffer.alloc(0)],
])("a file is said to be what it is: %s", async (reason, content) => {
  expect((await told("images/wit.jpg", "wit.jpg", await content())).join()).toContain(reason);
});

test("a file that is there under another name is named", async () => {
  const jpg = await picture("jpeg");
  expect((await told("images/witt.jpg", "wit.jpg", jpg))[0]).toContain('bedoelt u "images/wit.jpg"?');
  expect((await told("images/wit.jpg", "wit.heic", jpg))[0]).toContain("images/wit.heic is een HEIC-foto");
});

test("pictures are found in a folder Images, and looked for beside it", async () => {
  const { folder, source } = await project("images/wit.jpg", "wit.jpg", await picture("jpeg"));
  await rename(join(folder, "images"), join(folder, "Images"));
  expect(await inspectBundle(source)).toEqual([]);
  const said = async (path: string, to: string): Promise<string | undefined> => {
    await mkdir(join(folder, to, ".."), { recursive: true });
    await rename(join(folder, path), join(folder, to));
    return (await inspectBundle(source))[0]?.reason;
  };
  const words = "ligt niet in de map images: zet het daarin";
  expect(await said("Images/wit.jpg", "Wit.jpg")).toBe(`er is geen bestand images/wit.jpg; "Wit.jpg" ${words}`);
  expect(await said("Wit.jpg", "foto's/wit.jpg")).toContain(`"foto's/wit.jpg" ${words}`);
});

test("a file with the name of another one is told when it is not used", async () => {
  const { folder, source } = await project("images/wit-mat.jpg", "wit-mat.jpg", await picture("jpeg"));
  await writeFile(join(folder, "images/Wit mat.jpg"), await picture("jpeg"));
  const [finding] = await inspectBundle(source);
  expect([finding?.path, finding?.reason]).toEqual([
    "images/Wit mat.jpg",
    'wordt niet gebruikt: "images/wit-mat.jpg" heet voor de showroom net zo, en gaat voor',
  ]);
});

test("a picture of few points is said to be small", async () => {
  expect(await told("images/wit.jpg", "wit.jpg", await picture("jpeg", 120, 90))).toEqual([
    "warning catalogus.xlsx Producten rij 2, kolom X (Foto's) (WT-1001): images/wit.jpg is maar 120 × 90 beeldpunten, en wordt onscherp; neem een grotere foto",
  ]);
});

test("a file that nothing names is told, with what it is", async () => {
  const folder = await ownersFolder();
  await writeFile(join(folder, "images/los.jpg"), await picture("jpeg"));
  await writeFile(join(folder, "images/los.heic"), "x");
  const findings = await inspectBundle(await (await rightWorkbook()).save(folder));
  expect(findings.map(({ path, reason }) => `${path}: ${reason}`).toSorted()).toEqual([
    "images/los.heic: wordt niet gebruikt: het bestand is een HEIC-foto, zoals een iPhone die maakt; bewaar het als jpg",
    "images/los.jpg: wordt niet gebruikt: niets in de catalogus noemt dit bestand",
  ]);
});

// It makes, reads and shrinks a picture of 54 million pixels.
test("a picture above the limit is made smaller, and said", { timeout: 60_000 }, async () => {
  const { source } = await project("images/groot.jpg", "groot.jpg", await picture("jpeg", 9_000, 6_000));
  const { files, warnings } = await readBundle(source);
  expect(warnings.map(({ reason }) => reason)).toEqual([
    "images/groot.jpg was te groot (9000 × 6000; hoogstens 50 miljoen beeldpunten en 25 MB) en is verkleind tot 4000 × 2667",
  ]);
  const [file] = files.values();
  const stored = file ? await sharp(await readBundleFile(file)).metadata() : null;
  expect([stored?.width, file?.width]).toEqual([4_000, 4_000]);
});

test("a folder is read like the workbook in it", async () => {
  const { folder } = await project("images/wit.jpg", "wit.jpg", await picture("jpeg"));
  expect(await inspectBundle(folder)).toEqual([]);
});
