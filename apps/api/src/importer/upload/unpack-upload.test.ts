import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { zipFile, type ZipEntry } from "../../testing/zip-file.ts";
import { unpackUpload } from "./unpack-upload.ts";

let webp: Buffer;
let png: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8a27a" } });
  [webp, png] = await Promise.all([picture.clone().webp().toBuffer(), picture.clone().png().toBuffer()]);
});

const bundle = Buffer.from("{}");
const unpack = (entries: readonly ZipEntry[]) => unpackUpload({ fileName: "project.zip", content: zipFile(entries) });
const reasons = async (entries: readonly ZipEntry[]) =>
  (await unpack(entries)).findings.map(({ level, path, reason }) => `${level} ${path}: ${reason}`);

test("a file without a zip is the catalogue itself", async () => {
  const file = { fileName: "catalogus.xlsx", content: bundle };
  expect(await unpackUpload(file)).toEqual({ catalogue: file, pictures: new Map(), findings: [] });
});

test.each([
  ["at the top", "", "images/"],
  ["in a folder of its own, with what computers add", "Mijn Project/", "Mijn Project/images/"],
])("a catalogue %s is found with its pictures", async (_, top, images) => {
  const { catalogue, pictures, findings } = await unpack([
    { name: `${top}bundle.json`, content: bundle },
    { name: `${images}Tegels/Duin.WEBP`, content: webp },
    { name: images, content: Buffer.alloc(0) },
    { name: "__MACOSX/._bundle.json", content: bundle },
    { name: `${top}.DS_Store`, content: bundle },
  ]);
  expect(findings).toEqual([]);
  expect(catalogue).toEqual({ fileName: "bundle.json", content: bundle });
  expect(pictures).toEqual(new Map([["images/tegels/duin.webp", webp]]));
});

test.each([["duin.webp"], ["images/duin.webp"], ["Foto's van maandag/duin.webp"]])(
  "pictures alone are found: %s",
  async (name) => {
    const { catalogue, pictures, findings } = await unpack([{ name, content: webp }]);
    expect([catalogue, findings]).toEqual([null, []]);
    expect([...pictures.keys()]).toEqual(["images/duin.webp"]);
  },
);

test("names are told that a bundle cannot use, and contents of another type", async () => {
  expect(
    await reasons([
      { name: "images/duin.webp", content: png },
      { name: "images/film.mp4", content: Buffer.from("tekst") },
      { name: "images/wit zand.webp", content: webp },
      { name: "leesmij.txt", content: bundle },
    ]),
  ).toEqual([
    "error images/duin.webp: is geen webp, maar een png; geef het bestand die extensie",
    "error images/film.mp4: is geen mp4: de inhoud is iets anders",
    "warning leesmij.txt: wordt niet gebruikt: het bestand eindigt op .txt; hier hoort .jpg, .png, .webp, .svg, .mp4, .webm of .vtt",
  ]);
});

test("two catalogues, and two pictures with one name, are errors", async () => {
  expect(
    await reasons([
      { name: "bundle.json", content: bundle },
      { name: "catalogus.xlsx", content: bundle },
      { name: "images/a.webp", content: webp },
      { name: "images/A.webp", content: webp },
    ]),
  ).toEqual([
    "error bundle.json, catalogus.xlsx: er mag maar één catalogus in de zip staan",
    "error images/A.webp: deze naam komt twee keer voor",
  ]);
});

test.each(["../buiten.webp", "/etc/cron.d/buiten.webp", "images\\..\\..\\buiten.webp", "C:/buiten.webp"])(
  "a name that leads elsewhere is refused: %s",
  async (name) => {
    const { pictures, findings } = await unpack([{ name, content: webp }]);
    expect(pictures.size).toBe(0);
    expect(findings.map(({ level }) => level)).toEqual(["error"]);
  },
);

test("content that is larger than stated is refused, and so are large files before they are unpacked", async () => {
  const zeros = Buffer.alloc(2_000_000);
  const [lie] = await reasons([{ name: "images/a.webp", content: zeros, statedSize: 100 }]);
  expect(lie).toContain("geen zip-bestand dat veilig kan worden uitgepakt");
  const [large] = await reasons([{ name: "images/a.webp", content: webp, statedSize: 30_000_000 }]);
  expect(large).toBe("error images/a.webp: is groter dan 25 MB");
  const many = Array.from({ length: 13 }, (_, at) => ({
    name: `images/${at}.webp`,
    content: webp,
    statedSize: 26_000_000,
  }));
  expect((await reasons(many)).join()).toContain("error");
  const [crowd] = await reasons(
    Array.from({ length: 3_001 }, (_, at) => ({ name: `images/${at}.webp`, content: webp })),
  );
  expect(crowd).toContain("meer dan 3000 bestanden");
});

test("a file that is no zip, and an empty zip, are errors", async () => {
  const { findings } = await unpackUpload({ fileName: "project.zip", content: Buffer.from("geen zip") });
  expect(findings).toHaveLength(1);
  expect(await reasons([])).toEqual(["error : hierin staan geen catalogus en geen foto's"]);
});
